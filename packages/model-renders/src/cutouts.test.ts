import type { Raster } from '@plumbline/imaging/raster.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import { expect, test } from 'vitest';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { renderModel } from './render-model.ts';
import { boxModel } from './testing/box-model.ts';

const style = TEST_STYLES[0] as StyleSpec;

/** A card of 2 × 2 m before a wall, with a picture on it that repeats no more than once. */
function card(): Model {
  const made = boxModel([
    { name: 'wall', material: 'plaster', min: [-4, 0, -3], max: [4, 4, -2.8] },
    { name: 'card', material: 'leaves', min: [-1, 0.5, 0], max: [1, 2.5, 0.01] },
  ]);
  const positions = Float32Array.of(-1, 0.5, 0, 1, 0.5, 0, 1, 2.5, 0, -1, 2.5, 0);
  const uvs = Float32Array.of(0, 0, 1, 0, 1, 1, 0, 1);
  const mesh = { positions, indices: Uint32Array.of(0, 1, 2, 0, 2, 3), normals: null, uvs };
  return {
    ...made,
    meshes: made.meshes.map((each, k) => (k === 1 ? mesh : each)),
    materials: made.materials.map((each, k) => (k === 1 ? { ...each, texture: 0 } : each)),
    textures: [{ bytes: new Uint8Array(0), mime: 'image/png' }] as unknown as Model['textures'],
  };
}

/** Green; its left half has the given alpha. */
function picture(alpha: number): Raster {
  const data = new Uint8ClampedArray(4 * 32 * 32);
  for (let i = 0; i < 32 * 32; i++) data.set([30, 120, 30, i % 32 < 16 ? alpha : 255], 4 * i);
  return { width: 32, height: 32, channels: 4, data };
}

function look(alpha: number) {
  return renderModel(
    card(),
    {
      camera: { eye: [0, 1.5, 5], target: [0, 1.5, 0], fieldOfView: 0.8, twoPoint: true },
      width: 160,
      height: 120,
      style,
      atmosphere: 'sunny',
      seed: 3,
      textures: [picture(alpha)],
    },
    { signal: new AbortController().signal, progress: () => undefined },
  );
}

test('the clear half of a card is not there: what stands behind it is seen, with its number and depth', () => {
  const { things, depth } = look(0);
  const at = (x: number) => 60 * 160 + x;
  expect([things[at(65)], things[at(95)]]).toEqual([1, 2]);
  expect(depth[at(65)]).toBeCloseTo(7.8, 3);
  expect(depth[at(95)]).toBeCloseTo(5, 3);
});

test('a picture that only fades stays whole', () => {
  const { things } = look(120);
  expect([things[60 * 160 + 65], things[60 * 160 + 95]]).toEqual([2, 2]);
});
