import { createRaster } from '@plumbline/imaging/raster.ts';
import { traceByHand, tremor } from '../pictures/by-hand.ts';
import { type DrawnPicture, resizeDrawn, warpPicture } from '../pictures/drawn-picture.ts';
import { layInk, overInk } from '../pictures/ink.ts';
import { photographSheet, scanSheet } from '../pictures/papers.ts';
import { drawPlan, type PlanLook } from './draw-plan.ts';
import { type HousePlan, makePlan, type PlanOpening, type WallThickness } from './make-plan.ts';

/** A drawn plan whose rooms are the classes and whose doors and windows are the openings of its truth. */
export interface PlanPicture {
  readonly drawn: DrawnPicture;
  readonly plan: HousePlan;
  /** The opening of each number in the truth, counted from 1. */
  readonly openings: readonly PlanOpening[];
  /** Pixels for a metre; undefined for a sheet seen in perspective. */
  readonly density: number | undefined;
}

export interface PlanPen {
  readonly name: string;
  readonly draw: (seed: number, edge: number) => PlanPicture;
}

/** Thickness of a wall that is drawn as one line, in metres. */
const SINGLE_LINE = 0.04;
/** Outer walls that are far thicker than partitions, as houses of brick have them, in metres. */
const THICK_AROUND = 0.36;
const THIN_WITHIN = 0.06;
/** Darkness of furniture and windows on sheets that set off the walls, 0…1. */
const SET_BACK = 0.38;
/** What a sheet's edge cuts off a drawing at the left and below, as shares of its sides. */
const CUT = { left: 0.22, below: 0.26 } as const;

export const PLAN_PENS: readonly PlanPen[] = [
  { name: 'filled walls', draw: (seed, edge) => sheetOf(seed, edge, { walls: 'filled' }) },
  { name: 'double-line walls', draw: (seed, edge) => sheetOf(seed, edge, { walls: 'double-line' }) },
  { name: 'grey walls', draw: (seed, edge) => sheetOf(seed, edge, { walls: 'grey' }) },
  { name: 'hatched walls', draw: (seed, edge) => sheetOf(seed, edge, { walls: 'hatched' }) },
  {
    name: 'single-line walls',
    draw: (seed, edge) =>
      sheetOf(seed, edge, { walls: 'filled' }, { outer: SINGLE_LINE, inner: SINGLE_LINE }),
  },
  {
    name: 'partitions of one line',
    draw: (seed, edge) =>
      sheetOf(seed, edge, { walls: 'filled', dimensions: true }, { outer: THICK_AROUND, inner: SINGLE_LINE }),
  },
  {
    name: 'thin partitions, bare openings',
    draw: (seed, edge) =>
      sheetOf(
        seed,
        edge,
        { walls: 'filled', bareOpenings: true },
        { outer: THICK_AROUND, inner: THIN_WITHIN },
      ),
  },
  {
    name: 'black walls, all else grey',
    draw: (seed, edge) =>
      sheetOf(seed, edge, { walls: 'filled', things: SET_BACK }, { outer: 0.24, inner: 0.12 }),
  },
  {
    name: 'lettered',
    draw: (seed, edge) => sheetOf(seed, edge, { walls: 'filled', dimensions: true, lettered: true }),
  },
  {
    name: 'cut off by the sheet',
    draw: (seed, edge) => change(sheetOf(seed, Math.round(1.25 * edge), { walls: 'filled' }), cutOff),
  },
  {
    name: 'floors and dimensions',
    draw: (seed, edge) => sheetOf(seed, edge, { walls: 'filled', floors: true, dimensions: true }),
  },
  { name: 'freehand', draw: drawByHand },
  {
    name: 'upside down',
    draw: (seed, edge) =>
      change(sheetOf(seed, edge, { walls: 'filled', dimensions: true }), (drawn) => turn(drawn, 2)),
  },
  {
    name: 'turned aside',
    draw: (seed, edge) =>
      change(sheetOf(seed, edge, { walls: 'filled', dimensions: true }), (drawn) => turn(drawn, 1)),
  },
  {
    name: 'scanned',
    draw: (seed, edge) => change(sheetOf(seed, edge, { walls: 'filled' }), (drawn) => scanSheet(drawn, seed)),
  },
  {
    name: 'photographed',
    draw: (seed, edge) => ({
      ...change(sheetOf(seed, edge, { walls: 'filled' }), (drawn) => photographSheet(drawn, seed)),
      density: undefined,
    }),
  },
  {
    name: 'small',
    draw: (seed, edge) => {
      const sheet = sheetOf(seed, edge, { walls: 'filled' });
      const small = change(sheet, (drawn) => resizeDrawn(drawn, 0.45 * edge));
      return { ...small, density: sheet.density === undefined ? undefined : 0.45 * sheet.density };
    },
  },
];

