import type { ImageRecord } from './image.ts';

const MOST_KNOWN = 1000;

/** What is read out of pictures, each decoded once: starting over and over with the same one costs nothing more. */
export function readOnce<Reading>(
  read: (image: ImageRecord) => Promise<Reading>,
): (image: ImageRecord) => Promise<Reading> {
  const known = new Map<string, Reading>();
  return async (image) => {
    const found = known.get(image.imageId);
    if (found !== undefined) return found;
    const reading = await read(image);
    const [oldest] = known.keys();
    if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    known.set(image.imageId, reading);
    return reading;
  };
}
