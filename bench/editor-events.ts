/**
 * What does an event cost the mask editor on a picture of 5000 × 5000 px? Own code alone, without the browser's drawing:
 * strokes of several sizes, outlines closed, the wand, inverting, reshaping, undo; of what is done between events each
 * piece, and beside it all of it together. At last what a canvas without tiles does at each event: read the whole picture back, change it, and compare or keep it.
 *
 *   node scripts/run.mjs bench/editor-events.ts
 */
import { imagePoint } from '@plumbline/editor/coordinates.ts';
import { MaskDocument } from '@plumbline/editor/mask-document.ts';
import { paintSweep } from '@plumbline/editor/paint-sweep.ts';
import { reshapeMask, type ReshapeKind } from '@plumbline/editor/reshape-mask.ts';
import { invertMask } from '@plumbline/editor/select-all.ts';
import { TILE_PIXELS } from '@plumbline/editor/tile-grid.ts';
import { createBrush } from '@plumbline/editor/tools/brush.ts';
import { createLasso } from '@plumbline/editor/tools/lasso.ts';
import { createMagicWand } from '@plumbline/editor/tools/magic-wand.ts';
import type { MaskTool, PointerSample } from '@plumbline/editor/tools/mask-tool.ts';
import { median, quantile } from '../scripts/lib/statistics.ts';

const EDGE = 5000;
const BUDGET_MS = 8;
const ROUNDS = 3;

const sample = (x: number, y: number): PointerSample => ({
  at: imagePoint(x, y),
  pressure: 1,
  shift: false,
  alt: false,
  scale: 0.2,
});
/** A hand's way over the picture: large loops, some forty pixels of the picture between two events. */
const wayAt = (step: number) =>
  sample(
    EDGE / 2 + 2000 * Math.sin(step * 0.021) * Math.cos(step * 0.0037),
    EDGE / 2 + 2000 * Math.sin(step * 0.017 + 1),
  );

function newDocument(): MaskDocument {
  const document = new MaskDocument({ width: EDGE, height: EDGE });
  document.addMask('mask', { name: 'Mask', color: '#3366ff', visible: true });
  return document;
}

/** Times of single events in milliseconds, by what they are. */
type Times = Map<string, number[]>;

function timed(times: Times, name: string, work: () => void): void {
  const begun = performance.now();
  work();
  const taken = performance.now() - begun;
  const list = times.get(name);
  if (list) list.push(taken);
  else times.set(name, [taken]);
}

/** Runs the same events several times and keeps the best time of each: what else the machine did does not count. */
function report(run: (times: Times) => void): void {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const times: Times = new Map();
    run(times);
    return times;
  });
  for (const [name, first] of rounds[0] ?? []) {
    const best = first.map((_, at) => Math.min(...rounds.map((times) => times.get(name)?.[at] ?? Infinity)));
    const over = best.filter((time) => time > BUDGET_MS).length;
    const columns = [
      name.padEnd(46),
      `${best.length} events`.padStart(13),
      `median ${median(best).toFixed(2)} ms`.padStart(18),
      `95 % under ${quantile(best, 0.95).toFixed(2)} ms`.padStart(22),
      `longest ${Math.max(...best).toFixed(2)} ms`.padStart(20),
      `over ${BUDGET_MS} ms: ${over}`.padStart(16),
    ];
    console.log(`  ${columns.join('')}`);
  }
}

const strokes = (size: number, hardness: number) => (times: Times) => {
  const name = `brush ${size} px, hardness ${hardness}`;
  const document = newDocument();
  const brush = createBrush(document, () => ({ size, hardness, pressure: false }), 'brush');
  let step = 0;
  for (let stroke = 0; stroke < 12; stroke += 1) {
    timed(times, `${name}: down, moves`, () => brush.pointerDown(wayAt(step)));
    for (let move = 0; move < 60; move += 1) {
      step += 1;
      timed(times, `${name}: down, moves`, () => brush.pointerMove(wayAt(step)));
    }
    timed(times, `${name}: up`, () => brush.pointerUp(wayAt(step)));
  }
  while (document.history.undoName === 'brush') timed(times, `${name}: undo`, () => document.undo());
};

