import type { Size } from '@plumbline/editor/coordinates.ts';
import type { MaskLayer } from '@plumbline/editor/mask-layer.ts';
import { markOutline } from '@plumbline/editor/mask-outline.ts';
import type { Viewport } from '@plumbline/editor/viewport.ts';

/** Of a dash and the gap after it. */
const PERIOD = 8;
const STEP_MS = 90;
/** After the last change: an outline is not worth tracing while the view still moves. */
const REST_MS = 80;
/** Of each frame, while the outline is traced. */
const SLICE_MS = 1;
const OPAQUE = 0xff000000;

/** An outline as it was traced, and where the picture lay then. */
interface Traced {
  readonly canvas: OffscreenCanvas;
  readonly viewport: Viewport;
}

/**
 * The outline of a mask as dashes that walk. It is traced from the mask's tiles when nothing has changed for a moment, a
 * slice a frame; from then on a frame costs two copies of the stage, which the graphics card makes. Where somebody wants
 * less motion the dashes stand still.
 */
export class MarchingAnts {
  readonly #canvas: HTMLCanvasElement;
  readonly #dashes = Array.from({ length: PERIOD }, (_, phase) => dashesAt(phase));
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  #traced: Traced | undefined;
  #viewport: Viewport = { scale: 1, x: 0, y: 0 };
  #phase = 0;
  #walking: ReturnType<typeof setInterval> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #slice = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#still.addEventListener('change', this.#walk);
  }

  /** Shows the last outline where the view has it now, until it is traced anew. */
  look(viewport: Viewport): void {
    this.#viewport = viewport;
    this.#draw();
  }

  /** Traces the outline of a mask once nothing changes any more; that of none is none. */
  follow(layer: MaskLayer | undefined, viewport: Viewport, frame: Size): void {
    this.#stop();
    if (!layer) this.clear();
    else this.#resting = setTimeout(() => this.#trace(layer, viewport, frame), REST_MS);
  }

  clear(): void {
    this.#stop();
    this.#traced = undefined;
    this.#walk();
    this.#draw();
  }

  close(): void {
    this.clear();
    this.#still.removeEventListener('change', this.#walk);
  }

  #stop(): void {
    clearTimeout(this.#resting);
    cancelAnimationFrame(this.#slice);
  }

  #trace(layer: MaskLayer, viewport: Viewport, { width, height }: Size): void {
    if (width < 1 || height < 1) return;
    const image = new ImageData(width, height);
    const pixels = new Uint32Array(image.data.buffer);
    const job = markOutline(layer, viewport, { width, height }, pixels, OPAQUE);
    const goOn = () => {
      const until = performance.now() + SLICE_MS;
      do {
        if (!job.step()) continue;
        this.#show(image, viewport);
        return;
      } while (performance.now() < until);
      this.#slice = requestAnimationFrame(goOn);
    };
    goOn();
  }

  #show(image: ImageData, viewport: Viewport): void {
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d')?.putImageData(image, 0, 0);
    this.#traced = { canvas, viewport };
    this.#canvas.width = image.width;
    this.#canvas.height = image.height;
    this.#walk();
    this.#draw();
  }

  readonly #walk = (): void => {
    clearInterval(this.#walking);
    if (!this.#traced || this.#still.matches) return;
    this.#walking = setInterval(() => {
      if (document.hidden) return;
      this.#phase = (this.#phase + 1) % PERIOD;
      this.#draw();
    }, STEP_MS);
  };

  #draw(): void {
    const context = this.#canvas.getContext('2d');
    if (!context) return;
    const { width, height } = this.#canvas;
    if (!this.#traced) {
      context.clearRect(0, 0, width, height);
      return;
    }
    const { canvas, viewport } = this.#traced;
    const by = this.#viewport.scale / viewport.scale;
    context.imageSmoothingEnabled = false;
    context.globalCompositeOperation = 'copy';
    context.drawImage(
      canvas,
      this.#viewport.x - viewport.x * by,
      this.#viewport.y - viewport.y * by,
      width * by,
      height * by,
    );
    context.globalCompositeOperation = 'source-in';
    const dashes = context.createPattern(this.#dashes[this.#phase] as OffscreenCanvas, 'repeat');
    if (dashes) context.fillStyle = dashes;
    context.fillRect(0, 0, width, height);
  }
}

/** Slanted stripes, dark and light: on an edge of any direction they are dashes, and seen on any picture. */
function dashesAt(phase: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(PERIOD, PERIOD);
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const image = context.createImageData(PERIOD, PERIOD);
  const pixels = new Uint32Array(image.data.buffer);
  for (let at = 0; at < pixels.length; at += 1) {
    const along = (at % PERIOD) + Math.floor(at / PERIOD) + PERIOD - phase;
    pixels[at] = along % PERIOD < PERIOD / 2 ? 0xff000000 : 0xffffffff;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
