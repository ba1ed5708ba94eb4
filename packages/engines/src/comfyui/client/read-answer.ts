import { cropRaster } from '@plumbline/imaging/matting/crop.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import { GenerationError } from '../../generative/generation-error.ts';
import { fromFile, type MadePicture } from '../../generative/picture-file.ts';
import type { BuiltGraph } from '../built-graph.ts';

export interface Wanted {
  readonly crop: BuiltGraph['crop'];
  readonly width: number;
  readonly height: number;
}

/**
 * The part of a server's picture that is the answer, in the size that is wanted.
 *
 * @throws GenerationError `no_output` where it is no picture, or the part lies outside
 */
export async function readAnswer(file: Uint8Array, { crop, width, height }: Wanted): Promise<MadePicture> {
  const made = await fromFile(file);
  const { picture } = made;
  if (!crop && picture.width === width && picture.height === height) return made;
  if (crop && (crop.x + crop.width > picture.width || crop.y + crop.height > picture.height))
    throw new GenerationError('no_output', 'what came back is smaller than the part that is wanted', {
      retryable: true,
    });
  const part = crop ? cropRaster(picture, crop) : picture;
  const fits = part.width === width && part.height === height;
  return { picture: fits ? part : resizeArea(part, width, height) };
}
