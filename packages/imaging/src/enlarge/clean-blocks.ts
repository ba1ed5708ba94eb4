import { createRaster, type Plane, type Raster } from '../raster.ts';
import { type LumaPlanes, readLumaPlanes, writeLumaPlanes } from './luma-planes.ts';
import { measureBlocks } from './measure-blocks.ts';
import { smoothBlocks } from './smooth-blocks.ts';

/** From here on blocks are seen, in 8-bit levels. */
const BLOCKS_SEEN = 0.15;

export interface CleanedPlanes {
  readonly planes: LumaPlanes;
  /** As `measureBlocks` gives it; 0 where there were too few to be seen. */
  readonly blocks: number;
}

/** A picture without the marks of JPEG, where it has any; colours, which JPEG keeps more coarsely, are smoothed more. */
export function cleanBlocks(planes: LumaPlanes): CleanedPlanes {
  const measured = measureBlocks(planes.luma);
  if (measured <= BLOCKS_SEEN) return { planes, blocks: 0 };
  const smoothColour = (plane: Plane | null) => plane && smoothBlocks(plane, 2 * measured);
  return {
    planes: {
      luma: smoothBlocks(planes.luma, measured),
      blue: smoothColour(planes.blue),
      red: smoothColour(planes.red),
    },
    blocks: measured,
  };
}

/** The same of a whole picture; one without marks is answered as it is. */
export function cleanPicture(source: Raster): Raster {
  const area = { left: 0, top: 0, width: source.width, height: source.height };
  const { planes, blocks } = cleanBlocks(readLumaPlanes(source, area));
  if (blocks === 0) return source;
  const cleaned = createRaster(source.width, source.height, source.channels);
  writeLumaPlanes(planes, { x: 0, y: 0 }, cleaned, area);
  return cleaned;
}
