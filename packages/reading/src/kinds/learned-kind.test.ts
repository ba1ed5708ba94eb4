import { seededRandom } from '@plumbline/imaging/random.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { KIND_CHANNELS, KIND_SIDE, kindInput } from './kind-input.ts';
import weights from './kind-weights.json' with { type: 'json' };
import { KindNet } from './kind-net.ts';
import { createKindReader } from './learned-kind.ts';

function speckled(seed: number): Raster {
  const random = seededRandom(seed);
  const picture = createRaster(600, 400, 3);
  for (let i = 0; i < picture.data.length; i++) picture.data[i] = 255 * random();
  return picture;
}

test('every list of probabilities adds up to one', () => {
  const said = createKindReader(weights)?.(speckled(3));
  expect(said).toBeDefined();
  for (const shares of Object.values(said ?? {}))
    expect(Object.values<number>(shares).reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
});

test('a picture gives the same bits whenever and by whomever it is read', () => {
  const seen = kindInput(speckled(3));
  const first = new KindNet(weights);
  const before = first.run(seen, 1.5);
  first.run(kindInput(speckled(4)), 1);
  expect(first.run(seen, 1.5)).toEqual(before);
  expect(new KindNet(weights).run(seen, 1.5)).toEqual(before);
});

test('an even picture is even, and one line is seen in its blocks alone', () => {
  const picture = createRaster(512, 512, 3);
  picture.data.fill(200);
  for (let y = 0; y < 512; y++) picture.data.set([0, 0, 0], 3 * (512 * y + 101));
  const seen = kindInput(picture);
  const at = (column: number): number[] => [
    ...seen.subarray(
      KIND_CHANNELS * (40 * KIND_SIDE + column),
      KIND_CHANNELS * (40 * KIND_SIDE + column + 1),
    ),
  ];
  expect(at(10)).toEqual([200, 200, 200, 200, 200, 0, 0, 255]);
  expect(at(25)).toEqual([150, 150, 150, 0, 200, 200, 0, 127]);
});

test.each([
  ['of another version', { ...weights, version: 2 }],
  ['changed on the way', { ...weights, data: `A${weights.data.slice(1)}B` }],
  ['cut short', { ...weights, data: weights.data.slice(0, 4000) }],
  ['no base64', { ...weights, data: '…' }],
  ['empty', { ...weights, data: '', checksum: 0 }],
])('weights that are %s are not used', (_, damaged) => {
  expect(createKindReader(damaged)).toBeNull();
});
