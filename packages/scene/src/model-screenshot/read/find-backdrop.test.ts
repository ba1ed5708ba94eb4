import { createPlane, type LabelMap } from '@plumbline/imaging/raster.ts';
import { describe, expect, it } from 'vitest';
import { findBackdrop } from './find-backdrop.ts';
import { Stroke } from '../../drawing/model-strokes.ts';
import { measureRegions } from './region-table.ts';

const WIDTH = 400;
const HEIGHT = 240;
const HORIZON = 120;
const PAPER = 1;
const WALL = 2;
const TERRACE = 3;
const SIDE = 4;

/** A grey wall on white paper over a terrace in front of which ground runs out at the left. */
function scene(): { labels: LabelMap; tones: ReturnType<typeof createPlane> } {
  const labels: LabelMap = { width: WIDTH, height: HEIGHT, data: new Int32Array(WIDTH * HEIGHT), count: 4 };
  const tones = createPlane(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const side = y > 150 && y < 190 && x < 220;
      const wall = x > 60 && x < 380 && y > 60 && y < 150;
      const label = y >= 195 ? TERRACE : side ? SIDE : wall ? WALL : y > 150 ? TERRACE : PAPER;
      labels.data[y * WIDTH + x] = label;
      tones.data[y * WIDTH + x] = label === PAPER ? 1 : label === WALL ? 0.6 : 0.7;
    }
  return { labels, tones };
}

function groundOf(strokes: Uint8Array): Uint8Array {
  const { labels, tones } = scene();
  const table = measureRegions(labels, { r: tones, g: tones, b: tones, light: tones });
  return findBackdrop(labels, table, { cameraHorizon: HORIZON, support: 1, segments: [], strokes }).ground;
}

/** Strokes along the upright edge between ground and terrace, in the columns given. */
function uprightAt(...columns: number[]): Uint8Array {
  const strokes = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 151; y < 190; y++) for (const x of columns) strokes[y * WIDTH + x] = Stroke.upright;
  return strokes;
}

describe('findBackdrop', () => {
  it('takes broad open ground at the side of the picture for ground, and no wall', () => {
    const ground = groundOf(uprightAt(220));
    expect([ground[SIDE], ground[WALL]]).toEqual([1, 0]);
  });

  it('leaves a low wall that the side of the picture cuts: its end is upright', () => {
    expect(groundOf(uprightAt(219, 220))[SIDE]).toBe(0);
  });
});
