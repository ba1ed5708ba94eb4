import type { Model } from '@plumbline/models/model/model.ts';
import { expect, test } from 'vitest';
import { planPictures } from './plan-pictures.ts';

/** The first bytes of a PNG of this size. */
function png(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(24);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x89504e47);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** A triangle for each picture; the last of them lies on a mesh of many. */
function modelWith(pictures: readonly Uint8Array[]): Model {
  const mesh = (triangles: number) => ({ indices: { length: triangles * 3 }, uvs: new Float32Array(6) });
  const last = pictures.length - 1;
  return {
    meshes: [mesh(1), mesh(500)],
    materials: pictures.map((_, texture) => ({ texture })),
    textures: pictures.map((bytes) => ({ bytes })),
    instances: {
      count: pictures.length,
      mesh: Uint32Array.from(pictures, (_, at) => (at === last ? 1 : 0)),
      material: Uint32Array.from(pictures, (_, at) => at),
    },
  } as unknown as Model;
}

test('pictures are as large as they are, up to 1024, and smaller where there are many', () => {
  const edgeOf = (count: number, edge: number) =>
    planPictures(modelWith(Array.from({ length: count }, () => png(edge, 100))))?.edge;
  expect(edgeOf(1, 4000)).toBe(1024);
  expect(edgeOf(1, 200)).toBe(256);
  expect(edgeOf(17, 4000)).toBe(512);
  expect(edgeOf(200, 4000)).toBe(256);
});

test('of more than fit those of most surfaces are shown; none is decoded that is no picture, or vast', () => {
  const many = planPictures(modelWith(Array.from({ length: 400 }, () => png(64, 64))));
  expect(many?.layers).toHaveLength(255);
  expect(many?.layers[0]).toBe(399);
  const few = planPictures(modelWith([png(64, 64), png(16_000, 16_000), new Uint8Array(24), png(64, 64)]));
  expect(few?.layers).toEqual([3, 0]);
  expect(planPictures(modelWith([]))).toBeNull();
});
