import type { Plane } from '@plumbline/imaging/raster.ts';
import type { DisplayPlanes } from './display-planes.ts';

type Channels = Pick<DisplayPlanes, 'r' | 'g' | 'b'>;

/** The picture with its rows in reverse order: what its foot runs into is found as what its top does. */
export function upsideDown({ r, g, b }: Channels): Channels {
  return { r: turn(r), g: turn(g), b: turn(b) };
}

function turn({ width, height, data }: Plane): Plane {
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++)
    out.set(data.subarray(y * width, (y + 1) * width), (height - 1 - y) * width);
  return { width, height, data: out };
}
