import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MODEL_FAMILIES } from '../features/model-family.ts';
import { fitPicture } from './fit-picture.ts';
import { kontextSize } from './kontext-size.ts';
import { maskBox, PAINTING_CONTEXT } from './mask-box.ts';
import { paddedSize, SIZE_RANGES, type Size, stretchedSize } from './sampling-size.ts';
import { maskAt, slope } from './testing/example-ask.ts';

const size = fc.record({
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
});
const family = fc.constantFrom(...MODEL_FAMILIES);
const inBlocks = ({ width, height }: Size) =>
  width % 16 === 0 && height % 16 === 0 && width > 0 && height > 0;

test('whatever is wanted, whole blocks are sampled, in the range of the family', () => {
  fc.assert(
    fc.property(size, family, (wanted, of) => {
      const { content, padded } = paddedSize(wanted, of);
      const { mostPixels, longest } = SIZE_RANGES[of];
      expect(inBlocks(padded)).toBe(true);
      expect(padded.width - content.width).toBeLessThan(16);
      expect(padded.height - content.height).toBeLessThan(16);
      expect(content.width * content.height).toBeLessThan(mostPixels * 1.01 + longest);
      expect(Math.max(content.width, content.height)).toBeLessThanOrEqual(longest);
      expect(inBlocks(stretchedSize(wanted, of))).toBe(true);
      expect(inBlocks(kontextSize(wanted).padded)).toBe(true);
    }),
  );
});

test('a size in the range is sampled as it is', () => {
  expect(paddedSize({ width: 1000, height: 900 }, 'sdxl')).toEqual({
    content: { width: 1000, height: 900 },
    padded: { width: 1008, height: 912 },
  });
  expect(stretchedSize({ width: 512, height: 640 }, 'sd15')).toEqual({ width: 512, height: 640 });
});

test('an instruction keeps the shape of what it is given inside a trained size', () => {
  fc.assert(
    fc.property(size, (wanted) => {
      const { content, padded } = kontextSize(wanted);
      expect(content.width <= padded.width && content.height <= padded.height).toBe(true);
      expect(content.width === padded.width || content.height === padded.height).toBe(true);
    }),
  );
});

test('padding repeats the border and leaves the picture where it is', () => {
  const picture = slope(20, 10, 3);
  const content = { width: 20, height: 10 };
  const fitted = fitPicture(picture, { content, padded: { width: 32, height: 16 } });
  const at = (x: number, y: number) => [...fitted.data.subarray((y * 32 + x) * 3, (y * 32 + x) * 3 + 3)];
  const was = (x: number, y: number) => [...picture.data.subarray((y * 20 + x) * 3, (y * 20 + x) * 3 + 3)];
  expect([at(0, 0), at(19, 9), at(31, 4), at(7, 15), at(31, 15)]).toEqual([
    was(0, 0),
    was(19, 9),
    was(19, 4),
    was(7, 9),
    was(19, 9),
  ]);
});

test('the cut-out holds the whole mask and lies inside the picture', () => {
  const place = fc
    .record({ width: fc.integer({ min: 8, max: 900 }), height: fc.integer({ min: 8, max: 900 }) })
    .chain((whole) =>
      fc
        .record({
          x: fc.integer({ min: 0, max: whole.width - 1 }),
          y: fc.integer({ min: 0, max: whole.height - 1 }),
        })
        .chain(({ x, y }) =>
          fc.record({
            whole: fc.constant(whole),
            x: fc.constant(x),
            y: fc.constant(y),
            width: fc.integer({ min: 1, max: whole.width - x }),
            height: fc.integer({ min: 1, max: whole.height - y }),
          }),
        ),
    );
  fc.assert(
    fc.property(place, ({ whole, ...hole }) => {
      const box = maskBox(maskAt(whole.width, whole.height, hole), PAINTING_CONTEXT);
      expect(box.x >= 0 && box.y >= 0).toBe(true);
      expect(box.x + box.width <= whole.width && box.y + box.height <= whole.height).toBe(true);
      expect(box.x <= hole.x && box.y <= hole.y).toBe(true);
      expect(box.x + box.width >= hole.x + hole.width).toBe(true);
      expect(box.y + box.height >= hole.y + hole.height).toBe(true);
    }),
    { numRuns: 60 },
  );
});
