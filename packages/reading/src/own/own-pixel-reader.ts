import { createPixelReader, type PixelReader } from '../pixels/learned-pixels.ts';
import weights from '../pixels/pixel-weights.json' with { type: 'json' };

let reader: { readonly read: PixelReader | null } | undefined;

/** The net of pixels with our own weights, made when it is first asked for; null where they are damaged. */
export function ownPixelReader(): PixelReader | null {
  reader ??= { read: createPixelReader(weights) };
  return reader.read;
}