function outlines(times: Times): void {
  const document = newDocument();
  const lasso = createLasso(document, () => 'add');
  for (let round = 0; round < 20; round += 1) {
    const radius = 300 + 100 * round;
    const at = (k: number) =>
      sample(
        EDGE / 2 + radius * (1 + 0.1 * Math.sin(k * 0.3)) * Math.cos((k / 600) * 2 * Math.PI),
        EDGE / 2 + radius * (1 + 0.1 * Math.sin(k * 0.3)) * Math.sin((k / 600) * 2 * Math.PI),
      );
    lasso.pointerDown(at(0));
    for (let k = 1; k < 600; k += 1) timed(times, 'lasso: moves', () => lasso.pointerMove(at(k)));
    timed(times, 'lasso, 600 points: all', () => {
      timed(times, 'lasso, 600 points: up, pieces', () => lasso.pointerUp(at(599)));
      workOn(times, 'lasso, 600 points: up, pieces', document);
    });
  }
  for (let round = 0; round < 20; round += 1)
    timed(times, 'invert: all', () => {
      const gesture = document.begin('invert');
      gesture?.finishAfter(invertMask(gesture.edit));
      workOn(times, 'invert: pieces', document);
    });
  for (const [kind, amount] of [
    ['grow', 10],
    ['shrink', 40],
    ['feather', 100],
    ['feather', 250],
  ] as const)
    reshape(times, document, kind, amount);
}

function reshape(times: Times, document: MaskDocument, kind: ReshapeKind, amount: number): void {
  timed(times, `${kind} by ${amount} px: all`, () => {
    const gesture = document.begin(kind);
    gesture?.finishAfter(reshapeMask(gesture.edit, kind, amount));
    workOn(times, `${kind} by ${amount} px: pieces`, document);
  });
  document.undo();
}

function workOn(times: Times, name: string, document: MaskDocument): void {
  for (let more = true; more; )
    timed(times, name, () => {
      more = document.workOn(() => false);
    });
}

/** A picture as soft as a wall in light: everything hangs together, the worst case for the wand. */
function wand(times: Times): void {
  const pixels = new Uint8ClampedArray(TILE_PIXELS * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const grey = 180 + ((at >> 2) % 7) + ((at >> 10) % 5);
    pixels.set([grey, grey - 3, grey - 8, 255], at);
  }
  const document = newDocument();
  const tool: MaskTool = createMagicWand(
    document,
    () => pixels,
    () => ({ tolerance: 30, contiguous: true }),
    () => 'add',
  );
  timed(times, 'wand over all 25 million pixels: ticks', () => tool.pointerDown(sample(EDGE / 2, EDGE / 2)));
  for (let more = true; more; )
    timed(times, 'wand over all 25 million pixels: ticks', () => {
      more = tool.tick?.() ?? false;
    });
  workOn(times, 'wand over all 25 million pixels: pieces put', document);
}

/** One plain picture of the whole: each event reads it back, paints the same sweep and puts it in place again. */
function wholePicture(times: Times): void {
  const canvas = new Uint8ClampedArray(EDGE * EDGE * 4);
  const document = newDocument();
  const gesture = document.begin('brush');
  for (let step = 0; step < 10; step += 1)
    timed(times, 'brush 80 px with a readback of the whole', () => {
      // getImageData and putImageData are a copy each, without what the browser adds to wait for its graphics card.
      const read = canvas.slice();
      const from = wayAt(step);
      const to = wayAt(step + 1);
      if (gesture)
        paintSweep(
          gesture.edit,
          { from: from.at, to: to.at, fromRadius: 40, toRadius: 40, hardness: 1 },
          false,
        );
      canvas.set(read);
    });
  gesture?.cancel();
}

console.log(`\nOne event on ${EDGE} × ${EDGE} px`);
for (const [size, hardness] of [
  [80, 1],
  [80, 0.3],
  [400, 0.8],
  [1000, 0.5],
] as const)
  report(strokes(size, hardness));
for (const run of [outlines, wand, wholePicture]) report(run);
