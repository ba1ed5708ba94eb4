import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import { contactWith } from '../../drawing/cell-groups.ts';
import { BuildingClass } from '../../drawn-building/read/building-class.ts';
import { readBuilding } from '../../drawn-building/read/read-building.ts';
import { measureBorders } from './cell-borders.ts';
import { findLamps, findPeople } from './find-figures.ts';
import { findGardenGround } from './find-garden-ground.ts';
import { findHorizon } from './find-horizon.ts';
import { findPanes } from './find-panes.ts';
import { findPlanting } from './find-planting.ts';
import type { CellVotes } from '../../learned/vote-in-cells.ts';
import { hearNet, SORTED_GROUND } from './hear-net.ts';
import { groupPlants } from './group-plants.ts';
import { findInnerMarks } from './inner-marks.ts';
import { measureOutlines } from './measure-outlines.ts';
import { isSiteGround, SiteClass } from './site-class.ts';
import type { SiteReading } from './site-reading.ts';
import { sortGround } from './sort-ground.ts';
import { UNREAD } from './unread.ts';

/** Share of its outline on planting, sky and ground from which a gap over the horizon shows the sky. */
const MIN_GAP_CONTACT = 0.8;

const { sky, crown, trunk, figure, trim, wall } = SiteClass;

/** What the reading of buildings calls a cell, in the words of a site. */
const BUILT: Readonly<Record<number, number>> = {
  [BuildingClass.roof]: SiteClass.roof,
  [BuildingClass.glass]: SiteClass.glass,
  [BuildingClass.siding]: SiteClass.timber,
  [BuildingClass.boards]: trim,
  [BuildingClass.stone]: SiteClass.stone,
  [BuildingClass.trim]: trim,
};

/**
 * Reads a drawing of a garden, a park or a square seen by a person: planting by its scalloped outlines, ground under the
 * horizon sorted by what is drawn in it, buildings by the reading of exteriors.
 * @param votes of the net of pixels; the rules decide alone without them
 */
export function readGarden(analysis: DrawingAnalysis, votes?: CellVotes): SiteReading {
  const { cells, width, height, unit } = analysis;
  const n = width * height;
  const built = readBuilding(analysis, votes);
  const kinds = new Uint8Array(cells.count + 1).fill(UNREAD);
  kinds[0] = wall;
  const outlines = measureOutlines(analysis.filledCellMap, cells, 60 * unit * unit, n);
  const marks = findInnerMarks(analysis);
  findPlanting(analysis, outlines, kinds, { largest: 0.14, leastTwin: 900 * unit * unit, tiers: true });
  findPeople(analysis, kinds);
  const lamps = findLamps(analysis, kinds);
  for (let l = 1; l <= cells.count; l++)
    if (kinds[l] === UNREAD && built.kinds[l] === BuildingClass.sky) kinds[l] = sky;
  const horizonY = findHorizon(analysis, kinds);
  const passed = kinds.map((k) => (k === crown || k === trunk || k === figure || k === trim ? 1 : 0));
  const borders = measureBorders(analysis, passed);
  findGardenGround(analysis, borders, marks, horizonY, kinds);
  claimSkyBetweenCrowns(analysis, kinds, horizonY);
  // Walls and roofs are heard by the reading of buildings.
  if (votes !== undefined) hearNet(analysis, votes, kinds, [SiteClass.roof, ...SORTED_GROUND]);
  sortGround(
    { analysis, marks, borders, outline: outlines.length, enclosed: outlines.enclosed, fromAbove: false },
    kinds,
  );
  if (votes !== undefined) hearNet(analysis, votes, kinds, [SiteClass.roof]);
  for (let l = 1; l <= cells.count; l++)
    if (kinds[l] === UNREAD) kinds[l] = BUILT[built.kinds[l] as number] ?? wall;
  findPanes(analysis, borders, kinds);
  const { plantOf, footY } = groupPlants(analysis, kinds);
  return {
    analysis,
    kinds,
    plantOf,
    footY,
    facing: built.facing,
    sunSide: built.sunSide,
    horizonY,
    lamps,
    confidence: analysis.confidence * evidenceShare(analysis, kinds),
  };
}

/** Gaps between crowns over the horizon show the sky. */
function claimSkyBetweenCrowns({ cells, unit }: DrawingAnalysis, kinds: Uint8Array, horizonY: number): void {
  for (let round = 0; round < 2; round++)
    for (let l = 1; l <= cells.count; l++) {
      if (kinds[l] !== UNREAD || (cells.y1[l] as number) > horizonY + 5 * unit) continue;
      const open = contactWith(
        cells.neighbours,
        l,
        (o) =>
          kinds[o] === crown || kinds[o] === trunk || kinds[o] === sky || isSiteGround(kinds[o] as number),
      );
      if (open > MIN_GAP_CONTACT * (cells.perimeter[l] as number)) kinds[l] = sky;
    }
}

/** 1 where planting, ground and sky make up the picture as they do in a garden; less where hardly any were found. */
function evidenceShare({ cells }: DrawingAnalysis, kinds: Uint8Array): number {
  let known = 0;
  let all = 0;
  for (let l = 1; l <= cells.count; l++) {
    const a = cells.filledArea[l] as number;
    all += a;
    if (kinds[l] === crown || kinds[l] === sky || isSiteGround(kinds[l] as number)) known += a;
  }
  return Math.min(1, (1.6 * known) / Math.max(1, all));
}
