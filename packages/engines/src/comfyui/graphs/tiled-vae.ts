import type { GraphTask } from './graph-task.ts';
import type { Link } from './node-signatures.ts';
import type { Size } from './sampling-size.ts';

/** As ComfyUI's own nodes propose; the latter two are of moving pictures. */
const TILES = { tile_size: 512, overlap: 64, temporal_size: 64, temporal_overlap: 8 } as const;
/** From here on an autoencoder takes more memory at once than the model that it belongs to. */
const LARGE = 1_400_000;

/**
 * Whether a picture goes through the autoencoder in tiles: it then takes a fraction of the memory and a little longer, and shows no seam
 * where tiles overlap. So where memory has run out once, and for large pictures.
 */
function inTiles({ share }: GraphTask, { width, height }: Size): boolean {
  return share < 1 || width * height > LARGE;
}

export function decodeLatent(
  task: GraphTask,
  samples: Link<'LATENT'>,
  vae: Link<'VAE'>,
  size: Size,
): Link<'IMAGE'> {
  const { graph } = task;
  if (inTiles(task, size) && graph.has('VAEDecodeTiled'))
    return graph.add('VAEDecodeTiled', { samples, vae, ...TILES })[0];
  return graph.add('VAEDecode', { samples, vae })[0];
}

export function encodePixels(
  task: GraphTask,
  pixels: Link<'IMAGE'>,
  vae: Link<'VAE'>,
  size: Size,
): Link<'LATENT'> {
  const { graph } = task;
  if (inTiles(task, size) && graph.has('VAEEncodeTiled'))
    return graph.add('VAEEncodeTiled', { pixels, vae, ...TILES })[0];
  return graph.add('VAEEncode', { pixels, vae })[0];
}
