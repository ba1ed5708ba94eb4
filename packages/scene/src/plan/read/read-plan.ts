import { connectedComponents, labelAreas } from '@plumbline/imaging/connected-components.ts';
import {
  type BitMask,
  createBitMask,
  type LabelMap,
  type Plane,
  type Raster,
} from '@plumbline/imaging/raster.ts';
import { toRgb } from '@plumbline/imaging/to-rgb.ts';
import { bridgeGaps, findGaps } from './bridge-gaps.ts';
import { cutRooms } from './cut-rooms.ts';
import { cropTo } from '../../image-kind/find-viewport.ts';
import { describeRooms, isHatched } from './describe-rooms.ts';
import { embedReading } from './embed-reading.ts';
import { fillCavities } from './fill-cavities.ts';
import { frameBuilding } from './frame-building.ts';
import { findInside } from './find-inside.ts';
import { filledThings, withFilled } from './filled-things.ts';
import { findFurniture } from './find-furniture.ts';
import { findSwing } from './find-swings.ts';
import { findPairedWalls } from './find-paired-walls.ts';
import { findSolidWalls } from './find-solid-walls.ts';
import type { Threshold } from './find-thresholds.ts';
import { findWallGaps } from './find-wall-gaps.ts';
import { bulkThickness, wallThickness } from './wall-thickness.ts';
import { forOpening } from './opening-pixels.ts';
import { countSet, dilateDisc, unite } from './mask-tools.ts';
import { measureRooms } from './measure-rooms.ts';
import { doorLike, findMetric } from './plan-metric.ts';
import type { PlanEvidence, PlanOpening, PlanPoint, PlanReading, PlanRoom } from './plan-reading.ts';
import { ANY_LINE, lineWidthOf, type PlanSheet } from './read-sheet.ts';
import { type SheetOfPlan, sheetOfPlan } from './sheet-of-plan.ts';
import { ownPixelReader } from '@plumbline/reading/own/own-pixel-reader.ts';
import type { PixelReading } from '@plumbline/reading/pixels/learned-pixels.ts';
import { hearPlan, type PlanHearing } from './hear-plan.ts';
import { heardInside, insideOf, withoutBeyond } from './heard-inside.ts';
import { heardWalls, withoutOpenings } from './heard-walls.ts';
import { keepEnclosed } from './keep-enclosed.ts';
import { hearPicture } from '../../learned/hear-picture.ts';
import { planSureness } from './plan-sureness.ts';
import { planConfidence } from './refuse-non-plans.ts';
import { framedShare, measureFrames } from './stroke-frames.ts';

/** Walls that fill less of the sheet than this are drawn as double lines, at least in part. */
const FILLED = 0.035;
/** Double lines on more of the sheet than this are its walls. */
const PAIRED = 0.055;
/** Double lines on less of the sheet than this are frames and shelves. */
const SOME_PAIRED = 0.025;
/** What is drawn within this share of the long side of a building belongs to it. */
const AROUND = 0.015;
/** Shortest piece of a wall that counts, as a share of the long side. */
const LEAST_WALL = 0.015;
/** Bands of this many line widths are walls where together they are so many times as long as the sheet. */
const BOLD_LINES = 2.2;
const BOLD_LENGTH = 2;
/** With no more rooms than these a building was not read. */
const FEW_ROOMS = 1;
/** Bands up to this many line widths are lines. */
const HAIRLINE = 1.2;
/** Share of what the net sees of walls that lies in bands from which walls are filled, and from which probability a pixel is of one. */
const HEARD_IN_BANDS = 0.4;
const OF_A_WALL = 0.3;
/** Probability from which the net sees an opening. */
const OPEN = 0.35;
/** The net is heard of parts where it takes the whole for a plan with this probability. */
const SEEN = 0.5;
/** sin of twice the angle up to which an outline runs along a direction: 9°. */
const STRAIGHT = 0.31;
/** Share of its border on walls from which a room speaks for a plan. */
const ENCLOSED = 0.5;

/**
 * Everything that is read of a plan, and how surely it is one. @param base any raster.
 * @param takenForPlan what it is taken for by its kind, which a person may have said
 */
