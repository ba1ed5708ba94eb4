import { type SourceHealth, sourceHealth } from '@plumbline/client/live/source-health.ts';
import { LIVE_FRAME_RATE } from '@plumbline/client/live/look-pace.ts';
import type { LiveFrame } from '@plumbline/client/live/frame-pump.ts';
import { type Area, pixelsOf } from './area.ts';

/** The part of WebCodecs' insertable streams that is used; Chrome has it, and it goes on in a tab that nobody looks at. */
interface TrackReader {
  readonly readable: ReadableStream<VideoFrame>;
}
type TrackReaderClass = new (init: { readonly track: MediaStreamTrack }) => TrackReader;

const JPEG_QUALITY = 0.9;

/** Whether this browser can share a window. */
export function canShare(): boolean {
  return (
    typeof globalThis.navigator?.mediaDevices?.getDisplayMedia === 'function' && readerClass() !== undefined
  );
}

function readerClass(): TrackReaderClass | undefined {
  return (globalThis as { MediaStreamTrackProcessor?: TrackReaderClass }).MediaStreamTrackProcessor;
}

/**
 * Asks the person for a window.
 *
 * @throws DOMException `NotAllowedError` where it is refused, by the person or the system
 */
export function askForWindow(): Promise<MediaStream> {
  return navigator.mediaDevices.getDisplayMedia({
    video: { frameRate: { max: LIVE_FRAME_RATE } },
    audio: false,
  });
}

/** A shared window: its newest picture, and how it does. */
export class WindowSource {
  readonly stream: MediaStream;
  readonly #track: MediaStreamTrack;
  readonly #canvas = document.createElement('canvas');
  readonly #onFrame: () => void;
  #newest: VideoFrame | undefined;
  #lastFrameAt: number | undefined;
  #resizedAt: number | undefined;
  #brightest: number | undefined;
  #isEnded = false;

  /** @param onFrame called for each picture, and where something became of the window */
  constructor(stream: MediaStream, onFrame: () => void) {
    this.stream = stream;
    this.#onFrame = onFrame;
    const [track] = stream.getVideoTracks();
    if (!track) throw new Error('a shared window without a picture');
    this.#track = track;
    track.addEventListener('ended', () => this.#end());
    track.addEventListener('mute', onFrame);
    track.addEventListener('unmute', () => {
      this.#resizedAt = performance.now();
      onFrame();
    });
    void this.#read();
  }

  health(): SourceHealth {
    return sourceHealth({
      now: performance.now(),
      lastFrameAt: this.#lastFrameAt,
      resizedAt: this.#resizedAt,
      isMuted: this.#track.muted,
      isEnded: this.#isEnded,
      brightest: this.#brightest,
    });
  }

  /** Milliseconds since the last picture came. */
  get age(): number {
    return this.#lastFrameAt === undefined ? 0 : performance.now() - this.#lastFrameAt;
  }

  /** The newest picture of an area, at the size that is sent; undefined while there is none. */
  grab(area: Area, longestEdge: number): LiveFrame | undefined {
    const frame = this.#newest;
    if (!frame) return undefined;
    const size = { width: frame.displayWidth, height: frame.displayHeight };
    const { from, to } = pixelsOf(area, size, longestEdge);
    const canvas = this.#canvas;
    if (canvas.width !== to.width || canvas.height !== to.height) Object.assign(canvas, to);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return undefined;
    context.imageSmoothingQuality = 'high';
    context.drawImage(frame, from.left, from.top, from.width, from.height, 0, 0, to.width, to.height);
    const image = context.getImageData(0, 0, to.width, to.height);
    this.#brightest = brightestOf(image.data);
    return {
      pixels: { ...to, channels: 4, data: image.data },
      capturedAt: this.#lastFrameAt ?? performance.now(),
      encode: () => encodeJpeg(image),
    };
  }

  stop(): void {
    this.#track.stop();
    this.#end();
  }

  async #read(): Promise<void> {
    const Reader = readerClass();
    if (!Reader) return;
    const reader = new Reader({ track: this.#track }).readable.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const before = this.#newest;
      const now = performance.now();
      if (
        before &&
        (before.displayWidth !== value.displayWidth || before.displayHeight !== value.displayHeight)
      )
        this.#resizedAt = now;
      before?.close();
      this.#newest = value;
      this.#lastFrameAt = now;
      this.#onFrame();
    }
    this.#end();
  }

  #end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#newest?.close();
    this.#newest = undefined;
    this.#onFrame();
  }
}

/** Of every 64th pixel: a black window is black everywhere. */
function brightestOf(data: Uint8ClampedArray): number {
  let most = 0;
  for (let at = 0; at < data.length; at += 256)
    most = Math.max(most, data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  return most;
}

async function encodeJpeg(image: ImageData): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')?.putImageData(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  return new Uint8Array(await blob.arrayBuffer());
}
