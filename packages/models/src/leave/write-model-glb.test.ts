import { expect, test } from 'vitest';
import { areaOfMaterial, HOUSE_BOUNDS } from '../testing/house.ts';
import { measureAreas } from '../areas/measure-areas.ts';
import { read } from '../testing/read.ts';
import { writeIfc } from '../testing/write-ifc.ts';
import { type BakedFinish, writeModelGlb } from './write-model-glb.ts';

const signal = new AbortController().signal;
/** One pixel. */
const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const OAK: BakedFinish = {
  name: 'Oak boards',
  png: PNG,
  widthM: 2,
  heightM: 1,
  roughness: 0.5,
  metalness: 0,
};

test('a model comes back from glTF with its names, layers, places and areas', async () => {
  const model = await read(writeIfc(), 'house.ifc');
  const back = await read(
    await writeModelGlb(model, { assignments: [], finishes: new Map(), signal }),
    'house.glb',
  );
  expect(back.triangles).toBe(model.triangles);
  expect(back.unit).toMatchObject({ metres: 1, certainty: 'stated' });
  for (const side of ['min', 'max'] as const)
    for (const axis of [0, 1, 2])
      expect((back.boundsM[side][axis] ?? 0) + (back.originM[axis] ?? 0)).toBeCloseTo(
        model.boundsM[side][axis] ?? 0,
        4,
      );
  expect(HOUSE_BOUNDS.max[0] - HOUSE_BOUNDS.min[0]).toBeCloseTo(back.boundsM.max[0] - back.boundsM.min[0], 4);
  expect(new Set(back.materials.map(({ name }) => name))).toEqual(
    new Set(model.materials.map(({ name }) => name)),
  );
  const brick = measureAreas(back, signal)
    .filter(({ material }) => back.materials[material]?.name === 'Brick')
    .reduce((sum, { areaM2 }) => sum + areaM2, 0);
  expect(brick / areaOfMaterial('Brick')).toBeCloseTo(1, 4);
});

test('an assigned material lies in its real size', async () => {
  const model = await read(writeIfc(), 'house.ifc');
  const glb = await writeModelGlb(model, {
    assignments: [{ match: { class: 'floor' }, materialId: 'oak' }],
    finishes: new Map([['oak', OAK]]),
    signal,
  });
  const back = await read(glb, 'house.glb');
  const oak = back.materials.findIndex(({ name }) => name === 'Oak boards');
  expect(back.materials[oak]?.texture).not.toBeNull();
  const at = back.instances.material.indexOf(oak);
  const mesh = back.meshes[back.instances.mesh[at] ?? -1];
  const across = mesh?.uvs?.filter((_, k) => k % 2 === 0) ?? [];
  // Ten metres of slab in boards that repeat every two.
  expect(Math.max(...across) - Math.min(...across)).toBeCloseTo(5, 3);
});

test('the same model gives the same bytes, and an aborted one none', async () => {
  const model = await read(writeIfc(), 'house.ifc');
  const write = (own: AbortSignal) =>
    writeModelGlb(model, { assignments: [], finishes: new Map(), signal: own });
  expect(Buffer.from(await write(signal)).equals(Buffer.from(await write(signal)))).toBe(true);
  await expect(write(AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
});
