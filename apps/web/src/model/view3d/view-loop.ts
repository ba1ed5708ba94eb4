import type { ModelRenderer, Picked, ViewState } from './model-renderer.ts';

/** Milliseconds for a picture while something moves; what takes longer is drawn smaller. */
const AIM_MS = 34;
/**
 * Sides of what is drawn while it moves, in shares of the picture's: few, because another size means other targets. Where a picture takes
 * a machine longer than it may even at the first of them, triangles are left out.
 */
const SCALES = [0.25, 0.34, 0.5, 0.7, 1] as const;
/** Where nothing is known of the machine yet. */
const FIRST_SCALE = 2;
/** Milliseconds: where a picture at rest takes longer, a change shows in a quick one first. */
const SOON_MS = 120;
/** How many pictures the finished one is the mean of, and how long that may take. */
const ROUNDS = 14;
const REFINED_MS = 2500;
const RESTS_AFTER_MS = 140;
const FEWEST_TRIANGLES = 150_000;

type Renderer = Pick<ModelRenderer, 'draw' | 'finished' | 'pick'>;

/** Draws when something changed: quickly while it moves, and ever finer while it rests. */
export class ViewLoop {
  readonly #renderer: Renderer;
  readonly #canvas: Pick<HTMLCanvasElement, 'dataset'>;
  readonly #onFrame: (milliseconds: number) => void;
  #state: ViewState | undefined;
  #width = 0;
  #height = 0;
  /** Index in `SCALES`. */
  #size: number = FIRST_SCALE;
  #triangles = 2_000_000;
  /** Of the last picture at rest; unknown: a long time. */
  #restMs = Number.POSITIVE_INFINITY;
  #quick = false;
  #round = 0;
  #spent = 0;
  #movedAt = 0;
  #waiting = 0;
  #busy = false;
  #ended = false;

  constructor(
    renderer: Renderer,
    canvas: Pick<HTMLCanvasElement, 'dataset'>,
    onFrame: (milliseconds: number) => void = () => undefined,
  ) {
    this.#renderer = renderer;
    this.#canvas = canvas;
    this.#onFrame = onFrame;
  }

  resize(width: number, height: number): void {
    if (width === this.#width && height === this.#height) return;
    this.#width = width;
    this.#height = height;
    this.#again();
  }

  /** @param moving while a pointer or a key goes on: sooner is better than finer. */
  show(state: ViewState, moving: boolean): void {
    this.#state = state;
    if (moving) this.#movedAt = performance.now();
    this.#again();
  }

  refresh(): void {
    this.#again();
  }

  /** What is drawn while it moves, of a side of the picture and at most: what this machine was found to manage. */
  get effort(): { readonly scale: number; readonly triangles: number } {
    return { scale: this.#scale, triangles: this.#triangles };
  }

  get #scale(): number {
    return SCALES[this.#size] ?? 1;
  }

  /** @param x,y in shares of the picture. */
  pick(x: number, y: number): Picked | undefined {
    if (!this.#state || this.#width === 0) return undefined;
    return this.#renderer.pick(this.#state, x * this.#width, y * this.#height, this.#width, this.#height);
  }

  end(): void {
    this.#ended = true;
    cancelAnimationFrame(this.#waiting);
  }

  #again(): void {
    this.#round = 0;
    this.#spent = 0;
    this.#quick = this.#restMs > SOON_MS;
    this.#ask();
  }

  #ask(): void {
    if (this.#waiting !== 0 || this.#busy || this.#ended) return;
    this.#waiting = requestAnimationFrame(() => {
      this.#waiting = 0;
      this.#draw();
    });
  }

  #draw(): void {
    const state = this.#state;
    if (!state || this.#width === 0 || this.#height === 0 || this.#ended) return;
    const moving = performance.now() - this.#movedAt < RESTS_AFTER_MS;
    const quick = moving || this.#quick;
    this.#quick = false;
    const round = quick ? 0 : this.#round;
    const started = performance.now();
    this.#busy = true;
    this.#renderer.draw({
      state,
      width: this.#width,
      height: this.#height,
      scale: quick ? this.#scale : 1,
      triangles: quick ? this.#triangles : Number.POSITIVE_INFINITY,
      round,
    });
    this.#round = quick ? 0 : round + 1;
    this.#canvas.dataset['round'] = String(this.#round);
    void this.#renderer.finished().then(() => {
      this.#busy = false;
      const took = performance.now() - started;
      if (quick) this.#adapt(took);
      else {
        this.#spent += took;
        this.#restMs = took;
      }
      this.#onFrame(took);
      if (quick || this.#quick) this.#ask();
      else if (this.#round < ROUNDS && (this.#spent < REFINED_MS || this.#round < 3)) this.#ask();
    });
  }

  /** Smaller first, then fewer triangles; back again where there is time. */
  #adapt(took: number): void {
    const smaller = SCALES[this.#size - 1];
    const larger = SCALES[this.#size + 1];
    const wouldTake = (scale: number) => took * (scale / this.#scale) ** 2;
    if (took > AIM_MS * 1.3) {
      if (smaller !== undefined) this.#size -= 1;
      else this.#triangles = Math.max(FEWEST_TRIANGLES, this.#triangles * 0.7);
    } else if (larger !== undefined && wouldTake(larger) < AIM_MS) this.#size += 1;
    else if (larger === undefined && took < AIM_MS * 0.6)
      this.#triangles = Math.min(6_000_000, this.#triangles * 1.2);
  }
}
