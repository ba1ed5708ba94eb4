import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JpegCoefficients, JpegComponent } from './jpeg-coefficients.ts';
import { readJpeg } from './read-jpeg.ts';
import { codeSequential } from './scan-coder.ts';
import { SymbolCounter, SymbolWriter } from './scan-sinks.ts';
import { JPEG_LAYOUTS, writeJpeg } from './write-jpeg.ts';

const QUANTISATION = Uint8Array.of(0xff, 0xdb, 0, 67, 0, ...Array<number>(64).fill(3));

/** A picture whose coefficients are noise: few of them large, most of them zero, as `density` says. */
function pictureOf(
  width: number,
  height: number,
  samplings: readonly (readonly [number, number])[],
  values: () => number,
): JpegCoefficients {
  const widest = Math.max(...samplings.map(([h]) => h));
  const tallest = Math.max(...samplings.map(([, v]) => v));
  const mcusAcross = Math.ceil(width / (8 * widest));
  const mcusDown = Math.ceil(height / (8 * tallest));
  const components = samplings.map(([horizontal, vertical], index): JpegComponent => {
    const [stride, rows] = [mcusAcross * horizontal, mcusDown * vertical];
    const blocksAcross = Math.ceil(Math.ceil((width * horizontal) / widest) / 8);
    const blocksDown = Math.ceil(Math.ceil((height * vertical) / tallest) / 8);
    const blocks = new Int16Array(stride * rows * 64);
    for (let row = 0; row < blocksDown; row += 1)
      for (let at = row * stride * 64; at < (row * stride + blocksAcross) * 64; at += 1)
        blocks[at] = values();
    return {
      id: index + 1,
      horizontal,
      vertical,
      quantisation: 0,
      blocksAcross,
      blocksDown,
      stride,
      rows,
      blocks,
    };
  });
  return { width, height, mcusAcross, mcusDown, components, headers: [QUANTISATION] };
}

const samplings = fc.constantFrom<[number, number][]>(
  [[1, 1]],
  [
    [2, 2],
    [1, 1],
    [1, 1],
  ],
  [
    [2, 1],
    [1, 1],
    [1, 1],
  ],
  [
    [1, 1],
    [1, 1],
    [1, 1],
  ],
  [
    [1, 2],
    [1, 1],
    [1, 2],
  ],
  [
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
  ],
);
/** Of a coefficient: how likely it is zero, and its largest size. */
const noise = fc.record({
  zeros: fc.constantFrom(0, 0.5, 0.9, 0.995, 1),
  largest: fc.constantFrom(1, 3, 40, 1023),
  seed: fc.nat(),
});

function noiseOf({ zeros, largest, seed }: { zeros: number; largest: number; seed: number }): () => number {
  let state = seed | 1;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return () => (next() < zeros ? 0 : Math.round((2 * next() - 1) * largest));
}

const pictures = fc
  .record({
    width: fc.integer({ min: 1, max: 70 }),
    height: fc.integer({ min: 1, max: 70 }),
    samplings,
    noise,
  })
  .map((drawn) => pictureOf(drawn.width, drawn.height, drawn.samplings, noiseOf(drawn.noise)));

test('a file in any layout holds the coefficients that were written, and nothing else', () => {
  fc.assert(
    fc.property(pictures, fc.constantFrom(...JPEG_LAYOUTS), (picture, layout) => {
      expect(readJpeg(writeJpeg(picture, layout))).toEqual(picture);
    }),
    { numRuns: 150 },
  );
});

test('long runs of empty blocks and of correction bits are kept too', () => {
  for (const zeros of [1, 0.9999, 0.2]) {
    const picture = pictureOf(1600, 1400, [[1, 1]], noiseOf({ zeros, largest: 7, seed: 5 }));
    for (const layout of JPEG_LAYOUTS) {
      const read = readJpeg(writeJpeg(picture, layout));
      expect(
        read?.components[0]?.blocks.every((value, at) => value === picture.components[0]?.blocks[at]),
      ).toBe(true);
    }
  }
});

/** A grey file with a restart marker after each row of blocks. */
function withRestarts(picture: JpegCoefficients): Uint8Array {
  const component = picture.components[0] as JpegComponent;
  const rows = Array.from({ length: component.rows }, (_, row): JpegCoefficients => {
    const size = component.stride * 64;
    const blocks = component.blocks.subarray(row * size, (row + 1) * size);
    return { ...picture, mcusDown: 1, components: [{ ...component, blocksDown: 1, rows: 1, blocks }] };
  });
  const scanOf = ({ components }: JpegCoefficients) => ({ components, from: 0, to: 63, high: 0, low: 0 });
  const counter = new SymbolCounter();
  for (const row of rows) codeSequential(row, scanOf(row), counter);
  const tables = counter.tables();
  const [dc, , ac] = tables;
  const parts = [
    Uint8Array.of(0xff, 0xd8),
    QUANTISATION,
    Uint8Array.of(0xff, 0xc0, 0, 11, 8, 0, picture.height, 0, picture.width, 1, 1, 0x11, 0),
    ...[dc, ac].map((table, kind) => {
      const { counts = new Uint8Array(16), symbols = new Uint8Array() } = table ?? {};
      return Uint8Array.of(0xff, 0xc4, 0, 19 + symbols.length, kind << 4, ...counts, ...symbols);
    }),
    Uint8Array.of(0xff, 0xdd, 0, 4, 0, component.blocksAcross),
    Uint8Array.of(0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0),
    ...rows.flatMap((row, index) => {
      const writer = new SymbolWriter(tables);
      codeSequential(row, scanOf(row), writer);
      return index + 1 < rows.length
        ? [writer.finish(), Uint8Array.of(0xff, 0xd0 + (index & 7))]
        : [writer.finish()];
    }),
    Uint8Array.of(0xff, 0xd9),
  ];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

test('restart markers are read, and a missing one is noticed', () => {
  const picture = pictureOf(40, 90, [[1, 1]], noiseOf({ zeros: 0.8, largest: 20, seed: 9 }));
  const file = withRestarts(picture);
  expect(readJpeg(file)?.components[0]?.blocks).toEqual(picture.components[0]?.blocks);
  const second = file.findIndex((byte, at) => byte === 0xff && file[at + 1] === 0xd1);
  const without = Uint8Array.from([...file.subarray(0, second), ...file.subarray(second + 2)]);
  expect(readJpeg(without)).toBeUndefined();
});

test('a file that is cut off or goes on after its end is not understood', () => {
  const file = writeJpeg(
    pictureOf(
      30,
      30,
      [
        [2, 2],
        [1, 1],
        [1, 1],
      ],
      noiseOf({ zeros: 0.5, largest: 9, seed: 3 }),
    ),
    'bands',
  );
  for (let length = 0; length < file.length; length += 1)
    expect(readJpeg(file.subarray(0, length))).toBeUndefined();
  expect(readJpeg(Uint8Array.of(...file, 0))).toBeUndefined();
});

test('a changed byte is either noticed or gives a file of its own, never an error', () => {
  const file = writeJpeg(
    pictureOf(30, 30, [[1, 1]], noiseOf({ zeros: 0.6, largest: 9, seed: 4 })),
    'bands-and-bits',
  );
  fc.assert(
    fc.property(fc.integer({ min: 2, max: file.length - 1 }), fc.nat(255), (at, byte) => {
      const changed = file.slice();
      changed[at] = byte;
      const read = readJpeg(changed);
      if (read) expect(readJpeg(writeJpeg(read, 'sequential'))?.components).toEqual(read.components);
    }),
    { numRuns: 600 },
  );
});
