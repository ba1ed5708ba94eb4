import { describe, expect, test } from 'vitest';
import { measureAreas } from './areas/measure-areas.ts';
import type { Model } from './model/model.ts';
import { HOUSE, HOUSE_BOUNDS, MATERIAL_NAMES, areaOfMaterial } from './testing/house.ts';
import { kindsOf, read, warningOf } from './testing/read.ts';
import { write3dm } from './testing/write-3dm.ts';
import { writeCompressed, writeGlb } from './testing/write-gltf.ts';
import { writeIfc } from './testing/write-ifc.ts';
import { writeDae, writeMtl, writeObj, writeStl, writeStlText } from './testing/write-text-models.ts';
import { writeZip } from './testing/write-zip.ts';

const signal = new AbortController().signal;

/** Every format that keeps names and materials, and how the same house comes out of it. */
const WRITTEN: readonly (readonly [string, () => Uint8Array | Promise<Uint8Array>])[] = [
  ['house.glb', () => writeGlb()],
  ['draco.glb', () => writeCompressed('draco')],
  ['meshopt.glb', () => writeCompressed('meshopt')],
  ['ifc4-metres.ifc', () => writeIfc()],
  ['ifc4-feet.ifc', () => writeIfc({ unit: 'FOOT' })],
  ['ifc2x3-millimetres.ifc', () => writeIfc({ schema: 'IFC2X3', unit: 'MILLI' })],
  ['house.obj', () => writeObj()],
  ['house.dae', () => writeDae()],
  ['centimetres-z-up.dae', () => writeDae({ perMetre: 100, zUp: true })],
  ['house.3dm', () => write3dm()],
  [
    'house.zip',
    () =>
      writeZip([
        { path: 'house/house.obj', bytes: writeObj() },
        { path: 'house/house.mtl', bytes: writeMtl() },
      ]),
  ],
];

function expectHouse(model: Model): void {
  for (const side of ['min', 'max'] as const)
    model.boundsM[side].forEach((value, axis) =>
      expect(value).toBeCloseTo(HOUSE_BOUNDS[side][axis] as number, 3),
    );
  expect(model.triangles).toBe(HOUSE.length * 12);
}

function areasByMaterial(model: Model): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { material, areaM2 } of measureAreas(model, signal)) {
    const name = model.materials[material]?.name ?? '';
    sums[name] = (sums[name] ?? 0) + areaM2;
  }
  return sums;
}

describe.each(WRITTEN)('the house as %s', (name, write) => {
  test('has its size in metres, y up, its things, materials and areas', async () => {
    const model = await read(await write(), name);
    expectHouse(model);
    expect(model.things.map((thing) => thing.name).toSorted()).toEqual(
      HOUSE.map((part) => part.name).toSorted(),
    );
    for (const thing of model.things)
      expect(thing.layer).toBe(HOUSE.find((part) => part.name === thing.name)?.layer ?? '');
    const areas = areasByMaterial(model);
    expect(Object.keys(areas).toSorted()).toEqual(MATERIAL_NAMES.toSorted());
    for (const material of MATERIAL_NAMES)
      expect((areas[material] as number) / areaOfMaterial(material)).toBeCloseTo(1, 3);
    expect(new Set(model.things.map(({ key }) => key)).size).toBe(HOUSE.length);
    expect(kindsOf(model)).not.toContain('things-open');
    expect(kindsOf(model)).not.toContain('faces-flipped');
  });

  test('keeps the keys of its things in a new export', async () => {
    const [first, second] = await Promise.all(
      [write(), write()].map(async (bytes) => read(await bytes, name)),
    );
    // Rhino gives new ids to objects that are written anew, as a new file has.
    if (name.endsWith('3dm')) expect(second?.things.length).toBe(first?.things.length);
    else expect(second?.things.map(({ key }) => key)).toEqual(first?.things.map(({ key }) => key));
  });
});

