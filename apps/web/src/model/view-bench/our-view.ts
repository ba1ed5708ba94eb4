import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import type { OpenedModel } from '../bring/open-model.ts';
import { coloursOf } from '../state/colours-of.ts';
import type { Tones } from '../state/picture-tones.ts';
import { lookOf } from '../view3d/look-of.ts';
import { ModelRenderer, type ViewState } from '../view3d/model-renderer.ts';
import { towardsSun } from '../view3d/shadow-box.ts';
import { ViewLoop } from '../view3d/view-loop.ts';

interface Frame {
  readonly took: number;
  readonly shown: number;
}

/** A style's tones, another one each time. */
function tonesAt(time: number): Tones {
  const grey = (value: number) => [value, (value + time * 37) % 256, value] as const;
  return { dark: grey(60), middle: grey(140), bright: grey(220) };
}

/** The view of the workspace without its page: the same renderer, the same loop. */
export class OurView {
  readonly canvas: HTMLCanvasElement;
  readonly #opened: OpenedModel;
  readonly #renderer: ModelRenderer;
  readonly #loop: ViewLoop;
  #onDrawn: ((took: number) => void) | undefined;
  #state: ViewState;

  constructor(
    canvas: HTMLCanvasElement,
    opened: OpenedModel,
    size: { readonly width: number; readonly height: number },
    camera: ModelCamera,
  ) {
    this.canvas = canvas;
    this.#opened = opened;
    const { model, batches } = opened;
    this.#renderer = new ModelRenderer(canvas, batches, model.instances.count, model.boundsM);
    this.#loop = new ViewLoop(this.#renderer, canvas, (took) => this.#onDrawn?.(took));
    this.#state = { camera, sun: towardsSun(3.9, 0.7), look: lookOf('light'), cuts: [] };
    this.#colour(0);
    this.#renderer.setStates(
      Uint8Array.from({ length: model.instances.count * 4 }, (_, at) => (at % 4 === 0 ? 255 : 0)),
    );
    this.#loop.resize(size.width, size.height);
  }

  #colour(time: number): void {
    this.#renderer.setColours(
      coloursOf(this.#opened, {
        ...{ colours: 'style', assignments: [], style: tonesAt(time) },
        ...{ tonesOf: () => undefined, layerOf: () => undefined },
      }).bytes,
    );
  }

  /** Waits for a picture that was begun after something was asked for: one that is under way shows what was before. */
  #frame(ask: () => void, isIt = () => true): Promise<Frame> {
    const asked = performance.now();
    return new Promise((resolve) => {
      this.#onDrawn = (took) => {
        const now = performance.now();
        if (now - took < asked || !isIt()) return;
        this.#onDrawn = undefined;
        resolve({ took, shown: now - asked });
      };
      ask();
    });
  }

  /** @returns milliseconds of drawing a picture from there while it moves. */
  async moved(camera: ModelCamera): Promise<number> {
    this.#state = { ...this.#state, camera };
    return (await this.#frame(() => this.#loop.show(this.#state, true))).took;
  }

  /** Resolves when there is something to look at, be it quick. */
  async seen(): Promise<void> {
    await this.#frame(() => this.#loop.show(this.#state, false));
  }

  /** @returns milliseconds of drawing the first picture from there at rest: all triangles, all pixels. */
  async still(camera: ModelCamera): Promise<number> {
    this.#state = { ...this.#state, camera };
    const ask = () => this.#loop.show(this.#state, false);
    return (await this.#frame(ask, () => this.canvas.dataset['round'] === '1')).took;
  }

  /** @returns milliseconds from another style to a picture of it, and how many of them finding its colours took. */
  async restyled(time: number): Promise<{ readonly colours: number; readonly shown: number }> {
    let colours = 0;
    const { shown } = await this.#frame(() => {
      const begun = performance.now();
      this.#colour(time + 1);
      this.#loop.refresh();
      colours = performance.now() - begun;
    });
    return { colours, shown };
  }

  effort(): { readonly scale: number; readonly triangles: number } {
    return this.#loop.effort;
  }

  dispose(): void {
    this.#loop.end();
    this.#renderer.dispose();
    this.canvas.remove();
  }
}
