import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import type { Vector3 } from '@plumbline/models/model/model.ts';
import type { OpenedModel } from '../bring/open-model.ts';
import type { ModelPictures } from './load-pictures.ts';
import { ModelRenderer, type Picked, type ViewState } from './model-renderer.ts';
import { ViewLoop } from './view-loop.ts';

/** A model on a canvas, and how it is looked at right now: ahead of what the page keeps while a gesture goes on. */
export class LiveView {
  readonly canvas: HTMLCanvasElement;
  readonly opened: OpenedModel;
  readonly #renderer: ModelRenderer;
  readonly #loop: ViewLoop;
  readonly #onRest: (camera: ModelCamera) => void;
  readonly #stops = new AbortController();
  readonly #watchers = new Set<() => void>();
  #state: ViewState;
  #resting = 0;

  /**
   * @param onRest told of the camera when a movement has ended.
   * @throws where the browser has no WebGL 2.
   */
  constructor(
    canvas: HTMLCanvasElement,
    opened: OpenedModel,
    state: ViewState,
    onRest: (camera: ModelCamera) => void,
  ) {
    this.canvas = canvas;
    this.opened = opened;
    this.#state = state;
    this.#onRest = onRest;
    const { model, batches } = opened;
    this.#renderer = new ModelRenderer(canvas, batches, model.instances.count, model.boundsM);
    this.#loop = new ViewLoop(this.#renderer, canvas);
    const { signal } = this.#stops;
    canvas.addEventListener('webglcontextlost', (event) => event.preventDefault(), { signal });
    canvas.addEventListener(
      'webglcontextrestored',
      () => {
        this.#renderer.forget();
        this.#loop.refresh();
      },
      { signal },
    );
  }

  get camera(): ModelCamera {
    return this.#state.camera;
  }

  /** Towards what movements are measured: the middle of what is looked at. */
  get middle(): Vector3 {
    return this.#state.camera.target;
  }

  /** Tells of every change of the camera, those of a gesture that goes on too. @returns a function that ends it. */
  readonly watch = (listener: () => void): (() => void) => {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  };

  /** By a gesture: sooner is better than finer, and the page hears of it when it rests. */
  move(camera: ModelCamera): void {
    this.#state = { ...this.#state, camera };
    this.#loop.show(this.#state, true);
    for (const tell of this.#watchers) tell();
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => this.#onRest(this.#state.camera), 160);
  }

  /** By the page. */
  show(part: Partial<ViewState>): void {
    this.#state = { ...this.#state, ...part };
    this.#loop.show(this.#state, false);
    if (part.camera) for (const tell of this.#watchers) tell();
  }

  setColours(bytes: Uint8Array): void {
    this.#renderer.setColours(bytes);
    this.#loop.refresh();
  }

  setStates(bytes: Uint8Array): void {
    this.#renderer.setStates(bytes);
    this.#loop.refresh();
  }

  setPictures(pictures: ModelPictures | undefined): void {
    this.#renderer.setPictures(pictures);
    this.#loop.refresh();
  }

  resize(width: number, height: number): void {
    this.#loop.resize(width, height);
  }

  /** @param x,y in shares of the picture. */
  pick(x: number, y: number): Picked | undefined {
    return this.#loop.pick(x, y);
  }

  end(): void {
    clearTimeout(this.#resting);
    this.#stops.abort();
    this.#loop.end();
    this.#renderer.dispose();
  }
}
