import { describe, expect, test } from 'vitest';
import type { Model } from '../model/model.ts';
import { read } from '../testing/read.ts';
import { write3dm } from '../testing/write-3dm.ts';
import { writeCompressed, writeCopies, writeGlb } from '../testing/write-gltf.ts';
import { writeIfc } from '../testing/write-ifc.ts';
import { writeDae, writeObj, writeStl } from '../testing/write-text-models.ts';
import { StoredModelError } from './check-header.ts';
import { decodeModel } from './decode-model.ts';
import { encodeModel } from './encode-model.ts';

const WRITERS: readonly (readonly [string, () => Uint8Array | Promise<Uint8Array>])[] = [
  ['house.glb', () => writeGlb()],
  ['draco.glb', () => writeCompressed('draco')],
  [
    'copies.glb',
    () =>
      writeCopies([
        [0, 0, 0],
        [20, 0, 0],
      ]),
  ],
  ['house.ifc', () => writeIfc()],
  ['house.obj', () => writeObj()],
  ['house.dae', () => writeDae()],
  ['house.stl', () => writeStl()],
  ['house.3dm', () => write3dm()],
];

/** With everything that a small file does not have. */
function dressed(model: Model): Model {
  return {
    ...model,
    textures: [
      { name: 'oak', mime: 'image/png', bytes: Uint8Array.of(1, 2, 3) },
      { name: 'brick', mime: 'image/jpeg', bytes: Uint8Array.of(4, 5, 6, 7, 8) },
    ],
    materials: model.materials.map((material) => ({ ...material, texture: 1 })),
    views: [
      {
        name: '入口',
        eye: [1, 2, 3],
        target: [0, 0, 0],
        up: [0, 1, 0],
        fieldOfView: 1,
        orthographicHeight: null,
      },
    ],
    storeys: [{ key: 's', name: 'Ground', elevationM: 0 }],
    things: model.things.map((thing, index) => ({
      ...thing,
      storey: index === 0 ? null : 0,
      layer: index === 1 ? null : thing.layer,
      setAside: index === 2 ? 'far' : null,
    })),
  };
}

describe.each(WRITERS)('%s', (name, write) => {
  test('is the same model after it was stored', async () => {
    const model = dressed(await read(await write(), name));
    const bytes = encodeModel(model);
    expect(decodeModel(bytes)).toEqual(model);
    expect(encodeModel(decodeModel(bytes))).toEqual(bytes);
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect(decodeModel(shifted.subarray(3))).toEqual(model);
  });
});

test('columns are views of the bytes, not copies', async () => {
  const bytes = encodeModel(await read(await writeGlb(), 'a.glb'));
  const model = decodeModel(bytes);
  expect(model.meshes[0]?.positions.buffer).toBe(bytes.buffer);
  expect(model.instances.matrix.buffer).toBe(bytes.buffer);
});

test('cut off anywhere, longer, or of another version, it is refused', async () => {
  const bytes = encodeModel(dressed(await read(await writeGlb(), 'a.glb')));
  for (const length of [0, 3, 15, 16, 40, bytes.length >> 1, bytes.length - 8, bytes.length - 1])
    expect(() => decodeModel(bytes.slice(0, length))).toThrow(StoredModelError);
  const longer = new Uint8Array(bytes.length + 8);
  longer.set(bytes);
  expect(() => decodeModel(longer)).toThrow(StoredModelError);
  const newer = bytes.slice();
  newer[4] = 2;
  expect(() => decodeModel(newer)).toThrow(StoredModelError);
});

test('whatever byte is changed, it is a model or refused, and never refers outside itself', async () => {
  const bytes = encodeModel(dressed(await read(writeIfc(), 'a.ifc')));
  let refused = 0;
  for (let at = 0; at < bytes.length; at += 7) {
    const changed = bytes.slice();
    changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8));
    try {
      const { meshes, instances } = decodeModel(changed);
      expect(Math.max(...instances.mesh)).toBeLessThan(meshes.length);
      for (const { positions, indices } of meshes)
        expect(Math.max(...indices)).toBeLessThan(positions.length / 3);
    } catch (error) {
      expect(error).toBeInstanceOf(StoredModelError);
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(20);
});

test('a header with a wrong value is refused', async () => {
  const model = await read(await writeGlb(), 'a.glb');
  const [material] = model.materials;
  const wrong: readonly unknown[] = [
    { ...model, format: 'exe' },
    { ...model, triangles: -1 },
    { ...model, unit: { ...model.unit, metres: 0 } },
    { ...model, originM: [0, null, 0] },
    { ...model, materials: [{ ...material, texture: 7 }] },
    { ...model, things: model.things.map((thing) => ({ ...thing, storey: 9 })) },
    { ...model, warnings: [{ kind: 'unheard-of', count: 1, names: [], values: {} }] },
    { ...model, instances: { ...model.instances, mesh: model.instances.mesh.map(() => 99) } },
  ];
  for (const each of wrong) expect(() => decodeModel(encodeModel(each as Model))).toThrow(StoredModelError);
});
