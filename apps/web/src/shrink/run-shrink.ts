import type { PictureLimits, PictureSize } from './picture-limits.ts';
import type { ShrinkAnswer, ShrinkQuestion, SmallerPicture } from './shrink-messages.ts';

/** A smaller picture that keeps within the limits; undefined where the browser cannot make one. Off the main thread. */
export function shrinkPicture(
  file: Blob,
  limits: PictureLimits,
  signal: AbortSignal,
): Promise<SmallerPicture | undefined> {
  return ask({ kind: 'picture', file, limits }, signal);
}

/** A mask in another size, as a grey PNG. @throws Error where it cannot be read */
export async function scaleMask(file: Blob, size: PictureSize): Promise<Blob> {
  const scaled = await ask({ kind: 'mask', file, size }, new AbortController().signal);
  if (!scaled) throw new Error('a mask that cannot be read');
  return new Blob([scaled.bytes], { type: scaled.mime });
}

function ask(question: ShrinkQuestion, signal: AbortSignal): Promise<SmallerPicture | undefined> {
  return new Promise((resolve) => {
    // One for each picture: its memory goes with it.
    const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
    const end = (smaller: SmallerPicture | undefined) => {
      worker.terminate();
      resolve(smaller);
    };
    signal.addEventListener('abort', () => end(undefined), { once: true });
    worker.onmessage = ({ data }: MessageEvent<ShrinkAnswer>) => end(data.smaller);
    worker.onerror = () => end(undefined);
    worker.postMessage(question);
  });
}
