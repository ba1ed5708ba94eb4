import type { Raster } from '@plumbline/imaging/raster.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import sharp from 'sharp';

/** No surface of a model is seen finer. */
const LONGEST_EDGE = 1024;
/** Pixels that all pictures of a model take together: later ones are made smaller. */
const MOST_PIXELS = 48_000_000;
const SMALLEST_EDGE = 64;

/**
 * The pictures of a model as RGB, or RGBA where parts of them are clear, no larger than they are seen; null for one that cannot be read, whose surface is then
 * shown in its colour.
 *
 * @throws the reason of the signal once it is aborted.
 */
export async function decodeTextures(model: Model, signal: AbortSignal): Promise<readonly (Raster | null)[]> {
  const used = new Set(model.materials.map(({ texture }) => texture));
  const share = Math.sqrt(MOST_PIXELS / Math.max(1, used.size));
  const edge = Math.max(SMALLEST_EDGE, Math.min(LONGEST_EDGE, Math.floor(share)));
  const pictures: (Raster | null)[] = [];
  for (const [index, { bytes }] of model.textures.entries()) {
    signal.throwIfAborted();
    pictures.push(used.has(index) ? await decodeTexture(bytes, edge) : null);
  }
  return pictures;
}

async function decodeTexture(bytes: Uint8Array, edge: number): Promise<Raster | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: 16_384 ** 2 })
      .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    if (channels !== 1 && channels !== 3 && channels !== 4) return null;
    return { width, height, channels, data: new Uint8ClampedArray(data) };
  } catch {
    return null;
  }
}
