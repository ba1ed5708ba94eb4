import {
  type DataArrayTexture,
  DoubleSide,
  GLSL3,
  Matrix4,
  RawShaderMaterial,
  Vector3,
  Vector4,
  type IUniform,
} from 'three';

/** What all programs that draw surfaces share; changed in one place for all of them. */
export interface SurfaceUniforms {
  readonly colours: IUniform;
  readonly states: IUniform;
  /** Layers of one size; null where none are shown. */
  readonly pictures: IUniform<DataArrayTexture | null>;
  readonly slotWidth: IUniform<number>;
  readonly view: IUniform<Matrix4>;
  readonly projection: IUniform<Matrix4>;
  /** Up to three cuts: a point p is kept where dot(p, xyz) ≤ w. */
  readonly cuts: IUniform<Vector4[]>;
  readonly cutCount: IUniform<number>;
  /** The eye and 1, or of a parallel projection the direction to the viewer and 0. */
  readonly viewer: IUniform<Vector4>;
  readonly sun: IUniform<Vector3>;
  readonly [name: string]: IUniform;
}

export function makeSurfaceUniforms(): SurfaceUniforms {
  return {
    colours: { value: null },
    states: { value: null },
    pictures: { value: null },
    slotWidth: { value: 1 },
    view: { value: new Matrix4() },
    projection: { value: new Matrix4() },
    cuts: { value: [new Vector4(), new Vector4(), new Vector4()] },
    cutCount: { value: 0 },
    viewer: { value: new Vector4() },
    sun: { value: new Vector3(0, 1, 0) },
  };
}

/** State of an instance, a byte each: whether it is drawn, whether it is chosen, and the layer of its picture from 1, 0 for none. */
const VERTEX = /* glsl */ `
precision highp float; precision highp int; precision highp sampler2D;
in vec3 position; in vec4 facing; in vec2 uv; in uint slot;
#ifdef REPEATED
in vec4 place0; in vec4 place1; in vec4 place2;
#endif
uniform sampler2D colours; uniform sampler2D states; uniform int slotWidth;
uniform mat4 view; uniform mat4 projection;
flat out vec4 colour; flat out vec4 state; flat out uint id;
out vec3 at; out vec3 normal; flat out float hasNormal; out vec2 pictureAt; flat out float layer;
void main() {
  ivec2 texel = ivec2(int(slot) % slotWidth, int(slot) / slotWidth);
  colour = texelFetch(colours, texel, 0);
  state = texelFetch(states, texel, 0);
  id = slot + 1u;
  pictureAt = vec2(uv.x, 1.0 - uv.y);
  layer = floor(state.b * 255.0 + 0.5) - 1.0;
#ifdef REPEATED
  at = vec3(dot(place0, vec4(position, 1.0)), dot(place1, vec4(position, 1.0)), dot(place2, vec4(position, 1.0)));
  mat3 turn = mat3(place0.xyz, place1.xyz, place2.xyz);
  vec3 a = turn[0], b = turn[1], c = turn[2];
  normal = vec3(dot(cross(b, c), facing.xyz), dot(cross(c, a), facing.xyz), dot(cross(a, b), facing.xyz));
  if (dot(a, cross(b, c)) < 0.0) normal = -normal;
#else
  at = position;
  normal = facing.xyz;
#endif
  hasNormal = facing.w;
  gl_Position = projection * view * vec4(at, 1.0);
  bool clear = colour.a < 0.99;
#ifdef OPAQUE
  if (clear) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
#endif
#ifdef CLEAR
  if (!clear) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
#endif
  if (state.r < 0.5) gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
}`;

