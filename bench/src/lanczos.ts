import { readLumaPlanes, writeLumaPlanes } from '@plumbline/imaging/enlarge/luma-planes.ts';
import { doublePlane } from '@plumbline/imaging/enlarge/double-plane.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';

/**
 * Plain Lanczos interpolation of three lobes, samples centred. sharp takes bicubic interpolation for enlarging whatever
 * kernel it is asked for, and its result lies half a pixel aside, so it cannot stand for it.
 */
export function enlargeByLanczos(source: Raster, multiplier: 2 | 4): Raster {
  const { width, height } = source;
  let planes = readLumaPlanes(source, { left: 0, top: 0, width, height });
  for (let times = 1; times < multiplier; times *= 2)
    planes = {
      luma: doublePlane(planes.luma),
      blue: planes.blue && doublePlane(planes.blue),
      red: planes.red && doublePlane(planes.red),
    };
  const result = createRaster(width * multiplier, height * multiplier, source.channels);
  const size = { width: result.width, height: result.height };
  writeLumaPlanes(planes, { x: 0, y: 0 }, result, { left: 0, top: 0, ...size });
  return result;
}
