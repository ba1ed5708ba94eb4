import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Vector3 } from '../model/model.ts';
import { HOUSE, HOUSE_BOUNDS, type HousePart } from '../testing/house.ts';
import { kindsOf, read, warningOf } from '../testing/read.ts';
import { writeGlb } from '../testing/write-gltf.ts';
import { writeIfc } from '../testing/write-ifc.ts';
import { writeDae, writeObj } from '../testing/write-text-models.ts';

const box = (name: string, min: Vector3, max: Vector3): HousePart => ({
  name,
  ifcClass: 'IFCWALL',
  layer: 'Other',
  material: 'Brick',
  min,
  max,
});

test.each([
  ['millimetre', 1000],
  ['centimetre', 100],
  ['metre', 1],
  ['foot', 1 / 0.3048],
] as const)(
  'a house written in %s without a unit is found by its doors and its size',
  async (unit, perMetre) => {
    const model = await read(writeObj({ perMetre }), 'house.obj');
    expect(model.unit).toMatchObject({ name: unit, certainty: 'guessed' });
    expect(model.boundsM.max[0]).toBeCloseTo(HOUSE_BOUNDS.max[0], 3);
  },
);

test('the upward axis is found by what lies flat, and a stated or asked one is believed', async () => {
  expect((await read(writeObj({ zUp: true }), 'house.obj')).upAxis).toEqual({
    axis: 'z',
    certainty: 'guessed',
  });
  expect((await read(writeObj(), 'house.obj')).upAxis).toEqual({ axis: 'y', certainty: 'guessed' });
  expect((await read(writeDae({ zUp: true }), 'house.dae')).upAxis).toEqual({
    axis: 'z',
    certainty: 'stated',
  });
  const asked = await read(writeObj(), 'house.obj', { upAxis: 'z', unit: 'foot' });
  expect(asked.upAxis).toEqual({ axis: 'z', certainty: 'asked' });
  expect(asked.unit).toMatchObject({ name: 'foot', certainty: 'asked' });
  expect(asked.boundsM.max[0]).toBeCloseTo(3.048, 3);
});

test('a model in inches that is called one in millimetres is said, with what would fit', async () => {
  const inches = 1 / 0.0254;
  const text = new TextDecoder()
    .decode(writeDae({ perMetre: inches }))
    .replace(/meter="[^"]+"/, 'meter="0.001"');
  const model = await read(new TextEncoder().encode(text), 'house.dae');
  expect(model.unit).toMatchObject({ name: 'millimetre', certainty: 'stated' });
  expect(warningOf(model, 'unit-in-doubt')?.values).toMatchObject({ suggested: 'inch' });
  expect(kindsOf(await read(writeDae({ perMetre: inches }), 'house.dae'))).not.toContain('unit-in-doubt');
});

test('what lies kilometres away and what is vastly larger is set aside, with a word', async () => {
  const model = await read(
    await writeGlb([
      ...HOUSE,
      box('Left behind', [5000, 0, 0], [5001, 1, 1]),
      box('Sky', [-20_000, -1, -20_000], [20_000, 0, 20_000]),
    ]),
    'house.glb',
  );
  expect(model.boundsM.max[0]).toBeCloseTo(10, 3);
  expect(model.triangles).toBe(HOUSE.length * 12);
  expect(warningOf(model, 'far-things-set-aside')).toMatchObject({ names: ['Left behind'], count: 1 });
  expect(warningOf(model, 'vast-things-set-aside')).toMatchObject({ names: ['Sky'], count: 1 });
  expect(
    model.things.filter(({ setAside }) => setAside !== null).map(({ name, setAside }) => [name, setAside]),
  ).toEqual([
    ['Left behind', 'far'],
    ['Sky', 'vast'],
  ]);
});

test('things among each other are left where they are, however wide they spread', async () => {
  const town = Array.from({ length: 12 }, (_, index) =>
    box(`House ${index}`, [index * 400, 0, 0], [index * 400 + 20, 9, 12]),
  );
  const model = await read(await writeGlb(town), 'town.glb');
  expect(kindsOf(model)).not.toContain('far-things-set-aside');
  expect(model.instances.count).toBe(12);
});

/** So many small parts about a place, in metres. */
const villa = (parts: number, [x, y, z]: Vector3 = [0, 0, 0]) =>
  Array.from({ length: parts }, (_, index) => {
    const [east, north] = [x + (index % 5) * 2, z + (Math.floor(index / 5) % 5) * 2];
    return box(`Part ${index}`, [east, y, north], [east + 1.8, y + 3, north + 1.8]);
  });

test('a few large things left lying some hundred metres away are set aside, and no unit is doubted for them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 40, max: 90 }),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 400, max: 3000 }),
      fc.integer({ min: 1, max: 100 }),
      async (parts, strays, away, size) => {
        const left = Array.from({ length: strays }, (_, index) =>
          box(`Stray ${index}`, [away + index, 0, -away], [away + index + size, size, size - away]),
        );
        const model = await read(await writeGlb([...villa(parts), ...left]), 'villa.glb');
        expect(kindsOf(model)).not.toContain('unit-in-doubt');
        expect(warningOf(model, 'far-things-set-aside')?.count).toBe(strays);
        expect(model.instances.count).toBe(parts);
      },
    ),
    { numRuns: 12, seed: 14 },
  );
});

test('of two groups none was left lying, nor is a tree in the garden', async () => {
  const farm = await read(await writeGlb([...villa(30), ...villa(8, [600, 0, 0])]), 'farm.glb');
  expect(kindsOf(farm)).not.toContain('far-things-set-aside');
  const garden = await read(
    await writeGlb([...villa(60), box('Tree', [150, 0, 0], [154, 8, 4])]),
    'garden.glb',
  );
  expect(kindsOf(garden)).not.toContain('far-things-set-aside');
});

test.each([
  ['obj', writeObj({ offset: [3_456_789.5, 12, -5_432_100.25] }), [3_456_789.5, 12, -5_432_100.25]],
  ['ifc', writeIfc({ site: [3_456_789.5, 5_432_100.25] }), [3_456_789.5, 0, -5_432_100.25]],
] as const)(
  'a georeferenced %s comes near its origin without losing its coordinates',
  async (ending, bytes, offset) => {
    const model = await read(bytes, `house.${ending}`, { unit: 'metre' });
    expect(warningOf(model, 'moved-to-origin')).toBeDefined();
    for (const axis of [0, 2] as const) {
      expect(Math.abs(model.boundsM.min[axis])).toBeLessThan(20);
      // A tenth of a millimetre, five thousand kilometres away.
      expect(model.boundsM.min[axis] + model.originM[axis]).toBeCloseTo(
        HOUSE_BOUNDS.min[axis] + offset[axis],
        4,
      );
      expect(model.boundsM.max[axis] - model.boundsM.min[axis]).toBeCloseTo(
        HOUSE_BOUNDS.max[axis] - HOUSE_BOUNDS.min[axis],
        4,
      );
    }
  },
);
