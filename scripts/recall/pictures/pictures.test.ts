import { createRaster } from '@plumbline/imaging/raster.ts';
import { describe, expect, test } from 'vitest';
import { fullCases } from '../cases.ts';
import { WALL } from '../plans/draw-plan.ts';
import { makePlan } from '../plans/make-plan.ts';
import { PLAN_PENS } from '../plans/plan-pens.ts';
import { type DrawnPicture, resizeDrawn, warpPicture } from './drawn-picture.ts';
import { photographSheet, scanSheet } from './papers.ts';

/** White, with a black square whose truth is class 1 and opening 1. */
function square(): DrawnPicture {
  const picture = createRaster(120, 90, 3);
  picture.data.fill(255);
  const classes = new Uint8Array(120 * 90);
  const openings = new Uint16Array(120 * 90);
  for (let y = 30; y < 60; y++)
    for (let x = 40; x < 80; x++) {
      picture.data.fill(0, 3 * (y * 120 + x), 3 * (y * 120 + x) + 3);
      classes[y * 120 + x] = 1;
      openings[y * 120 + x] = 1;
    }
  return { picture, truth: { classes, openings } };
}

/** Share of the pixels that are black, as no desk is, just where the truth says so. */
function agreement({ picture, truth }: DrawnPicture): number {
  let same = 0;
  for (const [i, code] of truth.classes.entries())
    if ((picture.data[3 * i] as number) < 30 === (code === 1)) same++;
  return same / truth.classes.length;
}

describe('the truth goes with the picture', () => {
  test('through a warp', () => {
    const moved = warpPicture(square(), (x, y) => [x - 7, y + 4], [255, 255, 255]);
    expect(agreement(moved)).toBe(1);
    expect(moved.truth.openings[(30 - 4) * 120 + 40 + 7]).toBe(1);
  });

  test('to another size', () => {
    expect(agreement(resizeDrawn(square(), 60))).toBeGreaterThan(0.99);
  });

  test('through a scanner and a phone, and each picture is the same every time', () => {
    expect(agreement(scanSheet(square(), 4))).toBeGreaterThan(0.98);
    const photo = photographSheet(square(), 4);
    expect(agreement(photo)).toBeGreaterThan(0.95);
    expect(photo.camera).toBeUndefined();
    expect(photographSheet(square(), 4).picture.data).toEqual(photo.picture.data);
  });
});

describe('plans', () => {
  const sheets = PLAN_PENS.map((pen) => ({ name: pen.name, sheet: pen.draw(11, 400) }));

  test.each(sheets)(
    '$name: every room and opening that its sheet shows has its pixels',
    ({ name, sheet }) => {
      const { plan, drawn } = sheet;
      const rooms = new Set(drawn.truth.classes);
      const openings = new Set(drawn.truth.openings);
      expect(rooms).toContain(WALL);
      const missing = (keys: Iterable<number>, drawn: ReadonlySet<number>): number =>
        [...keys].filter((k) => !drawn.has(k + 1)).length;
      const isCut = name === 'cut off by the sheet';
      if (!isCut) expect(missing(plan.rooms.keys(), rooms)).toBe(0);
      expect(missing(plan.openings.keys(), openings) > 0).toBe(isCut);
    },
  );

  test('rooms of a plan do not overlap, and lie within it', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { rooms } = makePlan(seed);
      for (const [k, a] of rooms.entries())
        for (const b of rooms.slice(k + 1)) {
          const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
          const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
          expect(Math.min(across, down)).toBeLessThan(1e-9);
        }
    }
  });
});

test('no design is in both seed sets', () => {
  const names = (set: 'tune' | 'held') =>
    fullCases(set, { planPens: [], sheetPens: [] }).map((c) => `${c.subject ?? c.part} ${c.seed}`);
  const tune = new Set(names('tune'));
  expect(names('held').filter((name) => tune.has(name))).toEqual([]);
  expect(tune.size).toBe(names('tune').length);
});
