import {
  AlwaysDepth,
  ConstantAlphaFactor,
  CustomBlending,
  GLSL3,
  type IUniform,
  NoBlending,
  OneMinusConstantAlphaFactor,
  RawShaderMaterial,
} from 'three';

const VERTEX = /* glsl */ `
precision highp float;
in vec3 position;
out vec2 uv;
void main() { uv = position.xy * 0.5 + 0.5; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

/**
 * From what was gathered to a picture: sun and sky on a dull surface, shadows, darkened corners (M. McGuire and others, "The Alchemy
 * Screen-Space Ambient Obscurance Algorithm", 2011), edges where depth, direction or thing change, and the chosen thing.
 */
const LIGHT = /* glsl */ `
precision highp float; precision highp int; precision highp sampler2D;
in vec2 uv; out vec4 outColour;
uniform sampler2D colourMap; uniform sampler2D normalMap; uniform sampler2D idMap; uniform sampler2D depthMap; uniform sampler2D shadowMap;
uniform mat4 toWorld; uniform mat4 toShadow; uniform vec3 eye; uniform vec3 forward; uniform bool parallel; uniform vec3 sun; uniform vec3 sunColour; uniform vec3 skyLight; uniform vec3 groundLight;
uniform vec2 size; uniform float focal; uniform float turn; uniform int samples; uniform float reach; uniform float groundY;
uniform vec3 skyHigh; uniform vec3 skyLow; uniform vec3 edge; uniform float edgeStrength; uniform float cornerShade; uniform vec3 accent; uniform float shadowTexel; uniform float shadowBias; uniform float edgeWidth;
/* Metres that a metre of the picture's plane stands for at a depth, which in parallel is the same everywhere. */
float nearness(vec3 p) { return parallel ? 1.0 : max(0.05, dot(p - eye, forward)); }
vec3 worldAt(vec2 p, float depth) { vec4 w = toWorld * vec4(p * 2.0 - 1.0, depth * 2.0 - 1.0, 1.0); return w.xyz / w.w; }
vec3 normalAt(vec2 p) {
  vec4 v = floor(texture(normalMap, p) * 255.0 + 0.5);
  vec2 o = vec2(v.x * 256.0 + v.y, v.z * 256.0 + v.w) / 65535.0 * 2.0 - 1.0;
  vec3 n = vec3(o, 1.0 - abs(o.x) - abs(o.y));
  float t = max(-n.z, 0.0);
  n.x += n.x >= 0.0 ? -t : t; n.y += n.y >= 0.0 ? -t : t;
  return normalize(n);
}
float random(vec2 p) { return fract(52.9829189 * fract(dot(p, vec2(0.06711056, 0.00583715)))); }
float litBySun(vec3 p, vec3 n, float noise) {
  if (sun.y <= 0.0) return 0.0;
  vec4 s = toShadow * vec4(p + n * shadowBias, 1.0);
  vec3 at = s.xyz / s.w * 0.5 + 0.5;
  if (any(lessThan(at, vec3(0.0))) || any(greaterThan(at, vec3(1.0)))) return 1.0;
  float lit = 0.0;
  for (int i = 0; i < 4; i++) {
    float angle = (float(i) + noise) * 1.5707963;
    vec2 o = vec2(cos(angle), sin(angle)) * shadowTexel * (0.6 + 0.9 * noise);
    lit += step(at.z - 0.0006, texture(shadowMap, at.xy + o).r);
  }
  return lit * 0.25;
}
float openness(vec3 p, vec3 n, float noise) {
  float depth = nearness(p);
  float radius = clamp(reach * focal / depth, 3.0, size.y * 0.25);
  float sum = 0.0;
  for (int i = 0; i < 16; i++) {
    if (i >= samples) break;
    float t = (float(i) + 0.5) / float(samples);
    float angle = (float(i) * 2.39996323) + noise * 6.2831853;
    vec2 q = uv + vec2(cos(angle), sin(angle)) * radius * sqrt(t) / size;
    float d = texture(depthMap, q).r;
    if (d >= 1.0) continue;
    vec3 v = worldAt(q, d) - p;
    float l = dot(v, v);
    sum += max(0.0, dot(v, n) - 0.002 * depth) / (l + 0.02 * reach) * smoothstep(reach * 2.2, reach, sqrt(l));
  }
  return clamp(1.0 - 1.15 * sum * sqrt(reach) / float(max(samples, 1)), 0.0, 1.0);
}
vec3 skyAt(vec3 direction) { return mix(skyLow, skyHigh, smoothstep(-0.05, 0.6, direction.y)); }
void main() {
  float depth = texture(depthMap, uv).r;
  float noise = fract(random(gl_FragCoord.xy) + turn);
  vec3 far = worldAt(uv, 1.0);
  vec3 direction = parallel ? forward : normalize(far - eye);
  vec3 picture = skyAt(direction);
  vec4 own = floor(texture(idMap, uv) * 255.0 + 0.5);
  bool chosen = own.a > 200.0;
  float ink = 0.0; float ring = 0.0;
  vec3 p = worldAt(uv, depth);
  bool there = depth < 1.0;
  vec3 n = there ? normalAt(uv) : vec3(0.0, 1.0, 0.0);
  vec2 offsets[4] = vec2[4](vec2(1.0, 0.0), vec2(0.0, 1.0), vec2(-1.0, 0.0), vec2(0.0, -1.0));
  float here = nearness(p);
  for (int i = 0; i < 4; i++) {
    vec2 q = uv + offsets[i] * edgeWidth / size;
    float d = texture(depthMap, q).r;
    vec4 other = floor(texture(idMap, q) * 255.0 + 0.5);
    bool otherThere = d < 1.0;
    if ((other.a > 200.0 && otherThere) != (chosen && there)) ring = 1.0;
    if (!there) continue;
    if (!otherThere) { ink = max(ink, 1.0); continue; }
    vec3 w = worldAt(q, d);
    float grain = here / focal;
    float step_ = abs(dot(w - p, n));
    float front = dot(w - p, forward);
    float slope = max(0.15, abs(dot(n, direction)));
    if (step_ > grain * 4.0 / slope + 0.004 && front > 0.0) ink = max(ink, 0.95);
    float bend = dot(n, normalAt(q));
    if (bend < 0.86) ink = max(ink, 0.75 * smoothstep(0.9, 0.6, bend) + 0.15);
    else if (any(notEqual(other.rgb, own.rgb))) ink = max(ink, 0.3);
  }
  if (there) {
    vec4 c = texture(colourMap, uv);
    vec3 base = c.rgb * c.rgb;
    float open = mix(1.0, openness(p, n, noise), cornerShade);
    float lit = max(0.0, dot(n, sun)) * litBySun(p, n, noise);
    vec3 light = sunColour * lit + mix(groundLight, skyLight, n.y * 0.5 + 0.5) * open;
    picture = c.a < 0.5 ? c.rgb : sqrt(base * light);
    picture = mix(picture, edge, ink * edgeStrength);
    if (chosen) picture = mix(picture, accent, 0.28);
  } else if (parallel ? direction.y < -0.001 : direction.y < -0.001 && eye.y > groundY) {
    vec3 from = parallel ? far : eye;
    float far_ = (groundY - from.y) / direction.y;
    vec3 g = from + direction * far_;
    float shade = 1.0;
    if (sun.y > 0.0) shade = mix(1.0, litBySun(g, vec3(0.0, 1.0, 0.0), noise), 0.3 * smoothstep(0.0, 0.15, sun.y));
    picture *= shade;
  } else if (parallel && direction.y <= 0.001 && far.y < groundY) {
    /* Along the ground: the earth below it. */
    picture *= 0.88;
  }
  picture = mix(picture, accent, ring);
  outColour = vec4(picture, 1.0);
  gl_FragDepth = depth;
}`;

const COPY = /* glsl */ `
precision highp float; precision highp sampler2D;
in vec2 uv; out vec4 outColour; uniform sampler2D source;
void main() { outColour = vec4(texture(source, uv).rgb, 1.0); }`;

function program(fragmentShader: string, uniforms: Record<string, IUniform>): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader,
    uniforms,
    depthFunc: AlwaysDepth,
    blending: NoBlending,
  });
}

export function makeLightProgram(uniforms: Record<string, IUniform>): RawShaderMaterial {
  return program(LIGHT, uniforms);
}

/** One more picture of the same view is laid over the mean of those before it: `blendAlpha` is its share. */
export function makeMeanProgram(source: IUniform): RawShaderMaterial {
  const made = program(COPY, { source });
  made.blending = CustomBlending;
  made.blendSrc = ConstantAlphaFactor;
  made.blendDst = OneMinusConstantAlphaFactor;
  made.depthTest = false;
  made.depthWrite = false;
  return made;
}

export function makeCopyProgram(source: IUniform): RawShaderMaterial {
  const made = program(COPY, { source });
  made.depthTest = false;
  made.depthWrite = false;
  return made;
}
