import { LIVE_FRAME_RATE } from '@plumbline/client/live/look-pace.ts';
import type { Area } from '../../capture/area.ts';
import { boxOf, fitWithin } from '../../capture/area.ts';

export interface Grabbed {
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly mime: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
  /** It could not be made smaller and is sent as it is. */
  readonly unoptimised: boolean;
}

/** High enough that edges of one pixel stay where they are; a window of 1500 px has some 300 kB. */
const JPEG_QUALITY = 0.92;

/**
 * The picture of one window of another program, as a stream of the system’s: one stream serves the still, single renders and
 * continuous ones, so that no system asks twice which window is meant.
 */
export class WindowCapture {
  readonly #video: HTMLVideoElement;
  readonly #stream: MediaStream;

  private constructor(stream: MediaStream, video: HTMLVideoElement) {
    this.#stream = stream;
    this.#video = video;
  }

  /**
   * The window that the main process was told of. Called while the person’s click is being handled.
   *
   * @param onEnded the window is closed, or sharing was ended by the system
   * @throws where it is refused, or the window is gone
   */
  static async open(onEnded: () => void): Promise<WindowCapture> {
    const stream = await navigator.mediaDevices.getDisplayMedia({
      video: { frameRate: LIVE_FRAME_RATE },
      audio: false,
    });
    const video = document.createElement('video');
    video.muted = true;
    video.playsInline = true;
    video.srcObject = stream;
    stream.getVideoTracks()[0]?.addEventListener('ended', onEnded);
    await video.play();
    return new WindowCapture(stream, video);
  }

  /** The same window once more; ending one does not end the other. */
  cloneStream(): MediaStream {
    return this.#stream.clone();
  }

  /** A minimised window sends its last picture for ever, and says so by being muted where the system knows. */
  get isMuted(): boolean {
    return this.#stream.getVideoTracks()[0]?.muted ?? true;
  }

  /** Size of the window in its own pixels; 0 × 0 before the first frame. */
  get size(): { width: number; height: number } {
    return { width: this.#video.videoWidth, height: this.#video.videoHeight };
  }

  /** The whole window as it is now, to look at. */
  async still(): Promise<string> {
    const { width, height } = this.size;
    const canvas = new OffscreenCanvas(width, height);
    contextOf(canvas).drawImage(this.#video, 0, 0);
    return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY }));
  }

  /** An area of the window as it is now, within a longest edge. */
  grab(area: Area, maxEdge: number): Promise<Grabbed> {
    const { width, height } = this.size;
    return encode(this.#video, boxOf(area, width, height), maxEdge);
  }

  close(): void {
    for (const track of this.#stream.getTracks()) track.stop();
    this.#video.srcObject = null;
  }
}

/**
 * A picture file of the person’s as a base. One that is too large is made smaller; where that fails the original is sent.
 *
 * @throws where it is no picture
 */
export async function grabFile(file: File, maxEdge: number): Promise<Grabbed> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const picture = new Uint8Array(await file.arrayBuffer());
  const mime = file.type === 'image/png' || file.type === 'image/webp' ? file.type : 'image/jpeg';
  const original = { picture, mime, width, height } as const;
  if (Math.max(width, height) <= maxEdge) return { ...original, unoptimised: false };
  try {
    return await encode(bitmap, { x: 0, y: 0, width, height }, maxEdge);
  } catch {
    return { ...original, unoptimised: true };
  } finally {
    bitmap.close();
  }
}

async function encode(
  source: CanvasImageSource,
  box: { x: number; y: number; width: number; height: number },
  maxEdge: number,
): Promise<Grabbed> {
  const { width, height } = fitWithin(box, maxEdge);
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, box.x, box.y, box.width, box.height, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  return {
    picture: new Uint8Array(await blob.arrayBuffer()),
    mime: 'image/jpeg',
    width,
    height,
    unoptimised: false,
  };
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}
