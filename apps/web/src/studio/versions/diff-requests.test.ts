import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { expect, test } from 'vitest';
import { diffRequests } from './diff-requests.ts';

const request = (parts: Partial<RenderRequest>) =>
  ({ function: 'materialChange', seed: 1, ...parts }) as RenderRequest;

test('names what differs, parts of a material by themselves, and not what it was made from', () => {
  const before = request({ upload_img: 'a', material: { textureId: 'oak', rotation: 0, keepLight: true } });
  const after = request({
    upload_img: 'b',
    material: { textureId: 'oak', rotation: 45, keepLight: true },
    seed: 2,
  });
  expect(diffRequests(before, after)).toEqual([
    { field: 'seed', before: 1, after: 2 },
    { field: 'material.rotation', before: 0, after: 45 },
  ]);
});

test('against an upload everything that was asked is new', () => {
  expect(diffRequests(undefined, request({ color: '#ff0000' }))).toEqual([
    { field: 'seed', before: undefined, after: 1 },
    { field: 'color', before: undefined, after: '#ff0000' },
  ]);
});
