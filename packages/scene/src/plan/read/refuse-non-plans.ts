import type { Raster } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { SceneRefusal } from '../../image-kind/scene-refusal.ts';
import type { PlanEvidence } from './plan-reading.ts';
import type { SiteReading } from './site-reading.ts';

/** Shorter sides and longer strips than these show no building. */
const SHORTEST = 64;
const LONGEST_STRIP = 6;
/** Pixels below which a picture is taken for empty. */
const FEWEST_PIXELS = 256;
/** Values of the picture spread over less than this hold no drawing. */
const CONTRAST = 24;
/** Share of pixels off the paper below which nothing is drawn. */
const DRAWN = 0.0015;
/** Share of the picture that is paper from which the paper is clean. */
const CLEAN_PAPER = 0.72;
/** Confidence below which a picture is no plan of its kind. */
export const PLAN_GATE = 0.3;

/** Fewer trees around a building than this are no site. */
export const LEAST_TREES = 3;

/** @throws SceneRefusal BLANK_PICTURE or NOT_A_PLAN for pictures that no reading is needed for. */
export function refuseUndrawn(base: Raster): void {
  const { width, height, data, channels } = base;
  let low = 255;
  let high = 0;
  for (let p = 0; p < data.length; p += channels) {
    const v = data[p] as number;
    if (v < low) low = v;
    if (v > high) high = v;
  }
  if (high - low < CONTRAST || width * height < FEWEST_PIXELS)
    throw new SceneRefusal('BLANK_PICTURE', `tones ${low}…${high} in ${width} × ${height} px`);
  if (Math.min(width, height) < SHORTEST || Math.max(width, height) > LONGEST_STRIP * Math.min(width, height))
    throw new SceneRefusal('NOT_A_PLAN', `${width} × ${height} px shows no building`);
}

/** @throws SceneRefusal BLANK_PICTURE where hardly anything is off the paper. */
export function refuseBlank(inked: number): void {
  if (inked < DRAWN)
    throw new SceneRefusal('BLANK_PICTURE', `ink on ${(100 * inked).toFixed(2)} % of the picture`);
}

/**
 * How surely a picture is a floor plan, 0…1. Photos fail by their paper, perspectives by slanted strokes and slanted rooms,
 * elevations by rooms that do not fill the outline and have no doors, or by walls no thicker than lines.
 */
export function planConfidence(e: PlanEvidence, handDrawn: boolean, filled: boolean): number {
  const paper = smoothstep(0.5, CLEAN_PAPER, e.paper);
  const rooms = smoothstep(handDrawn ? 2.5 : 0.5, handDrawn ? 5 : 3, e.rooms);
  const closed = smoothstep(0.42, 0.6, e.roomShare);
  const square = handDrawn ? smoothstep(0.5, 0.66, e.square) : smoothstep(0.76, 0.9, e.square);
  const framed = handDrawn ? smoothstep(0.6, 0.74, e.framed) : smoothstep(0.9, 0.96, e.framed);
  const rectangular = handDrawn
    ? smoothstep(0.58, 0.74, e.rectilinear)
    : smoothstep(0.68, 0.82, e.rectilinear);
  // A swing proves a door; without one, gaps in filled walls on clean paper are the next best.
  const gaps = Math.min(0.85, (e.doors / 4) * (e.paper > CLEAN_PAPER ? 1 : 0) * (filled ? 1 : 0.7));
  const doors = Math.max(e.swings > 0 ? 0.6 + 0.13 * Math.min(3, e.swings - 1) : 0, gaps);
  const walls = smoothstep(0.008, 0.025, e.wallShare) * (1 - smoothstep(0.4, 0.55, e.wallShare));
  // Cut walls have a thickness; what single lines enclose are panels, doors and furniture of a view.
  // A schematic plan of single lines has to show it by its doors.
  const cut = handDrawn ? 1 : Math.max(smoothstep(1.2, 1.9, e.weight), smoothstep(3, 6, e.swings));
  const sure =
    Math.min(paper, rooms, closed, square, framed, rectangular, doors, walls, cut) *
    (0.6 + 0.4 * paper * closed * square * rectangular * doors);
  return Math.min(1, sure);
}

/** @throws SceneRefusal NOT_A_PLAN below the gate. */
export function refuseUnlessPlan(confidence: number, e: PlanEvidence): void {
  if (confidence >= PLAN_GATE) return;
  const facts = `paper ${e.paper.toFixed(2)}, rooms ${e.rooms} on ${e.roomShare.toFixed(2)}, square ${e.square.toFixed(2)}/${e.framed.toFixed(2)}/${e.rectilinear.toFixed(2)}, doors ${e.doors} (${e.swings} swings), walls of ${e.weight.toFixed(1)} lines`;
  throw new SceneRefusal('NOT_A_PLAN', facts);
}

/**
 * @throws SceneRefusal NOT_A_PLAN below the gate; NOT_A_SITE_PLAN for the plan of a building around which no ground is
 * drawn: there is nothing to colour but its rooms, and those are another tool's.
 */
export function refuseUnlessSite({ confidence, evidence: e }: SiteReading): void {
  if (e.floorPlan >= PLAN_GATE && e.trees < LEAST_TREES)
    throw new SceneRefusal(
      'NOT_A_SITE_PLAN',
      `floor plan ${e.floorPlan.toFixed(2)}, trees around it ${e.trees}`,
    );
  if (confidence < PLAN_GATE)
    throw new SceneRefusal(
      'NOT_A_PLAN',
      `site ${confidence.toFixed(2)}, floor plan ${e.floorPlan.toFixed(2)}`,
    );
}
