import { type BitMask, createPlane, type LabelMap, type Plane } from '@plumbline/imaging/raster.ts';
import { resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import { spreadLabels } from '@plumbline/imaging/spread-labels.ts';

/** Labels sampled at another size. */
export function labelsAt(map: LabelMap, width: number, height: number): LabelMap {
  const data = new Int32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(map.height - 1, Math.floor(((y + 0.5) * map.height) / height)) * map.width;
    for (let x = 0; x < width; x++)
      data[y * width + x] = map.data[
        row + Math.min(map.width - 1, Math.floor(((x + 0.5) * map.width) / width))
      ] as number;
  }
  return { width, height, data, count: map.count };
}

/** Grows rooms under the walls, so that soft edges of ink blend into floors and never into paper. */
export function roomsUnderWalls(rooms: LabelMap, footprint: BitMask): LabelMap {
  return spreadLabels(rooms, footprint);
}

/** How much of each pixel a mask covers at another size, 0…1. */
export function coverAt(mask: BitMask, width: number, height: number): Plane {
  const plane = createPlane(mask.width, mask.height);
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = mask.data[i] ? 1 : 0;
  return resizePlaneArea(plane, width, height);
}
