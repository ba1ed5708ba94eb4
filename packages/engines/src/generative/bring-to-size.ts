import { type Box, cropRaster } from '@plumbline/imaging/matting/crop.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { Generation } from './generator.ts';

/** The answer in what a server made, in the size that was asked for. @returns `picture` itself where that is it */
export function bringToSize(
  { picture, area }: Pick<Generation, 'picture' | 'area'>,
  { width, height }: Pick<Raster, 'width' | 'height'>,
): Raster {
  const part = area && !isWhole(area, picture) ? cropRaster(picture, area) : picture;
  return part.width === width && part.height === height ? part : resizeArea(part, width, height);
}

function isWhole({ x, y, width, height }: Box, picture: Raster): boolean {
  return x === 0 && y === 0 && width === picture.width && height === picture.height;
}
