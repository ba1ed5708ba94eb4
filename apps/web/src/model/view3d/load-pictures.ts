import type { Model } from '@plumbline/models/model/model.ts';
import type { PicturePlan } from './plan-pictures.ts';

/** Pictures of a model as the graphics card takes them. */
export interface ModelPictures {
  readonly edge: number;
  /** RGBA, layer after layer, the upper row first. */
  readonly pixels: Uint8Array<ArrayBuffer>;
  /** The layer of a texture of the model; undefined where it is not shown. */
  readonly layerOf: ReadonlyMap<number, number>;
}

/**
 * Decodes what the plan says, one after the other; one that the browser cannot read is left out.
 *
 * @throws the reason of the signal once it is aborted
 */
export async function loadPictures(
  model: Model,
  { edge, layers }: PicturePlan,
  signal: AbortSignal,
): Promise<ModelPictures> {
  const pixels = new Uint8Array(edge * edge * 4 * layers.length);
  const layerOf = new Map<number, number>();
  const canvas = new OffscreenCanvas(edge, edge);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  for (const [layer, index] of layers.entries()) {
    const texture = model.textures[index];
    if (!texture || !context) continue;
    const bitmap = await decode(texture.bytes, texture.mime, edge);
    signal.throwIfAborted();
    if (!bitmap) continue;
    context.clearRect(0, 0, edge, edge);
    context.drawImage(bitmap, 0, 0, edge, edge);
    bitmap.close();
    pixels.set(context.getImageData(0, 0, edge, edge).data, layer * edge * edge * 4);
    layerOf.set(index, layer);
  }
  return { edge, pixels, layerOf };
}

async function decode(bytes: Uint8Array, type: string, edge: number): Promise<ImageBitmap | undefined> {
  try {
    // A copy of its own: the bytes are a part of the whole model's.
    return await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type }), {
      resizeWidth: edge,
      resizeHeight: edge,
      resizeQuality: 'medium',
    });
  } catch {
    return undefined;
  }
}
