import type { DrawingAnalysis } from '../../drawing/drawing-analysis.ts';
import type { RawSegment } from '../../drawing/line-segments.ts';
import { paintStrokes } from '../../drawing/stroke-map.ts';
import { measureBorders } from '../../drawn-garden/read/cell-borders.ts';
import { findPanes } from '../../drawn-garden/read/find-panes.ts';
import { findPlanting } from '../../drawn-garden/read/find-planting.ts';
import { groupPlants } from '../../drawn-garden/read/group-plants.ts';
import { findInnerMarks } from '../../drawn-garden/read/inner-marks.ts';
import type { CellVotes } from '../../learned/vote-in-cells.ts';
import { hearNet, SORTED_GROUND } from '../../drawn-garden/read/hear-net.ts';
import { measureOutlines } from '../../drawn-garden/read/measure-outlines.ts';
import { isSiteGround, SiteClass } from '../../drawn-garden/read/site-class.ts';
import type { SiteReading } from '../../drawn-garden/read/site-reading.ts';
import { sortGround } from '../../drawn-garden/read/sort-ground.ts';
import { UNREAD } from '../../drawn-garden/read/unread.ts';
import { findCars } from './find-cars.ts';
import { findFacing } from './find-facing.ts';
import { findSteepCamera, segmentsBySteepAxis } from './find-steep-camera.ts';
import { partSiteFromRoofs } from './part-site-from-roofs.ts';
import type { SteepCamera } from './steep-camera.ts';

/** Inverse focal length in 1 / pixels, under which the projection is parallel. */
const PARALLEL = 1e-6;

const { crown, trunk, wall, sheet } = SiteClass;

/** Below this, cells and classes are not trusted. */
export const LEAST_CONFIDENCE = 0.4;

export interface AerialReading extends SiteReading {
  readonly camera: SteepCamera;
}

/**
 * Reads a drawing of a site from above: three axes of a steep camera, walls by their upright edges, roofs by the walls under
 * them, ground by the walls over it, sorted by what is drawn in it; trees where they are drawn.
 * @param votes of the net of pixels; the rules decide alone without them
 */
export function readSite(analysis: DrawingAnalysis, votes?: CellVotes): AerialReading {
  const { cells, width, height, unit } = analysis;
  const camera = findSteepCamera(analysis.segments, width, height);
  const segments = segmentsBySteepAxis(analysis.segments, camera);
  const strokeAxis = paintStrokes(segments.map(toRaw), segments, width, height, unit);
  const turned: DrawingAnalysis = { ...analysis, segments, strokeAxis };
  const kinds = new Uint8Array(cells.count + 1).fill(UNREAD);
  kinds[0] = wall;
  const outlines = measureOutlines(analysis.filledCellMap, cells, 60 * unit * unit, width * height);
  const marks = findInnerMarks(analysis);
  findPlanting(turned, outlines, kinds, { largest: 0.035, leastTwin: 240 * unit * unit, tiers: false });
  const passed = kinds.map((k) => (k === crown || k === trunk ? 1 : 0));
  const borders = measureBorders(turned, passed);
  partSiteFromRoofs(turned, borders, outlines, kinds);
  findCars(turned, kinds);
  if (votes !== undefined) hearNet(turned, votes, kinds, [SiteClass.sky, SiteClass.roof, ...SORTED_GROUND]);
  sortGround(
    {
      analysis: turned,
      marks,
      borders,
      outline: outlines.length,
      enclosed: outlines.enclosed,
      fromAbove: true,
    },
    kinds,
  );
  if (votes !== undefined) hearNet(turned, votes, kinds, [SiteClass.sky]);
  findPanes(turned, borders, kinds);
  const confidence = analysis.confidence * evidenceShare(turned, camera, kinds);
  // Of a loose sketch no ground is claimed: open outlines let roofs run into it.
  if (confidence < LEAST_CONFIDENCE)
    kinds.forEach((k, l) => {
      if (isSiteGround(k) && k !== SiteClass.water) kinds[l] = wall;
    });
  const { plantOf, footY } = groupPlants(turned, kinds);
  const { facing, sunSide } = findFacing(turned, camera, kinds);
  return {
    analysis: turned,
    camera,
    kinds,
    plantOf,
    footY,
    facing,
    sunSide,
    horizonY: horizonOf(camera),
    lamps: [],
    confidence,
  };
}

/** Row of the horizon, far above the picture for parallel projection. */
function horizonOf(camera: SteepCamera): number {
  if (camera.inverseFocal < PARALLEL) return -1e5;
  return camera.cy - Math.tan(camera.pitch) / camera.inverseFocal;
}

/** How much of the picture was told apart, and how well its strokes follow three axes. */
function evidenceShare({ cells }: DrawingAnalysis, camera: SteepCamera, kinds: Uint8Array): number {
  let known = 0;
  let all = 0;
  for (let l = 1; l <= cells.count; l++) {
    const a = cells.filledArea[l] as number;
    all += a;
    const kind = kinds[l] as number;
    if (kind === SiteClass.roof || kind === crown || kind === sheet || isSiteGround(kind)) known += a;
  }
  const share = Math.min(1, (1.4 * known) / Math.max(1, all));
  return share * Math.min(1, 0.35 + 1.3 * camera.support);
}

function toRaw(s: DrawingAnalysis['segments'][number]): RawSegment {
  const ux = (s.x1 - s.x0) / (s.length || 1);
  const uy = (s.y1 - s.y0) / (s.length || 1);
  return { ...s, residual: 0, ux, uy, mx: (s.x0 + s.x1) / 2, my: (s.y0 + s.y1) / 2 };
}
