import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RenderRequest, renderRequestSchema } from '../api/start-task.ts';
import { diffRequests } from './diff-requests.ts';

const request = (change: Partial<RenderRequest>): RenderRequest =>
  renderRequestSchema.parse({ function: 'materialChange', upload_img: 'a', seed: 1, ...change });

test('options that differ are named, those inside a field too', () => {
  const material = { textureId: 'oak', rotation: 0, keepLight: true };
  const before = request({ material, seed: 1 });
  const after = request({ material: { ...material, rotation: 45, tileSizeMm: 600 }, seed: 2 });
  const found = new Map(diffRequests(before, after).map((pair) => [pair.field, [pair.before, pair.after]]));
  expect(found).toEqual(
    new Map<string, unknown>([
      ['seed', [1, 2]],
      ['material.rotation', [0, 45]],
      ['material.tileSizeMm', [undefined, 600]],
    ]),
  );
});

test('a quad is one value', () => {
  const quad = (x: number) =>
    [
      [x, 0],
      [9, 0],
      [9, 9],
      [0, 9],
    ] as [[number, number], [number, number], [number, number], [number, number]];
  const material = { textureId: 'oak', rotation: 0, keepLight: true };
  const found = diffRequests(
    request({ material: { ...material, quad: quad(0) } }),
    request({ material: { ...material, quad: quad(1) } }),
  );
  expect(found.map(({ field }) => field)).toEqual(['material.quad']);
});

test('a request does not differ from itself, and differences are the same both ways', () => {
  const requests = fc.record(
    {
      promptTxt: fc.string({ maxLength: 9 }),
      count: fc.integer({ min: 1, max: 3 }),
      seed: fc.nat(9),
      mask: fc.constantFrom('m', 'n'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(requests, requests, (first, second) => {
      const [a, b] = [request(first), request(second)];
      expect(diffRequests(a, a)).toEqual([]);
      const names = (list: readonly { readonly field: string }[]) =>
        list.map(({ field }) => field).toSorted();
      expect(names(diffRequests(a, b))).toEqual(names(diffRequests(b, a)));
    }),
  );
});
