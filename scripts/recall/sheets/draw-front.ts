import { seededRandom } from '@plumbline/imaging/random.ts';
import type { Plane } from '@plumbline/imaging/raster.ts';
import { resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import { PlanSheet } from '../plans/plan-sheet.ts';

const FINER = 2;

/**
 * An elevation or a section of a house that was made up by seed, in ink: storeys under a flat or a pitched roof on a line of ground, with openings, and
 * by chance trees beside it, levels with their leaders, and floors and walls that are cut.
 * @param edge longest edge in pixels
 */
export function drawFront(seed: number, edge: number): Plane {
  const random = seededRandom(seed);
  const [bays, storeys] = [2 + Math.floor(4 * random()), 1 + Math.floor(3 * random())];
  const bay = 2.4 + 1.6 * random();
  const storey = 2.7 + 0.6 * random();
  const [w, h] = [bays * bay, storeys * storey];
  const roof = random() < 0.5 ? 0 : 1.5 + random();
  const ground = 1.5 + 2.5 * random();
  const isSection = random() < 0.35;
  const [hasTrees, hasLevels] = [random() < 0.4, random() < 0.5];
  const size = { w: w + 2 * ground + 1, h: h + roof + 1.2 };
  const density = edge / Math.max(size.w, size.h);
  const width = Math.round(size.w * density);
  const height = Math.round(size.h * density);
  const sheet = new PlanSheet(FINER * width, FINER * height, FINER * density, -ground - 0.5, -h - roof - 0.6);
  const pen = Math.max(2, (FINER * edge) / 420);
  sheet.line([-ground, 0], [w + ground, 0], 1.6 * pen);
  sheet.box(0, -h, w, h, pen);
  if (roof > 0) {
    sheet.line([-0.4, -h], [w / 2, -h - roof], pen);
    sheet.line([w / 2, -h - roof], [w + 0.4, -h], pen);
    sheet.line([-0.4, -h], [w + 0.4, -h], pen);
  }
  for (let level = 0; level < storeys; level++) {
    if (isSection) sheet.fill(0, -(level + 1) * storey, w, 0.25, 1);
    for (let at = 0; at < bays; at++)
      drawOpening(sheet, at * bay, -level * storey, bay, level, random, pen / 2);
  }
  if (isSection) for (const x of [0, w - 0.3]) sheet.fill(x, -h, 0.3, h, 1);
  if (hasTrees)
    for (const x of [-0.6 * ground, w + 0.6 * ground]) {
      const crown = 0.5 * ground;
      sheet.line([x, 0], [x, -1.5], pen / 2);
      sheet.arc(x, -1.5 - crown, crown, crown, 0, 2 * Math.PI, pen / 2);
    }
  if (hasLevels)
    for (let level = 0; level <= storeys; level++)
      sheet.line([w + 0.3, -level * storey], [w + 0.9 * ground, -level * storey], pen / 2);
  return resizePlaneArea(sheet.ink, width, height);
}

/** A window, or on the ground now and then a door. */
function drawOpening(
  sheet: PlanSheet,
  left: number,
  foot: number,
  bay: number,
  level: number,
  random: () => number,
  pen: number,
): void {
  const isDoor = level === 0 && random() < 0.3;
  const [w, h] = isDoor ? [1, 2.1] : [bay * (0.4 + 0.3 * random()), 1.3];
  const x = left + (bay - w) / 2;
  const y = foot - (isDoor ? 0 : 0.9) - h;
  sheet.box(x, y, w, h, pen);
  if (!isDoor) sheet.line([x + w / 2, y], [x + w / 2, y + h], pen);
}
