import { createBitMask, createRaster, type LabelMap } from '@plumbline/imaging/raster.ts';
import type { PixelClass } from '@plumbline/reading/pixels/pixel-classes.ts';
import { expect, test } from 'vitest';
import { splitDisplay } from '../../backdrop/display-planes.ts';
import type { Openings } from '../../painting/lit-openings.ts';
import { hearPanes } from './hear-panes.ts';
import { measureRegions } from './region-table.ts';

const [WIDTH, HEIGHT] = [200, 100];
type Colour = readonly [number, number, number];
const WALL: Colour = [200, 200, 200];
const GREY: Colour = [140, 140, 140];
const ORANGE: Colour = [200, 130, 60];
const SKY_BLUE: Colour = [205, 212, 222];

/** A wall with a pane of each colour side by side, 20 × 30 px with 12 px between, the first one at x = 10. */
function wallWith(panes: readonly Colour[], gap = 12) {
  const picture = createRaster(WIDTH, HEIGHT, 3);
  const labels: LabelMap = {
    width: WIDTH,
    height: HEIGHT,
    data: new Int32Array(WIDTH * HEIGHT),
    count: panes.length + 1,
  };
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const k = Math.floor((x - 10) / (20 + gap));
      const isIn = y >= 30 && y < 60 && x >= 10 && k < panes.length && (x - 10) % (20 + gap) < 20;
      labels.data[y * WIDTH + x] = isIn ? k + 2 : 1;
      picture.data.set(isIn ? (panes[k] as Colour) : WALL, 3 * (y * WIDTH + x));
    }
  const fill = splitDisplay(picture);
  return {
    light: fill.light,
    fill,
    lines: fill.light,
    labels,
    regions: measureRegions(labels, fill),
    clay: false,
  };
}

/** What a net says of surfaces, by their label: the wall first. */
const votesFor = (...said: readonly Partial<Record<PixelClass, number>>[]) => ({
  share: (cell: number, classes: readonly PixelClass[]) =>
    classes.reduce((sum, name) => sum + (said[cell - 1]?.[name] ?? 0), 0),
  facing: () => undefined,
});

const everywhere = () => {
  const mask = createBitMask(WIDTH, HEIGHT);
  mask.data.fill(1);
  return mask;
};
const NONE: Openings = { labels: new Int32Array(WIDTH * HEIGHT), found: [] };
/** In the middle of pane `k` of those 12 px apart. */
const inPane = (k: number): number => 45 * WIDTH + 20 + 32 * k;
const WALL_SAID = { wall: 0.9 };
const PANE = { window: 0.8 };

test('grey panes that only the net sees are openings, each of its own', () => {
  const { labels, found } = hearPanes(
    votesFor(WALL_SAID, PANE, PANE),
    wallWith([GREY, GREY]),
    0.8,
    everywhere(),
    NONE,
  );
  expect(found).toHaveLength(2);
  expect(found[0]).toMatchObject({ x0: 10, x1: 29, y0: 30, y1: 59, area: 600 });
  expect(labels[inPane(0)]).not.toBe(labels[inPane(1)]);
  expect(labels[5 * WIDTH + 5]).toBe(0);
});

test('panes with a bar between them are one opening', () => {
  const { found } = hearPanes(
    votesFor(WALL_SAID, PANE, PANE),
    wallWith([GREY, GREY], 2),
    0.8,
    everywhere(),
    NONE,
  );
  expect(found).toHaveLength(1);
  expect(found[0]?.area).toBe(1200);
});

test('doors, surfaces that a designer painted, and what is as light as plaster stay what they are; pale blue is glass', () => {
  const votes = votesFor(WALL_SAID, { window: 0.6, door: 0.3 }, PANE, PANE, PANE);
  const { labels, found } = hearPanes(
    votes,
    wallWith([GREY, ORANGE, WALL, SKY_BLUE]),
    0.8,
    everywhere(),
    NONE,
  );
  expect([0, 1, 2, 3].map((k) => (labels[inPane(k)] as number) > 0)).toEqual([false, false, false, true]);
  expect(found).toHaveLength(1);
});

test('known openings stay, with labels of their own, and nothing is added where no pane may be', () => {
  const known = {
    labels: Int32Array.from(NONE.labels),
    found: [{ label: 7, x0: 10, y0: 30, x1: 29, y1: 59, area: 600 }],
  };
  known.labels[inPane(0)] = 7;
  const allowed = everywhere();
  allowed.data[inPane(1)] = 0;
  const { labels, found } = hearPanes(
    votesFor(WALL_SAID, {}, PANE),
    wallWith([GREY, GREY]),
    0.8,
    allowed,
    known,
  );
  expect(found.map(({ label }) => label)).toEqual([7, 8]);
  expect(labels[inPane(0)]).toBe(7);
  expect(labels[inPane(1)]).toBe(0);
  expect(labels[inPane(1) + 1]).toBe(8);
});