export function readPlan(base: Raster, takenForPlan = false): PlanReading {
  const rgb = toRgb(base);
  const reading = readBuilding(rgb);
  const witnesses = { learned: hearPicture(rgb)?.kinds.plan, takenForPlan };
  return { ...reading, confidence: planSureness(reading.evidence, witnesses, reading.confidence) };
}

function readBuilding(base: Raster): PlanReading {
  const { picture, box } = frameBuilding(base);
  if (box === undefined) return readPlanSheet(sheetOfPlan(picture), heardIn(picture));
  const { x0, y0, x1, y1 } = box;
  const part = cropTo(picture, { x0, y0, x1: x1 - 1, y1: y1 - 1 });
  return embedReading(readPlanSheet(sheetOfPlan(part), heardIn(part)), box, base);
}

function heardIn(picture: Raster): PixelReading | undefined {
  return ownPixelReader()?.read(picture);
}

/** {@link readPlan} for a sheet already laid apart from its paper. @param heard what the net of pixels says of the same picture */
export function readPlanSheet(drawing: SheetOfPlan, heard?: PixelReading): PlanReading {
  const hearing =
    heard !== undefined && heard.whole.kinds.plan > SEEN ? hearPlan(heard, drawing.sheet) : undefined;
  const heardDrawing =
    hearing === undefined ? drawing : { ...drawing, sheet: withLinesBesideWalls(drawing.sheet, hearing) };
  const reading = readWalls(heardDrawing, false, hearing);
  if (drawing.handDrawn || reading.evidence.rooms > FEW_ROOMS) return reading;
  // Where bands close hardly a room, walls may be drawn in one line each.
  const single = readWalls(drawing, true, undefined);
  return single.evidence.rooms > reading.evidence.rooms ? single : reading;
}

