import { expect, test } from 'vitest';
import { type BitMask, createRaster, type Raster } from '../raster.ts';
import { hashNoise, seededRandom } from '../random.ts';
import { upsampleMask } from './guided-upsampling.ts';
import { analyseForPicks } from './pick-analysis.ts';
import { pickInPicture, type PickSeeds } from './pick-in-picture.ts';

interface Block {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly colour: readonly number[];
}

const [WIDTH, HEIGHT] = [240, 180];
const COLOURS = [
  [176, 62, 48],
  [52, 96, 150],
  [92, 132, 70],
  [214, 178, 84],
];

/** Blocks apart from one another on shaded, grained paper: places and colours by the seed. */
function blocks(seed: number): readonly Block[] {
  const random = seededRandom(seed);
  return COLOURS.map((colour, k) => {
    const [cellX, cellY] = [120 * (k % 2), 90 * Math.floor(k / 2)];
    const [x0, y0] = [cellX + 10 + Math.floor(30 * random()), cellY + 10 + Math.floor(20 * random())];
    return {
      x0,
      y0,
      x1: x0 + 30 + Math.floor(40 * random()),
      y1: y0 + 25 + Math.floor(30 * random()),
      colour,
    };
  });
}

function paint(seed: number, scale = 1): Raster {
  const picture = createRaster(WIDTH * scale, HEIGHT * scale, 3);
  const all = blocks(seed);
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++) {
      const at = all.find((block) => inBlock(block, x / scale, y / scale));
      const shade = 12 * (x / picture.width) + 6 * (hashNoise(x, y, seed) - 0.5);
      for (let k = 0; k < 3; k++)
        picture.data[3 * (y * picture.width + x) + k] =
          ((at?.colour ?? [206, 202, 196])[k] as number) + shade;
    }
  return picture;
}

const inBlock = ({ x0, y0, x1, y1 }: Block, x: number, y: number) => x >= x0 && x < x1 && y >= y0 && y < y1;
const middle = ({ x0, y0, x1, y1 }: Block) => [(x0 + x1) / 2 / WIDTH, (y0 + y1) / 2 / HEIGHT] as const;
const seeds = (on: PickSeeds['on'], off: PickSeeds['off'] = []): PickSeeds => ({ on, off, box: undefined });

function overlap(mask: BitMask | undefined, isIn: (x: number, y: number) => boolean): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const picked = mask?.data[i] === 1;
    const right = isIn(i % WIDTH, Math.floor(i / WIDTH));
    if (picked || right) either++;
    if (picked && right) both++;
  }
  return both / either;
}

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

test.each(SEEDS)(
  'a click takes the block under it, several take several, one taken back takes none (%i)',
  (seed) => {
    const analysis = analyseForPicks(paint(seed));
    const all = blocks(seed);
    for (const block of all)
      expect(
        overlap(pickInPicture(analysis, seeds([middle(block)])), (x, y) => inBlock(block, x, y)),
      ).toBeGreaterThan(0.9);
    const [first, second, third] = all as [Block, Block, Block];
    const two = pickInPicture(analysis, seeds([middle(first), middle(second)], [middle(third)]));
    expect(overlap(two, (x, y) => inBlock(first, x, y) || inBlock(second, x, y))).toBeGreaterThan(0.9);
    expect(pickInPicture(analysis, seeds([middle(first)], [middle(first)]))).toBeUndefined();
  },
);

test.each(SEEDS)('a click on the ground takes it without the blocks (%i)', (seed) => {
  const analysis = analyseForPicks(paint(seed));
  const ground = pickInPicture(analysis, seeds([[0.99, 0.5]], blocks(seed).map(middle)));
  const isGround = (x: number, y: number) => !blocks(seed).some((block) => inBlock(block, x, y));
  expect(overlap(ground, isGround)).toBeGreaterThan(0.9);
});

test.each(SEEDS)('a box drawn somewhat too large takes the block in it (%i)', (seed) => {
  const analysis = analyseForPicks(paint(seed));
  const [block] = blocks(seed) as [Block];
  const box = {
    x0: (block.x0 - 6) / WIDTH,
    y0: (block.y0 - 5) / HEIGHT,
    x1: (block.x1 + 5) / WIDTH,
    y1: (block.y1 + 7) / HEIGHT,
  };
  const picked = pickInPicture(analysis, { on: [], off: [], box });
  expect(overlap(picked, (x, y) => inBlock(block, x, y))).toBeGreaterThan(0.9);
});

test('at full size the outline lies on the edges of the large picture', () => {
  const scale = 5;
  const picture = paint(3, scale);
  const [block] = blocks(3) as [Block];
  const analysis = analyseForPicks(picture);
  const mask = pickInPicture(analysis, seeds([middle(block)])) as BitMask;
  const full = upsampleMask(mask, analysis.guide, picture);
  expect([full.width, full.height, full.channels]).toEqual([WIDTH * scale, HEIGHT * scale, 1]);
  let wrong = 0;
  full.data.forEach((value, i) => {
    const right = inBlock(block, (i % full.width) / scale, Math.floor(i / full.width) / scale);
    if (value >= 128 !== right) wrong++;
  });
  const outline = 2 * scale * (block.x1 - block.x0 + block.y1 - block.y0);
  expect(wrong / outline).toBeLessThan(1);
});

test('nothing stands out in one colour', () => {
  const picture = createRaster(64, 48, 3);
  picture.data.fill(120);
  expect(pickInPicture(analyseForPicks(picture), seeds([[0.5, 0.5]]))).toBeUndefined();
});

test.each([
  [1, 1],
  [1, 300],
  [7, 5],
])('a picture of %i × %i px is no bug', (width, height) => {
  const picture = createRaster(width, height, 3);
  picture.data[0] = 255;
  const analysis = analyseForPicks(picture);
  expect(() => pickInPicture(analysis, seeds([[1, 1]]))).not.toThrow();
  expect(() =>
    pickInPicture(analysis, { on: [], off: [], box: { x0: 0, y0: 0, x1: 1, y1: 1 } }),
  ).not.toThrow();
});
