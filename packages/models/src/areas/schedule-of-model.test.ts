import { expect, test } from 'vitest';
import { areaOfMaterial } from '../testing/house.ts';
import { read } from '../testing/read.ts';
import { writeIfc } from '../testing/write-ifc.ts';
import { scheduleOfModel } from './schedule-of-model.ts';

const signal = new AbortController().signal;

test('areas are added up by class, material and room, with what is assigned', async () => {
  const model = await read(writeIfc(), 'house.ifc');
  const schedule = scheduleOfModel(
    model,
    [
      { match: { class: 'wall' }, materialId: 'white-plaster' },
      { match: { class: 'floor' }, materialId: 'oak-boards' },
      { match: { material: 'Concrete' }, materialId: 'polished-concrete' },
    ],
    signal,
  );
  const of = (material: string) => schedule.filter((row) => row.material === material);
  for (const name of ['Brick', 'Concrete', 'Oak', 'Tiles'])
    expect(of(name).reduce((sum, { areaM2 }) => sum + areaM2, 0) / areaOfMaterial(name)).toBeCloseTo(1, 3);
  expect(new Set(of('Brick').map(({ materialId }) => materialId))).toEqual(new Set(['white-plaster']));
  // The material is named more closely than the class.
  expect(new Set(of('Concrete').map(({ materialId }) => materialId))).toEqual(new Set(['polished-concrete']));
  expect(of('Oak')[0]).toMatchObject({ class: 'door', materialId: null, room: null });
  const inRoom = of('Brick').find(({ room }) => room !== null);
  expect(inRoom?.room).toBe(model.rooms[0]?.key);
  expect(inRoom?.areaM2).toBeCloseTo(2 * (9.4 + 7.4) * 3, 0);
  expect(schedule.map(({ areaM2 }) => areaM2)).toEqual(
    schedule.map(({ areaM2 }) => areaM2).toSorted((a, b) => b - a),
  );
});