/** @param single strokes of a wall's length are walls, too */
function readWalls(
  { sheet, strokes, handDrawn: byHand }: SheetOfPlan,
  single: boolean,
  hearing: PlanHearing | undefined,
): PlanReading {
  const { width, height, scale } = sheet;
  const bold = isBoldNetwork(findSolidWalls(sheet, false), sheet);
  // No hand fills long bands evenly: bold walls at any angle are ruled.
  const handDrawn = byHand && !bold;
  const paired = findPairedWalls(sheet).mask;
  const thin = !handDrawn && countSet(paired) < PAIRED * paired.data.length;
  const bands = findSolidWalls(sheet, thin);
  // Where what is filled are the lines themselves, walls are what lies between two of them, if anything.
  const hairlines =
    thin &&
    bulkThickness(bands) <= HAIRLINE * sheet.lineWidth &&
    countSet(paired) > SOME_PAIRED * paired.data.length;
  const solid = hairlines ? findSolidWalls(sheet, false) : bands;
  const filled =
    !handDrawn &&
    (bold ||
      countSet(solid) >= FILLED * solid.data.length ||
      (hearing !== undefined &&
        bulkThickness(solid) >= BOLD_LINES * sheet.lineWidth &&
        areHeardWalls(solid, hearing)));
  const ruled = filled ? solid : unite(solid, paired);
  const seen = hearing === undefined ? ruled : heardWalls(ruled, sheet, strokes, hearing, filled);
  const things = hearing && filledThings(unite(ruled, seen), hearing, filled);
  const drawn = things === undefined ? seen : without(seen, things);
  const heardGaps = hearing === undefined ? [] : findGaps(drawn, hearing.opening);
  const bridges = hearing && bridgeGaps(drawn, heardGaps);
  const outline = createBitMask(width, height);
  for (let i = 0; i < outline.data.length; i++)
    outline.data[i] =
      drawn.data[i] || bridges?.data[i] || (sheet.darkest.data[i] as number) > ANY_LINE ? 1 : 0;
  // A hand often draws a wall as one stroke.
  const stroked = handDrawn || single;
  const parting = stroked ? unite(drawn, strokes.mask) : drawn;
  const heardAt = hearing && insideOf(hearing);
  const closed = findInside(outline, drawn, parting, heardAt);
  const whole =
    hearing === undefined || heardAt === undefined || bridges === undefined
      ? closed
      : withoutBeyond(heardInside(closed, outline, drawn, heardAt), unite(drawn, bridges), hearing);
  const inner = countSet(whole);
  const cut = cutRooms(parting, whole, { lines: sheet.strong, byLines: !stroked, gaps: heardGaps });
  const cutOut = hearing === undefined ? cut.rooms : withoutOpenings(cut.rooms, hearing);
  const bordering =
    bridges === undefined || hearing === undefined
      ? parting
      : unite(unite(parting, bridges), openingsBeside(cutOut, hearing));
  const kept = keepEnclosed(cutOut, measureRooms(cutOut, bordering, sheet), whole, parting, {
    thick: stroked ? measureRooms(cutOut, drawn, sheet) : undefined,
    byHand: handDrawn,
  });
  const { rooms, footprint, walls } = fillCavities(kept, measureRooms(kept.rooms, kept.walls, sheet));
  const table = measureRooms(rooms, walls, sheet);
  const inside = countSet(footprint);
  const doors = doorLike(cut.thresholds, inside).filter((t) => joins(rooms, t) !== undefined);
  const doorways = doors.map((t) => openingOf(t, rooms, sheet));
  const metric = findMetric(doorways, inside);
  const pixelsPerMetre = 1000 / metric.mmPerPixel;
  const thickness = wallThickness(walls);
  // Partitions may be lines: what leads outdoors goes through the thicker walls.
  const around = filled ? Math.max(thickness, bulkThickness(walls)) : thickness;
  const gaps = findWallGaps(sheet, walls, rooms, around, metric.mmPerPixel, hearing?.opening);
  for (const gap of gaps) {
    // What is drawn as a gap is of the building, out to the face of its wall.
    forOpening(gap, around, width, height, (i) => {
      footprint.data[i] = 1;
    });
    if (gap.kind === 'window') takeFromRooms(gap, rooms, table.area, around);
  }
  const outlined = findFurniture(
    sheet,
    rooms,
    table.area,
    walls,
    Uint8Array.from(table.hatchAngle, (_, l) => (isHatched(table, l) ? 1 : 0)),
    pixelsPerMetre,
  );
  const furniture = things === undefined ? outlined : withFilled(outlined, things, rooms);
  const openings: PlanOpening[] = [...doorways, ...gaps];
  const typed = describeRooms(rooms, table, furniture, openings, metric.mmPerPixel);
  const enclosed = typed.filter((r) => r.enclosure > ENCLOSED);
  const roomArea = enclosed.reduce((sum, r) => sum + r.areaPixels, 0);
  const frames = measureFrames(inkNear(sheet.darkest, footprint));
  const evidence: PlanEvidence = {
    paper: sheet.paper.share,
    wallShare: countSet(walls) / Math.max(1, inside),
    wallParts: countParts(walls, LEAST_WALL * Math.max(width, height) * thickness),
    square: Math.max(strokes.square, frames.square),
    framed: framedShare(frames),
    rectilinear: rectilinearity(enclosed, strokes.angle),
    rooms: enclosed.length,
    doors: openings.filter((o) => o.kind === 'door').length,
    swings: openings.filter((o) => o.swing !== undefined).length,
    roomShare: roomArea / Math.max(1, inner),
    weight: bulkThickness(walls) / sheet.lineWidth,
  };
  return {
    schema: 1,
    width,
    height,
    scale,
    wallStyle: filled ? 'filled' : 'double-line',
    handDrawn,
    walls,
    wallThickness: around,
    footprint,
    roomMap: rooms,
    rooms: typed,
    openings,
    furniture: furniture.map,
    metric,
    evidence,
    confidence: planConfidence(evidence, handDrawn, filled),
  };
}

/** What the net sees of openings outside the rooms: at panes and gates a room is as closed as at walls. */
function openingsBeside({ data, width, height }: LabelMap, { opening }: PlanHearing): BitMask {
  const mask = createBitMask(width, height);
  for (let i = 0; i < data.length; i++)
    mask.data[i] = data[i] === 0 && (opening.data[i] as number) > OPEN ? 1 : 0;
  return mask;
}

