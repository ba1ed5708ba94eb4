import { greyscale } from '@plumbline/imaging/greyscale.ts';
import { closeGrey } from '@plumbline/imaging/morphology.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';

/** Size at which is looked, width of the rim there, and what is narrow in it: pixels. */
const EDGE = 640;
const RIM = 16;
const NARROW = 6;
/** Darker than its surroundings by this (0…1) is a mark. */
const MARK = 0.06;
/** Marks on more of the rim than this are no drawing but a texture: concrete, plaster, terrazzo. */
const MOST_MARKS = 0.3;

/** Whether there is paper with marks on it along a picture's border. @param picture RGB. */
export function showsPaper(picture: Raster): boolean {
  const { width, height } = fitWithin(picture.width, picture.height, EDGE);
  const light = greyscale(resizeArea(picture, width, height));
  const closed = closeGrey(light, NARROW).data;
  let [marks, count] = [0, 0];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (Math.min(x, y, width - 1 - x, height - 1 - y) >= RIM) continue;
      count++;
      if ((closed[i] as number) - (light.data[i] as number) > MARK) marks++;
    }
  return marks <= MOST_MARKS * count;
}