test.each([
  ['binary', writeStl({ zUp: true })],
  ['text', writeStlText({ zUp: true, perMetre: 1000 })],
])('a %s STL has no names, and its unit and axis are guessed', async (_kind, bytes) => {
  const model = await read(bytes, 'house.stl');
  expectHouse(model);
  expect(model.unit.certainty).toBe('guessed');
  expect(model.upAxis).toEqual({ axis: 'z', certainty: 'guessed' });
  expect(kindsOf(model)).toEqual(expect.arrayContaining(['unit-guessed', 'up-axis-guessed']));
});

test('an IFC keeps classes, storeys and rooms, and holes are not drawn', async () => {
  const model = await read(writeIfc({ unit: 'MILLI' }), 'house.ifc');
  expect(model.things.map(({ type }) => type).toSorted()).toEqual([
    'IfcDoor',
    'IfcDoor',
    'IfcRoof',
    'IfcSlab',
    'IfcWall',
    'IfcWall',
    'IfcWall',
    'IfcWall',
  ]);
  expect(model.storeys).toEqual([{ key: expect.any(String), name: 'Ground floor', elevationM: 0 }]);
  expect(model.things.every(({ storey }) => storey === 0)).toBe(true);
  expect(model.rooms).toMatchObject([{ name: 'Living room', storey: 0 }]);
  expect(model.unit).toEqual({ name: 'millimetre', metres: 0.001, certainty: 'stated' });
});

test('colours are linear, and the picture of a material is found by its name in the archive', async () => {
  const png = new Uint8Array(40);
  new DataView(png.buffer).setUint32(0, 0x89504e47);
  new DataView(png.buffer).setUint32(16, 8);
  new DataView(png.buffer).setUint32(20, 8);
  const model = await read(
    writeZip([
      { path: 'house.obj', bytes: writeObj() },
      { path: 'house.mtl', bytes: writeMtl() },
      { path: 'maps/Brick.png', bytes: png },
    ]),
    'house.zip',
  );
  const brick = model.materials.find(({ name }) => name === 'Brick');
  expect(brick?.colour.map((value) => Number(value.toFixed(3)))).toEqual([0.214, 0.051, 1]);
  expect(brick).toMatchObject({ opacity: 0.5, texture: 0 });
  expect(model.textures).toMatchObject([{ mime: 'image/png' }]);
  expect(warningOf(model, 'textures-missing')).toMatchObject({ count: MATERIAL_NAMES.length - 1 });
});

test.each([
  ['glb', () => writeGlb(), 2 * Math.atan(Math.tan(0.4) * 1.5), [5, 1.6, 20]],
  ['dae', () => writeDae(), Math.PI / 3, [1, 2, 3]],
  ['3dm', () => write3dm(), null, [5, 1.6, 20]],
] as const)('the camera of a %s is a view', async (ending, write, fieldOfView, eye) => {
  const [view] = (await read(await write(), `house.${ending}`)).views;
  expect(view?.name).toBe('Street');
  view?.eye.forEach((value, axis) => expect(value).toBeCloseTo(eye[axis] as number, 6));
  if (fieldOfView === null) expect(view?.orthographicHeight).toBeGreaterThan(0);
  else expect(view?.fieldOfView).toBeCloseTo(fieldOfView, 6);
  // Ahead is -z, as all of them look.
  expect((view?.target[2] ?? 0) < (view?.eye[2] ?? 0)).toBe(true);
});

test('progress grows to one, and an abort ends the reading', async () => {
  const seen: number[] = [];
  await read(writeObj(), 'house.obj', { progress: (fraction) => seen.push(fraction) });
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.at(-1)).toBe(1);
  const controller = new AbortController();
  const reading = read(writeIfc(), 'house.ifc', {
    signal: controller.signal,
    progress: () => controller.abort(new Error('gone')),
  });
  await expect(reading).rejects.toThrow('gone');
});
