import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { familyMeeting, labelHorizon, meanMiss } from './label-camera.ts';
import { picturePath } from './picture-path.ts';
import { readLabels } from './read-labels.ts';
import { isInside, sampleRing } from './sample-ring.ts';

const labels = await readLabels();
const all = [...labels];

/** Degrees by which the edges of one axis may miss their common point. */
const RULED = 2;
const FREEHAND = 4;

test('there are labels, each of another picture, none in both halves', () => {
  expect(all.length).toBeGreaterThan(7);
  expect(new Set(all.map(([, { sha256 }]) => sha256)).size).toBe(all.length);
  const untouched = new Set(readUntouched());
  expect(untouched.size).toBeGreaterThan(20);
  expect(all.filter(([, { sha256 }]) => untouched.has(sha256)).map(([name]) => name)).toEqual([]);
});

test.each(all)('%s: points and regions lie in the picture, and none twice', (_, label) => {
  const { width, height, points, regions } = label;
  const outside = [...points.map(({ x, y }) => [x, y] as const), ...regions.flatMap(({ ring }) => ring)];
  expect(outside.filter(([x, y]) => x > width || y > height)).toEqual([]);
  expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(points.length);
  expect(regions.filter(({ ring }) => sampleRing(ring).length < 4)).toEqual([]);
});

test.each(all)('%s: what is counted is much more than what is in doubt', (_, { points }) => {
  const counted = points.filter(({ doubtful }) => !doubtful).length;
  expect(counted).toBeGreaterThanOrEqual(20);
  expect(counted / points.length).toBeGreaterThan(0.7);
});

test.each(all)('%s: a point that lies in a region does not gainsay it', (_, { points, regions }) => {
  const against = regions.flatMap((region) =>
    points
      .filter(({ doubtful, x, y }) => !doubtful && isInside(region.ring, x, y))
      .filter((point) => !point.class.some((name) => region.class.includes(name)))
      .map((point) => `${point.x} ${point.y}: ${point.class.join('|')} in ${region.class.join('|')}`),
  );
  expect(against).toEqual([]);
});

test.each(all)('%s: edges of one axis meet in one point', (_, { families, width, height, ruled }) => {
  const misses = Object.entries(families).map(([axis, edges = []]) => ({
    axis,
    degrees: meanMiss(edges, familyMeeting(edges, Math.max(width, height))),
  }));
  expect(misses.filter(({ degrees }) => degrees > (ruled ? RULED : FREEHAND))).toEqual([]);
});

test.each(all)('%s: seen from eye level the horizon crosses the picture or passes near it', (_, label) => {
  const horizon = labelHorizon(label);
  const beside =
    label.view.includes('eye') && label.view.length === 1 && label.turn === 0 ? (horizon ?? []) : [];
  expect(beside.filter((y) => y < -0.3 * label.height || y > 1.3 * label.height)).toEqual([]);
});

const present = all.filter(([, { file }]) => existsSync(picturePath(file)));
test.skipIf(present.length === 0)('the pictures that lie beside are those that were labelled', async () => {
  const others: string[] = [];
  for (const [name, { file, sha256, width, height }] of present) {
    const bytes = readFileSync(picturePath(file));
    const size = await sharp(bytes).metadata();
    const same = createHash('sha256').update(bytes).digest('hex') === sha256;
    if (!same || size.width !== width || size.height !== height) others.push(name);
  }
  expect(others).toEqual([]);
});

function readUntouched(): string[] {
  const text = readFileSync(new URL('untouched.txt', import.meta.url), 'utf8');
  return text.split('\n').filter((line) => /^[0-9a-f]{64}$/.test(line));
}