const FRAGMENT_START = /* glsl */ `
precision highp float; precision highp int; precision highp sampler2DArray;
flat in vec4 colour; flat in vec4 state; flat in uint id;
in vec3 at; in vec3 normal; flat in float hasNormal; in vec2 pictureAt; flat in float layer;
uniform sampler2DArray pictures;
uniform vec4 cuts[3]; uniform int cutCount; uniform vec4 viewer; uniform vec3 sun;
bool isCutAway() {
  for (int i = 0; i < 3; i++) if (i < cutCount && dot(at, cuts[i].xyz) > cuts[i].w) return true;
  return false;
}
/* What a picture shows here, in its tint; 0 covers where it has a hole. */
vec4 shownColour() {
  vec2 across = dFdx(pictureAt), down = dFdy(pictureAt);
  if (layer < 0.0) return vec4(colour.rgb, 1.0);
  vec4 texel = textureGrad(pictures, vec3(pictureAt, layer), across, down);
  return vec4(texel.rgb * colour.rgb, texel.a);
}
vec3 surfaceNormal() {
  vec3 flatOne = normalize(cross(dFdx(at), dFdy(at)));
  vec3 n = hasNormal > 0.5 && dot(normal, normal) > 0.0 ? normalize(normal) : flatOne;
  return dot(n, viewer.xyz - viewer.w * at) < 0.0 ? -n : n;
}
vec2 packed16(float v) { float s = floor(clamp(v, 0.0, 1.0) * 65535.0 + 0.5); return vec2(floor(s / 256.0), mod(s, 256.0)) / 255.0; }
/* A direction as a point of an octahedron (Cigolle and others, 2014). */
vec4 packedNormal(vec3 n) {
  n /= abs(n.x) + abs(n.y) + abs(n.z);
  vec2 o = n.z >= 0.0 ? n.xy : (1.0 - abs(n.yx)) * vec2(n.x >= 0.0 ? 1.0 : -1.0, n.y >= 0.0 ? 1.0 : -1.0);
  return vec4(packed16(o.x * 0.5 + 0.5), packed16(o.y * 0.5 + 0.5));
}
vec4 packedId(uint value) { return vec4(float(value & 255u), float((value >> 8) & 255u), float((value >> 16) & 255u), float((value >> 24) & 255u)) / 255.0; }
`;

/** Colour, direction and number of each pixel; where a cut opens a solid, its inside is filled. */
const GATHER = /* glsl */ `${FRAGMENT_START}
layout(location = 0) out vec4 outColour; layout(location = 1) out vec4 outNormal; layout(location = 2) out vec4 outId;
uniform vec3 filling;
void main() {
  if (isCutAway()) discard;
  vec4 shown = shownColour();
  if (shown.a < 0.5) discard;
  bool inside = cutCount > 0 && !gl_FrontFacing;
  vec3 n = surfaceNormal();
  outColour = vec4(inside ? filling : shown.rgb, inside ? 0.0 : 1.0);
  outNormal = packedNormal(n);
  outId = packedId(id);
  outId.a = state.g > 0.5 ? 1.0 : 0.5;
}`;

/** Number and depth of each pixel, of clear surfaces too. */
const PICK = /* glsl */ `${FRAGMENT_START}
layout(location = 0) out vec4 outId; layout(location = 1) out vec4 outDepth;
void main() {
  vec4 shown = shownColour();
  if (isCutAway() || shown.a < 0.5) discard;
  outId = packedId(id);
  outDepth = packedId(uint(clamp(gl_FragCoord.z, 0.0, 1.0) * 16777215.0));
}`;

const SHADOW = /* glsl */ `${FRAGMENT_START}
out vec4 outColour;
void main() {
  vec4 shown = shownColour();
  if (isCutAway() || shown.a < 0.5) discard;
  outColour = vec4(1.0);
}`;

/** Glass and other clear surfaces, over the finished picture: tinted, and brighter at a low angle (C. Schlick, 1994). */
const CLEAR = /* glsl */ `${FRAGMENT_START}
out vec4 outColour;
uniform vec3 accent; uniform vec3 skyHigh;
void main() {
  if (isCutAway()) discard;
  vec3 n = surfaceNormal();
  vec3 toEye = normalize(viewer.xyz - viewer.w * at);
  float slant = pow(1.0 - clamp(abs(dot(n, toEye)), 0.0, 1.0), 5.0);
  vec3 half_ = normalize(toEye + sun);
  float glint = pow(max(dot(n, half_), 0.0), 220.0) * step(0.0, sun.y);
  vec3 lit = mix(colour.rgb, skyHigh, 0.35 + 0.6 * slant) + glint;
  float alpha = clamp(max(colour.a, 0.22) + 0.7 * slant + glint, 0.0, 0.95);
  if (state.g > 0.5) { lit = mix(lit, accent, 0.6); alpha = max(alpha, 0.6); }
  outColour = vec4(lit, alpha);
}`;

type Kind = 'gather' | 'pick' | 'shadow' | 'clear';

const FRAGMENTS: Readonly<Record<Kind, string>> = {
  gather: GATHER,
  pick: PICK,
  shadow: SHADOW,
  clear: CLEAR,
};
const DEFINES: Readonly<Record<Kind, Record<string, string>>> = {
  gather: { OPAQUE: '' },
  pick: {},
  shadow: { OPAQUE: '' },
  clear: { CLEAR: '' },
};

/** The program of one kind of picture, for joined batches and for repeated ones. */
export function makeSurfaceProgram(
  kind: Kind,
  repeated: boolean,
  uniforms: Record<string, IUniform>,
): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: FRAGMENTS[kind],
    defines: { ...DEFINES[kind], ...(repeated ? { REPEATED: '' } : {}) },
    uniforms,
    side: DoubleSide,
    transparent: kind === 'clear',
    depthWrite: kind !== 'clear',
  });
}
