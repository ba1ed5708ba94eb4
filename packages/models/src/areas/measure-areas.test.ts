import { expect, test } from 'vitest';
import { HOUSE } from '../testing/house.ts';
import { read } from '../testing/read.ts';
import { writeIfc } from '../testing/write-ifc.ts';
import { measureAreas } from './measure-areas.ts';
import { measureRoom } from './measure-rooms.ts';

const signal = new AbortController().signal;
/** 9.4 × 7.4 × 3 m between the walls of the house. */
const ROOM = { floor: 9.4 * 7.4, walls: 2 * (9.4 + 7.4) * 3, volume: 9.4 * 7.4 * 3 };

test('a room of known size has its floor and its volume', async () => {
  const { rooms } = await read(writeIfc(), 'house.ifc');
  const { floorM2, volumeM3 } = measureRoom(rooms[0] as (typeof rooms)[number]);
  expect(floorM2 / ROOM.floor).toBeCloseTo(1, 5);
  expect(volumeM3 / ROOM.volume).toBeCloseTo(1, 5);
});

test('what faces a room is counted for it by material, cut at its outline', async () => {
  const model = await read(writeIfc(), 'house.ifc');
  const areas = measureAreas(model, signal);
  const inRoom = (material: string) =>
    areas
      .filter(({ room, material: index }) => room === 0 && model.materials[index]?.name === material)
      .reduce((sum, { areaM2 }) => sum + areaM2, 0);
  // The slab and the roof reach under and over the walls: they are cut at them.
  expect(inRoom('Concrete') / ROOM.floor).toBeCloseTo(1, 5);
  expect(inRoom('Tiles') / ROOM.floor).toBeCloseTo(1, 5);
  expect(inRoom('Brick') / ROOM.walls).toBeCloseTo(1, 5);
  expect(inRoom('Oak')).toBe(0);
  const all = areas.reduce((sum, { areaM2 }) => sum + areaM2, 0);
  const sides = HOUSE.reduce((sum, { min, max }) => {
    const [x, y, z] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    return sum + 2 * (x * y + y * z + z * x);
  }, 0);
  expect(all / sides).toBeCloseTo(1, 4);
});

test('a box room made of its six surfaces has their areas within a thousandth', async () => {
  // 5 × 4 × 2.5 m, seen from inside, with a space that fills it.
  const shell = [
    { name: 'Floor', ifcClass: 'IFCSLAB', layer: 'A', material: 'Screed', min: [0, -0.2, 0], max: [5, 0, 4] },
    {
      name: 'Ceiling',
      ifcClass: 'IFCSLAB',
      layer: 'A',
      material: 'Plaster',
      min: [0, 2.5, 0],
      max: [5, 2.7, 4],
    },
    { name: 'N', ifcClass: 'IFCWALL', layer: 'A', material: 'Paint', min: [0, 0, -0.2], max: [5, 2.5, 0] },
    { name: 'S', ifcClass: 'IFCWALL', layer: 'A', material: 'Paint', min: [0, 0, 4], max: [5, 2.5, 4.2] },
    { name: 'W', ifcClass: 'IFCWALL', layer: 'A', material: 'Paint', min: [-0.2, 0, 0], max: [0, 2.5, 4] },
    { name: 'E', ifcClass: 'IFCWALL', layer: 'A', material: 'Paint', min: [5, 0, 0], max: [5.2, 2.5, 4] },
  ] as const;
  const bytes = writeIfc({ parts: shell, room: { min: [0, 0, 0], max: [5, 2.5, 4] } });
  const model = await read(bytes, 'room.ifc');
  const areas = measureAreas(model, signal);
  const inRoom = (material: string) =>
    areas
      .filter(({ room, material: index }) => room === 0 && model.materials[index]?.name === material)
      .reduce((sum, { areaM2 }) => sum + areaM2, 0);
  expect(inRoom('Screed') / 20).toBeCloseTo(1, 3);
  expect(inRoom('Plaster') / 20).toBeCloseTo(1, 3);
  expect(inRoom('Paint') / 45).toBeCloseTo(1, 3);
});