/** Whether bands hold most of what the net sees as walls, however little of the sheet a building takes. */
function areHeardWalls(bands: BitMask, { wall }: PlanHearing): boolean {
  let [within, all] = [0, 0];
  for (let i = 0; i < bands.data.length; i++) {
    all += wall.data[i] as number;
    if (bands.data[i]) within += wall.data[i] as number;
  }
  return within > HEARD_IN_BANDS * all;
}

/** A sheet whose width of lines is that of what the net takes for no wall: where all that is dark is walls, theirs is no line's. */
function withLinesBesideWalls(sheet: PlanSheet, { wall }: PlanHearing): PlanSheet {
  const data = sheet.dark.data.map((v, i) => ((wall.data[i] as number) > OF_A_WALL ? 0 : v));
  return { ...sheet, lineWidth: Math.min(sheet.lineWidth, lineWidthOf({ ...sheet.dark, data })) };
}

function without(mask: BitMask, { data: taken }: BitMask): BitMask {
  return { ...mask, data: mask.data.map((set, i) => (taken[i] === 1 ? 0 : set)) };
}

function countParts(walls: BitMask, least: number): number {
  return labelAreas(connectedComponents(walls, 8)).reduce(
    (sum, area, l) => sum + (l > 0 && area > least ? 1 : 0),
    0,
  );
}

/** The ink of the building and just around it: trees, arrows and words beside a plan keep to no direction. */
function inkNear(ink: Plane, footprint: BitMask): Plane {
  if (countSet(footprint) === 0) return ink;
  const near = dilateDisc(footprint, AROUND * Math.max(ink.width, ink.height)).data;
  return { ...ink, data: ink.data.map((v, i) => (near[i] === 1 ? v : 0)) };
}

/** Whether filled bands much wider than lines run as far as the walls of a building do, however little of the sheet they take. */
function isBoldNetwork(bands: BitMask, { width, height, lineWidth }: PlanSheet): boolean {
  const thickness = bulkThickness(bands);
  return (
    thickness >= BOLD_LINES * lineWidth &&
    countSet(bands) >= BOLD_LENGTH * thickness * Math.max(width, height)
  );
}

/** Share of the rooms' outlines that runs along the drawing's two directions. */
function rectilinearity(rooms: readonly PlanRoom[], angle: number): number {
  let along = 0;
  let total = 0;
  for (const { outline } of rooms) {
    outline.forEach(([x, y], k) => {
      const [nx, ny] = outline[(k + 1) % outline.length] as PlanPoint;
      const length = Math.hypot(nx - x, ny - y);
      const turn = Math.abs(Math.sin(2 * (Math.atan2(ny - y, nx - x) - angle)));
      total += length;
      if (turn < STRAIGHT) along += length;
    });
  }
  return total > 0 ? along / total : 0;
}

/** A window belongs to the wall: its depth counts for no room. */
function takeFromRooms(gap: PlanOpening, rooms: LabelMap, area: Int32Array, thickness: number): void {
  forOpening(gap, thickness, rooms.width, rooms.height, (i) => {
    const l = rooms.data[i] as number;
    if (l === 0) return;
    rooms.data[i] = 0;
    area[l] = (area[l] as number) - 1;
  });
}

/** The rooms on both sides of a threshold, if they differ. */
function joins(rooms: LabelMap, { from, to }: Threshold): [number, number] | undefined {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const nx = -(to[1] - from[1]) / length;
  const ny = (to[0] - from[0]) / length;
  const at = (d: number): number => {
    const x = Math.round((from[0] + to[0]) / 2 + nx * d);
    const y = Math.round((from[1] + to[1]) / 2 + ny * d);
    return x < 0 || y < 0 || x >= rooms.width || y >= rooms.height
      ? 0
      : (rooms.data[y * rooms.width + x] as number);
  };
  for (const d of [4, 7]) {
    const pair: [number, number] = [at(-d), at(d)];
    if (pair[0] !== pair[1] && pair[0] > 0 && pair[1] > 0) return pair;
  }
  return undefined;
}

function openingOf(t: Threshold, rooms: LabelMap, { darkest }: PlanSheet): PlanOpening {
  const { from, to, width } = t;
  return {
    kind: 'door',
    from,
    to,
    width,
    swing: findSwing(darkest, from, to),
    rooms: joins(rooms, t) ?? [0, 0],
  };
}
