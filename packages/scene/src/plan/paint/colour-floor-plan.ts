import { createPlane, createRaster, type Plane, type Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizeArea } from '@plumbline/imaging/resize-area.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { applySimilarity } from '../../painting/apply-similarity.ts';
import type { StageClock } from '@plumbline/imaging/tiles/checkpoint.ts';
import { lightNearInk, type NearInkLight } from '../../painting/light-near-ink.ts';
import { separateInk } from '../../drawing/separate-ink.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import type { RenderOutcome } from '@plumbline/imaging/tiles/render-context.ts';
import type { CorrectedPlan } from '../correct-floor-plan.ts';
import { layPlanInk } from './lay-plan-ink.ts';
import { findOwnColours, type OwnColours } from './own-colours.ts';
import { paintFloorPlan } from './paint-floor-plan.ts';
import { coverAt, labelsAt, roomsUnderWalls } from './plan-at-output.ts';
import { PLAN_LIGHT } from './plan-light.ts';
import { type PlanPalette, planPalette } from './plan-palette.ts';
import type { PlanReading } from '../read/plan-reading.ts';
import type { PlanRequest } from './plan-request.ts';
import { roomFinishes } from './room-finishes.ts';
import { washFloorPlan } from './wash-floor-plan.ts';
import { wishedFloor } from './wished-finish.ts';

/** Of a drawing; what a plan should be nearer to if it is to be nearer to its base. */
const PAPER = [0.985, 0.985, 0.985] as const;
/** How far an even floor takes the tint that it has in the drawing, where nothing else is asked for. */
const FLOOR_TINT = 0.55;
/** Lines and lettering stay legible on what lies in shadow or at night. */
const NEAR_INK: NearInkLight = { contrast: 0.56, ink: 0.06, most: 0.26 };

/** Paints a floor plan with what a user wishes of its rooms. @param base the picture that was read. */
export function paintFloorPlanSheet(
  base: Raster,
  { plan: reading, wishes }: CorrectedPlan,
  request: PlanRequest,
  clock: StageClock,
): RenderOutcome {
  const picture = toRgb(base);
  clock.next('materials', 0.6);
  const { width, height } = fitWithin(base.width, base.height, request.maxEdge);
  const light = PLAN_LIGHT[request.atmosphere];
  const palette = planPalette(request.style);
  const mmPerPixel = (reading.metric.mmPerPixel * reading.width) / width;
  const drawn = separateInk(width === picture.width ? picture : resizeArea(picture, width, height));
  const own = ownColoursOf(reading, drawn.ratio, width, height);
  const surfaces = reading.handDrawn
    ? washFloorPlan(
        reading,
        width,
        height,
        palette,
        light,
        request.seed,
        wishedWashes(wishes, request.style, palette),
        own,
      )
    : paintFloorPlan(
        reading,
        width,
        height,
        roomFinishes(reading.rooms, palette, request.style, mmPerPixel, request.seed, wishes),
        palette,
        light,
        request.seed,
        { ...own, tint: Math.min(1, FLOOR_TINT * 2 * request.similarity) },
      );
  applySimilarity(surfaces.picture, PAPER, request.similarity);
  clock.next('compose', 0.85);
  lightNearInk(surfaces.picture, darknessOf(own.ink, width, height), NEAR_INK);
  layPlanInk(surfaces.picture, {
    ratio: own.ink,
    ink: palette.ink,
    wallInk: palette.wallInk,
    walls: surfaces.walls,
    strength: 0.76 + 0.4 * request.cnStrength,
    // What is tinted inside was laid apart from its lines; what is outside stays as it was drawn.
    tints: 1,
  });
  const out = createRaster(width, height, 3);
  for (let p = 0; p < out.data.length; p++) out.data[p] = 255 * (surfaces.picture[p] as number);
  return { picture: out, confidence: reading.confidence, timings: clock.finish(), notes: describe(reading) };
}

/** Colours of the drawing's own, apart from its lines, with floors as far as under the walls. */
function ownColoursOf(reading: PlanReading, ratio: Float32Array, width: number, height: number): OwnColours {
  const rooms = labelsAt(roomsUnderWalls(reading.roomMap, reading.footprint), width, height);
  return findOwnColours(ratio, rooms, coverAt(reading.walls, width, height));
}

/** Ink of a drawing by its brightest channel, 0…1: a tint is no line. */
function darknessOf(ratio: Float32Array, width: number, height: number): Plane {
  const plane = createPlane(width, height);
  for (let i = 0, p = 0; i < plane.data.length; i++, p += 3)
    plane.data[i] = 1 - Math.max(ratio[p] as number, ratio[p + 1] as number, ratio[p + 2] as number);
  return plane;
}

function wishedWashes(
  wishes: CorrectedPlan['wishes'],
  style: PlanRequest['style'],
  palette: PlanPalette,
): Map<number, Rgb> {
  const washes = new Map<number, Rgb>();
  for (const [label, wish] of wishes) {
    const floor = wishedFloor(wish, style, palette);
    if (floor !== undefined) washes.set(label, floor.colour);
  }
  return washes;
}

function describe({ handDrawn, rooms, openings, metric, wallStyle }: PlanReading): string[] {
  const doors = openings.filter((o) => o.kind === 'door').length;
  return [
    `look: ${handDrawn ? 'washes-under-ink' : 'plan-materials'}`,
    `walls: ${wallStyle}`,
    `rooms: ${rooms.length}, doors: ${doors}`,
    `scale: ${metric.mmPerPixel.toFixed(1)} mm per reading pixel, from ${metric.from}`,
  ];
}
