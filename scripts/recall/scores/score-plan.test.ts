import type { PlanReading } from '@plumbline/scene/plan/read/plan-reading.ts';
import { expect, test } from 'vitest';
import { WALL } from '../plans/draw-plan.ts';
import { PLAN_PENS, type PlanPicture } from '../plans/plan-pens.ts';
import { shareOf } from './figure.ts';
import { scalePlanError, scorePlan } from './score-plan.ts';

const SHEET = drawSheet();
const SWING = { hinge: 'from', turn: 1, leaves: 1 } as const;

function drawSheet(): PlanPicture {
  const [pen] = PLAN_PENS;
  if (pen === undefined) throw new Error('no pen');
  return pen.draw(5, 400);
}

/** A reading that sees just what was drawn. */
function perfect({ drawn, plan, density }: PlanPicture, change: Partial<PlanReading> = {}): PlanReading {
  const { width, height } = drawn.picture;
  const data = Int32Array.from(drawn.truth.classes, (room) => (room === WALL ? 0 : room));
  const walls = { width, height, data: drawn.truth.classes.map((room) => (room === WALL ? 1 : 0)) };
  const mask = { width, height, data: new Uint8Array(width * height).fill(1) };
  const box = { x0: 0, y0: 0, x1: 1, y1: 1 };
  const places = new Map<number, [number, number, number]>();
  for (const [i, number] of drawn.truth.openings.entries()) {
    const [x, y, n] = places.get(number) ?? [0, 0, 0];
    places.set(number, [x + (i % width), y + Math.floor(i / width), n + 1]);
  }
  return {
    schema: 1,
    width,
    height,
    scale: 1,
    wallStyle: 'filled',
    handDrawn: false,
    walls,
    wallThickness: 4,
    footprint: mask,
    roomMap: { width, height, data, count: plan.rooms.length },
    rooms: plan.rooms.map(({ use }, k) => ({
      label: k + 1,
      type: use,
      confidence: 1,
      outline: [],
      areaPixels: data.filter((label) => label === k + 1).length,
      areaM2: 1,
      box,
      enclosure: 1,
      doors: 1,
      furnished: 0,
    })),
    openings: plan.openings.map(({ kind }, k) => {
      const [x, y, n] = places.get(k + 1) ?? [0, 0, 1];
      const at = [x / n, y / n] as const;
      return { kind, from: at, to: at, width: 1, swing: SWING, rooms: [0, 0] };
    }),
    furniture: { width, height, data: new Int32Array(width * height), count: 0 },
    metric: { mmPerPixel: 1000 / (density ?? 1), from: 'doors', confidence: 1 },
    evidence: {
      paper: 1,
      wallParts: 4,
      wallShare: 0.1,
      square: 1,
      framed: 1,
      rectilinear: 1,
      rooms: 1,
      doors: 1,
      swings: 1,
      roomShare: 1,
      weight: 1,
    },
    confidence: 1,
    ...change,
  };
}

test('a perfect reading finds every room, type, door and window, and the scale', () => {
  const figures = scorePlan(SHEET, perfect(SHEET));
  const shares = Object.entries(figures).map(([name, figure]) => [name, shareOf(figure)]);
  expect(Object.fromEntries(shares)).toEqual({
    'taken for a plan': 1,
    rooms: 1,
    'rooms real': 1,
    'room types': 1,
    'types told right': 1,
    doors: 1,
    'doors real': 1,
    windows: 1,
    'windows real': 1,
    walls: 1,
    'walls real': 1,
    scale: 1,
  });
});

test('rooms that run together are lost, the doors stay', () => {
  const whole = perfect(SHEET);
  const { roomMap } = whole;
  const joined = { ...roomMap, data: roomMap.data.map((label) => Math.min(label, 1)) };
  const figures = scorePlan(SHEET, { ...whole, roomMap: joined, rooms: whole.rooms.slice(0, 1) });
  expect(figures['rooms']?.hits).toBe(0);
  expect(shareOf(figures['doors'])).toBe(1);
});

test('nothing is found of a plan that is taken for none', () => {
  const figures = scorePlan(SHEET, perfect(SHEET, { confidence: 0.1 }));
  expect(figures['rooms']).toEqual({ hits: 0, of: SHEET.plan.rooms.length });
  expect(figures['doors']?.hits).toBe(0);
  expect(figures['scale']).toEqual({ hits: 0, of: 1 });
});

test('a scale is wrong by its ratio to the true one', () => {
  const { metric } = perfect(SHEET);
  const reading = perfect(SHEET, { metric: { ...metric, mmPerPixel: 1.2 * metric.mmPerPixel } });
  expect(scalePlanError(SHEET, reading)).toBeCloseTo(0.2, 6);
  expect(scorePlan(SHEET, reading)['scale']).toEqual({ hits: 0, of: 1 });
});
