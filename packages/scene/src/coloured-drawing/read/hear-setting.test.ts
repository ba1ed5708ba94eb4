import { expect, test } from 'vitest';
import { splitDisplay } from '../../backdrop/display-planes.ts';
import { Setting } from '../../model-screenshot/read/heard-setting.ts';
import { inBox, paintScene } from '../test/paint-scene.ts';
import { pixelsOf } from '../test/pixels-of.ts';
import { hearSetting } from './hear-setting.ts';

const [WIDTH, HEIGHT] = [160, 120];
const HOUSE = [50, 40, 110, 90] as const;
const CLOUD = [20, 10, 45, 20] as const;
const SKY = [150, 185, 225] as const;
const LAWN = [110, 150, 80] as const;
const WALL = [225, 215, 200] as const;
const WHITE = [250, 250, 250] as const;
const HORIZON = 70;
const at = (x: number, y: number): number => y * WIDTH + x;

test('sky, lawn and what stands before them are told apart where their colours meet, and the horizon is where the sky ends at the sides', () => {
  const picture = paintScene(WIDTH, HEIGHT, (x, y) => (inBox(x, y, HOUSE) ? WALL : y < HORIZON ? SKY : LAWN));
  const pixels = pixelsOf(WIDTH / 4, HEIGHT / 4, (x, y) =>
    inBox(4 * x + 2, 4 * y + 2, HOUSE) ? 'wall' : 4 * y + 2 < HORIZON ? 'sky' : 'lawn',
  );
  const { parts, horizonY, onSheet, bare } = hearSetting(pixels, splitDisplay(picture), null);
  expect(parts[at(10, 30)]).toBe(Setting.sky);
  expect(parts[at(10, 100)]).toBe(Setting.lawn);
  expect(parts[at(80, 65)]).toBe(Setting.none);
  expect(Math.abs(horizonY - HORIZON)).toBeLessThan(3);
  expect(onSheet).toBe(false);
  expect(bare.data[at(10, 100)]).toBe(0);
});

test('a painted cloud that the net takes for a roof is sky, a roof that stands is none', () => {
  const ROOF = [50, 30, 110, 40] as const;
  const picture = paintScene(WIDTH, HEIGHT, (x, y) => {
    if (inBox(x, y, CLOUD)) return WHITE;
    if (inBox(x, y, HOUSE) || inBox(x, y, ROOF)) return WALL;
    return y < HORIZON ? SKY : LAWN;
  });
  const pixels = pixelsOf(WIDTH, HEIGHT, (x, y) => {
    if (inBox(x, y, CLOUD) || inBox(x, y, ROOF)) return 'roof';
    if (inBox(x, y, HOUSE)) return 'wall';
    return y < HORIZON ? 'sky' : 'lawn';
  });
  const { parts } = hearSetting(pixels, splitDisplay(picture), null);
  expect(parts[at(32, 15)]).toBe(Setting.sky);
  expect(parts[at(80, 35)]).toBe(Setting.none);
});

test('of a sheet that goes all round what lies above the horizon of the camera is sky and the rest bare ground', () => {
  const picture = paintScene(WIDTH, HEIGHT, (x, y) => (inBox(x, y, HOUSE) ? WALL : WHITE));
  const pixels = pixelsOf(WIDTH, HEIGHT, (x, y) => (inBox(x, y, HOUSE) ? 'wall' : 'paper'));
  const { parts, horizonY, onSheet, bare } = hearSetting(pixels, splitDisplay(picture), 80);
  expect(onSheet).toBe(true);
  expect(horizonY).toBe(80);
  expect(parts[at(10, 40)]).toBe(Setting.sky);
  expect(parts[at(10, 110)]).toBe(Setting.paving);
  expect(bare.data[at(10, 110)]).toBeGreaterThan(0.9);
});

test('a pale sky goes on over what the net takes for ground, as far as no edge parts them', () => {
  const picture = paintScene(WIDTH, HEIGHT, (_, y) => (y < HORIZON ? WHITE : LAWN));
  const pixels = pixelsOf(WIDTH, HEIGHT, (_, y) => (y < 40 ? 'sky' : 'lawn'));
  const { parts, horizonY } = hearSetting(pixels, splitDisplay(picture), null);
  expect(parts[at(80, 60)]).toBe(Setting.sky);
  expect(parts[at(80, 80)]).toBe(Setting.lawn);
  expect(Math.abs(horizonY - HORIZON)).toBeLessThan(3);
});

test('a light spot on a crown is no hole in it, what shows the sky through it is', () => {
  const CROWN = [20, 20, 70, 70] as const;
  const SPOT = [30, 40, 36, 46] as const;
  const HOLE = [50, 40, 56, 46] as const;
  const picture = paintScene(WIDTH, HEIGHT, (x, y) => {
    if (inBox(x, y, SPOT)) return [215, 230, 150];
    if (inBox(x, y, CROWN) && !inBox(x, y, HOLE)) return [90, 130, 60];
    return y < HORIZON ? SKY : LAWN;
  });
  const pixels = pixelsOf(WIDTH, HEIGHT, (x, y) => {
    if (inBox(x, y, CROWN) && !inBox(x, y, HOLE) && !inBox(x, y, SPOT)) return 'plant';
    return y < HORIZON ? 'sky' : 'lawn';
  });
  const { parts } = hearSetting(pixels, splitDisplay(picture), null);
  expect(parts[at(33, 43)]).toBe(Setting.none);
  expect(parts[at(53, 43)]).toBe(Setting.sky);
});

test('blue that goes on without an edge is sky between clouds, and the pale rim of a crown goes with it', () => {
  const GAP = [20, 10, 60, 30] as const;
  const CROWN = [90, 20, 130, 70] as const;
  const picture = paintScene(WIDTH, HEIGHT, (x, y) =>
    inBox(x, y, CROWN) ? [70, 100, 50] : y < HORIZON ? SKY : LAWN,
  );
  // The net takes the crown for 2 px larger than it is.
  const pixels = pixelsOf(WIDTH, HEIGHT, (x, y) => {
    if (inBox(x, y, GAP)) return 'roof';
    if (inBox(x, y, [88, 18, 132, 70])) return 'plant';
    return y < HORIZON ? 'sky' : 'lawn';
  });
  const { parts } = hearSetting(pixels, splitDisplay(picture), null);
  expect(parts[at(40, 20)]).toBe(Setting.sky);
  expect(parts[at(89, 40)]).toBe(Setting.sky);
  expect(parts[at(95, 40)]).toBe(Setting.none);
});
