import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { SCENE_CORRECTIONS_MAX } from '@plumbline/contract/api/scene.ts';
import { expect, test } from 'vitest';
import { applyChanges } from './apply-changes.ts';
import { mergeCorrections } from './merge-corrections.ts';
import { squareReading } from './testing/square-reading.ts';

const reading = squareReading();
const isMaterial = (id: string) => id === 'oak';
const merge = (
  standing: Parameters<typeof mergeCorrections>[1],
  asked: Parameters<typeof mergeCorrections>[2],
) => mergeCorrections(reading, standing, asked, isMaterial);

test('a correction is kept by its region’s anchor and shown as certain', () => {
  const corrections = merge([], [{ regionId: 'r3', class: 'rug', material: 'oak' }]);
  expect(corrections).toEqual([{ anchor: [45.5 / 90, 50.5 / 60], class: 'rug', material: 'oak' }]);
  const [wall, , floor] = applyChanges(reading, corrections);
  expect(floor).toMatchObject({ class: 'rug', material: 'oak', confidence: 1, corrected: true, lock: false });
  expect(wall).toEqual(reading.regions[0]);
});

test('what is not named stays as it was set, and reset takes all of it back', () => {
  const first = merge([], [{ regionId: 'r1', class: 'masonry' }]);
  const second = merge(first, [{ regionId: 'r1', lock: true, class: undefined }]);
  expect(second).toEqual([{ anchor: [5 / 90, 5 / 60], class: 'masonry', lock: true }]);
  expect(merge(second, [{ regionId: 'r1', reset: true }])).toEqual([]);
  expect(merge(second, [{ regionId: 'r1', reset: true, lock: true }])).toEqual([
    { anchor: [5 / 90, 5 / 60], lock: true },
  ]);
});

test('what changes nothing is not kept', () => {
  expect(merge([], [{ regionId: 'r2', lock: false, material: null }])).toEqual([]);
  expect(merge([], [{ regionId: 'r2' }])).toEqual([]);
});

test('two corrections of what a newer engine sees as one region become one, a lost one stays', () => {
  const standing = [
    { anchor: [0.1, 0.1] as [number, number], class: 'masonry' as const },
    { anchor: [0.9, 0.1] as [number, number], lock: true },
    { anchor: [1, 1] as [number, number], lock: true },
  ];
  const merged = merge(standing, [{ regionId: 'r2', lock: true }]);
  expect(merged).toHaveLength(3);
  expect(merged).toContainEqual({ anchor: [1, 1], lock: true });
  expect(applyChanges(reading, merged)[0]).toMatchObject({ class: 'masonry', lock: true });
});

test('unknown regions and materials are named, all of them', () => {
  expect.assertions(1);
  try {
    merge(
      [],
      [
        { regionId: 'r9', lock: true },
        { regionId: 'r1', material: 'gold' },
      ],
    );
  } catch (error) {
    expect((error as AppError).details).toEqual({
      'corrections.0.regionId': 'no such region',
      'corrections.1.material': 'no such material',
    });
  }
});

test('no more corrections than may be stored', () => {
  const standing = Array.from({ length: SCENE_CORRECTIONS_MAX }, (_, index) => ({
    anchor: [1, 1 - index / 1e6] as [number, number],
    lock: true,
  }));
  expect(() => merge(standing, [{ regionId: 'r1', lock: true }])).toThrow(AppError);
});
