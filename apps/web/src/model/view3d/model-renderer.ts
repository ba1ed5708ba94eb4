import { type CameraBasis, cameraBasis, type ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import type { Bounds, Vector3 } from '@plumbline/models/model/model.ts';
import {
  BufferAttribute,
  BufferGeometry,
  Camera,
  Matrix4,
  Mesh,
  Scene,
  Vector2,
  Vector3 as Vector,
  WebGLRenderer,
  type IUniform,
  type RawShaderMaterial,
  type WebGLRenderTarget,
} from 'three';
import type { Batch } from './batch.ts';
import { nearAndFar, projectionMatrix, viewMatrix } from './camera-matrices.ts';
import { chooseBatches } from './choose-batches.ts';
import { drawnToTheEnd } from './drawn-to-the-end.ts';
import type { ViewLook } from './look-of.ts';
import type { ModelPictures } from './load-pictures.ts';
import { makePictureLayers } from './picture-layers.ts';
import { makeCopyProgram, makeLightProgram, makeMeanProgram } from './picture-programs.ts';
import { shadowBox } from './shadow-box.ts';
import { SlotTexture } from './slot-texture.ts';
import { makeSurfaceUniforms } from './surface-programs.ts';
import { forTheSun, SurfaceSet } from './surface-set.ts';
import { makeGatherTarget, makePickTarget, makePictureTarget, makeShadowTarget } from './targets.ts';

/** What is seen of a model, and how. */
export interface ViewState {
  readonly camera: ModelCamera;
  /** Towards the sun; below the horizon nothing is lit by it. */
  readonly sun: Vector3;
  readonly look: ViewLook;
  /** A point p is kept where dot(p, normal) ≤ at. */
  readonly cuts: readonly { readonly normal: Vector3; readonly at: number }[];
}

export interface Drawing {
  readonly state: ViewState;
  /** Device pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture that is drawn for one of the screen. */
  readonly scale: number;
  /** At most so many triangles; infinite: all. */
  readonly triangles: number;
  /** How many pictures of this very view were drawn before: their mean is what is shown. */
  readonly round: number;
}

export interface Picked {
  /** Index of the instance. */
  readonly instance: number;
  readonly point: Vector3;
}

const SHADOW_EDGE = 2048;
const NONE = new Camera();

/** Draws a model by WebGL 2. Knows nothing of the page: it is told what to draw, and how large. */
export class ModelRenderer {
  readonly #gl: WebGLRenderer;
  readonly #surfaces: SurfaceSet;
  readonly #bounds: Bounds;
  readonly #uniforms = makeSurfaceUniforms();
  readonly #sunUniforms = forTheSun(this.#uniforms);
  readonly #colours: SlotTexture;
  readonly #states: SlotTexture;
  readonly #light: Record<string, IUniform>;
  readonly #lightProgram: RawShaderMaterial;
  readonly #source: IUniform = { value: null };
  readonly #meanProgram = makeMeanProgram(this.#source);
  readonly #copyProgram = makeCopyProgram(this.#source);
  readonly #plane = screenPlane();
  readonly #shadow = makeShadowTarget(SHADOW_EDGE);
  readonly #pick = makePickTarget();
  #gather: WebGLRenderTarget | undefined;
  #frame: WebGLRenderTarget | undefined;
  #mean: WebGLRenderTarget | undefined;
  #shadowOf = '';
  #everything: readonly number[];

  /** @throws where the browser has no WebGL 2. */
  constructor(canvas: HTMLCanvasElement, batches: readonly Batch[], slots: number, bounds: Bounds) {
    this.#gl = new WebGLRenderer({
      canvas,
      antialias: false,
      depth: false,
      stencil: false,
      powerPreference: 'high-performance',
    });
    this.#gl.autoClear = false;
    this.#bounds = bounds;
    this.#colours = new SlotTexture(slots);
    this.#states = new SlotTexture(slots);
    this.#uniforms.colours.value = this.#colours.texture;
    this.#uniforms.states.value = this.#states.texture;
    this.#uniforms.slotWidth.value = this.#colours.width;
    const shared: Record<string, IUniform> = {
      filling: { value: new Vector() },
      accent: { value: new Vector() },
      skyHigh: { value: new Vector() },
    };
    const uniforms = Object.assign(this.#uniforms, shared);
    Object.assign(this.#sunUniforms, shared);
    this.#surfaces = new SurfaceSet(batches, uniforms, this.#sunUniforms);
    this.#everything = batches.map((_, index) => index);
    this.#light = lightUniforms(shared, this.#uniforms.sun);
    this.#lightProgram = makeLightProgram(this.#light);
  }

  /** Four bytes for each instance: colour, and how much it covers. */
  setColours(bytes: Uint8Array): void {
    this.#colours.fill(bytes);
  }

  /** Four bytes for each instance: whether it is drawn, whether it is chosen. */
  setStates(bytes: Uint8Array): void {
    this.#states.fill(bytes);
    this.#shadowOf = '';
  }

  /** Pictures that surfaces show by their layer; undefined for none. */
  setPictures(pictures: ModelPictures | undefined): void {
    this.#uniforms.pictures.value?.dispose();
    this.#uniforms.pictures.value = pictures ? makePictureLayers(pictures) : null;
  }

  draw(drawing: Drawing): void {
    const { state, round } = drawing;
    const width = Math.max(1, Math.round(drawing.width * drawing.scale));
    const height = Math.max(1, Math.round(drawing.height * drawing.scale));
    this.#setLook(state);
    const [gather, frame, mean] = this.#targets(width, height);
    const basis = cameraBasis(state.camera, width, height);
    const order = chooseBatches(this.#surfaces.batches, basis, width, height, drawing.triangles);
    this.#drawShadow(state);
    const [near, far] = nearAndFar(basis, this.#bounds);
    const shift: [number, number] = round === 0 ? [0, 0] : [halton(round, 2) - 0.5, halton(round, 3) - 0.5];
    const view = viewMatrix(basis);
    const projection = projectionMatrix(basis, width, height, near, far, shift);
    this.#uniforms.view.value.copy(view);
    this.#uniforms.projection.value.copy(projection);
    this.#uniforms.viewer.value.set(...viewerOf(basis));
    this.#into(gather, true);
    this.#gl.clear();
    this.#surfaces.prepare('gather', order);
    this.#gl.render(this.#surfaces.scene, NONE);

    const light = this.#light;
    set(light, 'colourMap', gather.textures[0]);
    set(light, 'normalMap', gather.textures[1]);
    set(light, 'idMap', gather.textures[2]);
    set(light, 'depthMap', gather.depthTexture);
    set(light, 'toWorld', projection.multiply(view).invert());
    set(light, 'forward', new Vector(...basis.forward));
    set(light, 'eye', new Vector(...basis.eye));
    set(light, 'size', new Vector2(width, height));
    set(light, 'focal', basis.focal);
    set(light, 'parallel', basis.parallel);
    set(light, 'turn', (round * 0.61803399) % 1);
    set(light, 'edgeWidth', Math.max(1, (width / Math.max(1, drawing.width)) * 1.25));
    set(light, 'samples', Number.isFinite(drawing.triangles) ? 4 : 10);
    this.#into(frame, true);
    this.#gl.clear();
    this.#fill(this.#lightProgram);
    this.#surfaces.prepare('clear', order);
    this.#gl.render(this.#surfaces.scene, NONE);

    this.#source.value = frame.texture;
    // Of a quick picture no second one is drawn that a mean could be taken with.
    if (!Number.isFinite(drawing.triangles)) {
      this.#into(mean, false);
      this.#meanProgram.blendAlpha = 1 / (round + 1);
      this.#fill(this.#meanProgram);
      this.#source.value = mean.texture;
    }
    this.#fit(drawing.width, drawing.height);
    this.#into(null, false);
    this.#fill(this.#copyProgram);
  }

  /** Resolves when what was asked for last is drawn. */
  finished(): Promise<void> {
    return drawnToTheEnd(this.#gl);
  }

  /** What lies at a pixel, of what is drawn; clear things too. */
  pick(state: ViewState, x: number, y: number, width: number, height: number): Picked | undefined {
    this.#setLook(state);
    const basis = cameraBasis(state.camera, width, height);
    const [near, far] = nearAndFar(basis, this.#bounds);
    // The one pixel is the whole picture: its middle is moved to the middle, and as large as all.
    const whole = projectionMatrix(basis, width, height, near, far);
    const [cx, cy] = [(2 * x) / width - 1, 1 - (2 * y) / height];
    const onto = new Matrix4().set(
      width,
      0,
      0,
      -cx * width,
      0,
      height,
      0,
      -cy * height,
      0,
      0,
      1,
      0,
      0,
      0,
      0,
      1,
    );
    this.#uniforms.view.value.copy(viewMatrix(basis));
    this.#uniforms.projection.value.copy(onto.multiply(whole));
    this.#uniforms.viewer.value.set(...viewerOf(basis));
    this.#into(this.#pick, true);
    this.#gl.clear();
    this.#surfaces.prepare('pick', chooseBatches(this.#surfaces.batches, basis, width, height, Infinity));
    this.#gl.render(this.#surfaces.scene, NONE);
    const id = new Uint8Array(4);
    const packed = new Uint8Array(4);
    this.#gl.readRenderTargetPixels(this.#pick, 0, 0, 1, 1, id, undefined, 0);
    this.#gl.readRenderTargetPixels(this.#pick, 0, 0, 1, 1, packed, undefined, 1);
    const number = uint(id);
    if (number === 0) return undefined;
    const z = (uint(packed) / 16_777_215) * 2 - 1;
    const at = new Vector(cx, cy, z).applyMatrix4(
      projectionMatrix(basis, width, height, near, far).multiply(viewMatrix(basis)).invert(),
    );
    return { instance: number - 1, point: [at.x, at.y, at.z] };
  }

  dispose(): void {
    this.setPictures(undefined);
    this.#surfaces.dispose();
    this.#colours.dispose();
    this.#states.dispose();
    for (const target of [this.#gather, this.#frame, this.#mean, this.#shadow, this.#pick]) target?.dispose();
    for (const program of [this.#lightProgram, this.#meanProgram, this.#copyProgram]) program.dispose();
    this.#gl.dispose();
  }

  /** After a lost context everything is sent again as it is drawn; only what is kept from before has to be drawn anew. */
  forget(): void {
    this.#shadowOf = '';
  }

  #setLook({ look, sun, cuts }: ViewState): void {
    for (const [name, colour] of Object.entries(look))
      if (Array.isArray(colour)) this.#light[name]?.value.set(...colour);
    set(this.#light, 'edgeStrength', look.edgeStrength);
    set(this.#light, 'cornerShade', look.cornerShade);
    this.#uniforms.sun.value.set(...sun);
    // What is cut away throws no shadow either.
    for (const uniforms of [this.#uniforms, this.#sunUniforms]) {
      cuts.slice(0, 3).forEach(({ normal, at }, index) => uniforms.cuts.value[index]?.set(...normal, at));
      uniforms.cutCount.value = Math.min(3, cuts.length);
    }
    const { min, max } = this.#bounds;
    const across = Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    set(this.#light, 'reach', Math.min(1.2, Math.max(0.02, across / 40)));
    set(this.#light, 'groundY', min[1]);
  }

  #drawShadow({ sun, cuts }: ViewState): void {
    const key = JSON.stringify([sun, cuts]);
    if (this.#shadowOf === key || sun[1] <= 0) return;
    this.#shadowOf = key;
    const { matrix, across } = shadowBox(this.#bounds, sun);
    this.#sunUniforms.projection.value.copy(matrix);
    this.#sunUniforms.view.value.identity();
    this.#into(this.#shadow, true);
    this.#gl.clear();
    this.#surfaces.prepare('shadow', this.#everything);
    this.#gl.render(this.#surfaces.scene, NONE);
    set(this.#light, 'shadowMap', this.#shadow.depthTexture);
    set(this.#light, 'toShadow', matrix);
    set(this.#light, 'shadowTexel', 1 / SHADOW_EDGE);
    set(this.#light, 'shadowBias', (across / SHADOW_EDGE) * 2.6);
  }

  #targets(
    width: number,
    height: number,
  ): readonly [WebGLRenderTarget, WebGLRenderTarget, WebGLRenderTarget] {
    if (this.#gather && this.#frame && this.#mean) {
      for (const target of [this.#gather, this.#frame, this.#mean])
        if (target.width !== width || target.height !== height) target.setSize(width, height);
      return [this.#gather, this.#frame, this.#mean];
    }
    this.#gather = makeGatherTarget(width, height);
    this.#frame = makePictureTarget(width, height, true);
    this.#mean = makePictureTarget(width, height, false);
    return [this.#gather, this.#frame, this.#mean];
  }

  /** Setting a canvas to the size that it has makes a new one all the same. */
  #fit(width: number, height: number): void {
    const { domElement } = this.#gl;
    if (domElement.width === width && domElement.height === height) return;
    this.#gl.setPixelRatio(1);
    this.#gl.setSize(width, height, false);
  }

  #into(target: WebGLRenderTarget | null, clears: boolean): void {
    this.#gl.setRenderTarget(target);
    if (clears) this.#gl.setClearColor(0, 0);
  }

  #fill(program: RawShaderMaterial): void {
    this.#plane.mesh.material = program;
    this.#gl.render(this.#plane.scene, NONE);
  }
}

function screenPlane(): { readonly scene: Scene; readonly mesh: Mesh } {
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    'position',
    new BufferAttribute(new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]), 3),
  );
  const mesh = new Mesh(geometry);
  mesh.frustumCulled = false;
  const scene = new Scene();
  scene.add(mesh);
  return { scene, mesh };
}

function lightUniforms(shared: Record<string, IUniform>, sun: IUniform): Record<string, IUniform> {
  const vector = () => ({ value: new Vector() });
  return {
    ...shared,
    sun,
    ...{
      colourMap: { value: null },
      normalMap: { value: null },
      idMap: { value: null },
      depthMap: { value: null },
      shadowMap: { value: null },
    },
    ...{
      toWorld: { value: new Matrix4() },
      toShadow: { value: new Matrix4() },
      eye: vector(),
      forward: vector(),
      size: { value: new Vector2() },
    },
    ...{ sunColour: vector(), skyLight: vector(), groundLight: vector(), skyLow: vector(), edge: vector() },
    ...{
      focal: { value: 1 },
      parallel: { value: false },
      turn: { value: 0 },
      samples: { value: 8 },
      reach: { value: 0.5 },
      groundY: { value: 0 },
    },
    ...{
      edgeStrength: { value: 0.8 },
      cornerShade: { value: 1 },
      edgeWidth: { value: 1 },
      shadowTexel: { value: 0 },
      shadowBias: { value: 0 },
    },
  };
}

function viewerOf({ parallel, eye, forward: [x, y, z] }: CameraBasis): [number, number, number, number] {
  return parallel ? [-x, -y, -z, 0] : [...eye, 1];
}

function set(uniforms: Record<string, IUniform>, name: string, value: unknown): void {
  const uniform = uniforms[name];
  if (uniform) uniform.value = value;
}

function uint(bytes: Uint8Array): number {
  return (bytes[0] ?? 0) + (bytes[1] ?? 0) * 256 + (bytes[2] ?? 0) * 65_536;
}

/** Evenly spread numbers between 0 and 1 (J. H. Halton, 1960). */
function halton(index: number, base: number): number {
  let share = 1;
  let sum = 0;
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    share /= base;
    sum += share * (rest % base);
  }
  return sum;
}