function change(sheet: PlanPicture, how: (drawn: DrawnPicture) => DrawnPicture): PlanPicture {
  return { ...sheet, drawn: how(sheet.drawn) };
}

function sheetOf(seed: number, edge: number, look: PlanLook, walls?: WallThickness): PlanPicture {
  const plan = makePlan(seed, walls);
  const { ink, rooms, density, left, top } = drawPlan(plan, look, edge);
  const openings = new Uint16Array(rooms.length);
  for (const [k, { x, y, upright, width, wall }] of plan.openings.entries()) {
    const [w, h] = upright ? [wall, width] : [width, wall];
    const [x0, y0] = [(x - w / 2 - left) * density, (y - h / 2 - top) * density];
    for (let py = Math.round(y0); py <= Math.round(y0 + h * density); py++)
      openings.fill(
        k + 1,
        py * ink.width + Math.round(x0),
        py * ink.width + Math.round(x0 + w * density) + 1,
      );
  }
  const truth = { classes: Uint8Array.from(rooms), openings };
  return { drawn: { picture: layInk(ink), truth }, plan, openings: plan.openings, density };
}

function drawByHand(seed: number, edge: number): PlanPicture {
  const sheet = sheetOf(seed, edge, { walls: 'filled' });
  const plain = drawPlan(sheet.plan, { walls: 'filled' }, edge).ink;
  const k = edge / 800;
  const first = tremor(seed, 2 * k, 50 * k);
  const strokes = overInk(
    traceByHand(plain, first, seed, 0.6),
    traceByHand(plain, tremor(seed + 31, 2 * k, 64 * k), seed + 7, 0.1),
  );
  const { truth } = warpPicture(sheet.drawn, first, [255, 255, 255]);
  return { ...sheet, drawn: { picture: layInk(strokes), truth } };
}

/** The part of a sheet that its edge leaves. */
function cutOff({ picture, truth }: DrawnPicture): DrawnPicture {
  const { width, height, data } = picture;
  const left = Math.round(CUT.left * width);
  const [w, h] = [width - left, Math.round((1 - CUT.below) * height)];
  const out = createRaster(w, h, 3);
  const classes = new Uint8Array(w * h);
  const openings = new Uint16Array(w * h);
  for (let y = 0; y < h; y++) {
    const [from, to] = [y * width + left, (y + 1) * width];
    out.data.set(data.subarray(3 * from, 3 * to), 3 * y * w);
    classes.set(truth.classes.subarray(from, to), y * w);
    openings.set(truth.openings.subarray(from, to), y * w);
  }
  return { picture: out, truth: { classes, openings } };
}

/** Turned by quarters to the right. */
function turn({ picture, truth }: DrawnPicture, quarters: 1 | 2): DrawnPicture {
  const { width, height, data } = picture;
  const [w, h] = quarters === 2 ? [width, height] : [height, width];
  const out = createRaster(w, h, 3);
  const classes = new Uint8Array(w * h);
  const openings = new Uint16Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const from = quarters === 2 ? (height - 1 - y) * width + (width - 1 - x) : (height - 1 - x) * width + y;
      const to = y * w + x;
      out.data.set(data.subarray(3 * from, 3 * from + 3), 3 * to);
      classes[to] = truth.classes[from] as number;
      openings[to] = truth.openings[from] as number;
    }
  return { picture: out, truth: { classes, openings } };
}
