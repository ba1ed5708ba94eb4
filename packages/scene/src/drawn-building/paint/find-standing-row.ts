import { isSurroundings } from '../read/building-class.ts';
import type { ExteriorStage } from './exterior-stage.ts';

/** Share of the columns of a drawing that end at this row or above it: what reaches lower are cellars, steps and a falling ground. */
const STANDING = 0.75;
/** Empty rows between what is drawn, as a share of the height, from which a sheet holds drawings above each other. */
const PARTED = 0.03;

/** Row in px on which the building of an elevation stands; undefined where nothing stands, or drawings lie above each other. */
export function findStandingRow({
  width,
  height,
  kinds,
}: Pick<ExteriorStage, 'width' | 'height' | 'kinds'>): number | undefined {
  const isDrawn = new Uint8Array(height);
  const feet: number[] = [];
  for (let x = 0; x < width; x++) {
    let foot = -1;
    for (let y = 0; y < height; y++) {
      if (isSurroundings(kinds[y * width + x] as number)) continue;
      isDrawn[y] = 1;
      foot = y;
    }
    if (foot >= 0) feet.push(foot);
  }
  const top = isDrawn.indexOf(1);
  if (top < 0) return undefined;
  let empty = 0;
  for (let y = top; y <= isDrawn.lastIndexOf(1); y++) {
    empty = isDrawn[y] === 1 ? 0 : empty + 1;
    if (empty > PARTED * height) return undefined;
  }
  feet.sort((a, b) => a - b);
  return feet[Math.floor(STANDING * (feet.length - 1))];
}
