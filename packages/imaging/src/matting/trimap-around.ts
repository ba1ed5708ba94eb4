import { distanceTransform } from '../distance-transform.ts';
import { type BitMask, createBitMask, type Raster } from '../raster.ts';
import { prepareGuide, softMask } from '../segmentation/linear-opacity.ts';
import type { Box } from './crop.ts';
import { BACKGROUND, ITEM, type Trimap, UNKNOWN } from './trimap.ts';

/** Half the width of the band along an outline in which opacity is open, against the root of the item's area. */
const BAND = 0.012;
/** So many times as wide where the picture's own colours make the mask soft: leaves, hair, gauze. */
const SOFT_BAND = 3;
const SOFT = 0.12;

/**
 * The trimap of a cut-out part of a picture: open along the outline of the item, wider where the outline is not sharp.
 *
 * @param mask 0 or 1, over the whole picture at any size
 * @param box the part, in pixels of the picture
 * @param crop the part's pixels at the size of the trimap
 */
export function trimapAround(
  mask: BitMask,
  box: Box,
  crop: Raster,
  picture: Pick<Raster, 'width' | 'height'>,
): Trimap {
  const { width, height } = crop;
  const item = maskInBox(mask, box, crop, picture);
  const area = item.data.reduce((sum, value) => sum + value, 0);
  const band = Math.max(3, BAND * Math.sqrt(area), (1.5 * width * picture.width) / (box.width * mask.width));
  const toItem = distanceTransform(item).data;
  const toBack = distanceTransform({ width, height, data: item.data.map((value) => 1 - value) }).data;
  const soft = softMask(item, prepareGuide(crop));
  const data = new Uint8Array(width * height);
  for (let i = 0; i < data.length; i++) {
    const far = Math.max(toItem[i] as number, toBack[i] as number);
    const share = soft[i] as number;
    const open = far <= band || (far <= SOFT_BAND * band && share > SOFT && share < 1 - SOFT);
    data[i] = open ? UNKNOWN : item.data[i] === 1 ? ITEM : BACKGROUND;
  }
  return { width, height, data };
}

/** The trimap of an item drawn in line: open along the outer edge of its outline, {@link trimapAround} but for that. */
export function trimapAlong(
  mask: BitMask,
  box: Box,
  crop: Raster,
  picture: Pick<Raster, 'width' | 'height'>,
): Trimap {
  const { width, height } = crop;
  const item = maskInBox(mask, box, crop, picture);
  const band = Math.max(1.5, (0.75 * width * picture.width) / (box.width * mask.width));
  const toItem = distanceTransform(item).data;
  const toBack = distanceTransform({ width, height, data: item.data.map((value) => 1 - value) }).data;
  const data = item.data.map((value, i) =>
    Math.max(toItem[i] as number, toBack[i] as number) <= band ? UNKNOWN : value === 1 ? ITEM : BACKGROUND,
  );
  return { width, height, data };
}

/** The mask at the size of the crop. It is coarser or finer: its outline is taken smooth in between. */
function maskInBox(
  mask: BitMask,
  box: Box,
  { width, height }: Raster,
  picture: Pick<Raster, 'width' | 'height'>,
): BitMask {
  const item = createBitMask(width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const px = ((box.x + ((x + 0.5) * box.width) / width) * mask.width) / picture.width - 0.5;
      const py = ((box.y + ((y + 0.5) * box.height) / height) * mask.height) / picture.height - 0.5;
      item.data[y * width + x] = between(mask, px, py) >= 0.5 ? 1 : 0;
    }
  return item;
}

function between({ width, height, data }: BitMask, x: number, y: number): number {
  const fx = Math.min(width - 1, Math.max(0, x));
  const fy = Math.min(height - 1, Math.max(0, y));
  const x0 = fx | 0;
  const y0 = (fy | 0) * width;
  const x1 = Math.min(width - 1, x0 + 1);
  const y1 = Math.min(height - 1, (fy | 0) + 1) * width;
  const tx = fx - x0;
  const ty = fy - (fy | 0);
  return (
    ((data[y0 + x0] as number) * (1 - tx) + (data[y0 + x1] as number) * tx) * (1 - ty) +
    ((data[y1 + x0] as number) * (1 - tx) + (data[y1 + x1] as number) * tx) * ty
  );
}
