import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classOf } from './classes/class-of.ts';
import { measureRoom } from './areas/measure-rooms.ts';
import type { Model } from './model/model.ts';
import { kindsOf, read, warningOf } from './testing/read.ts';

/** Models of others, which do not come with the project: a folder that PLUMBLINE_SAMPLES names has them under `model`. */
const folder = join(process.env['PLUMBLINE_SAMPLES'] ?? 'samples', 'model');

interface Known {
  readonly file: string;
  readonly triangles: number;
  /** Longest side, in metres. */
  readonly longestM: number;
  readonly storeys?: number;
  readonly rooms?: number;
  /** Share of the drawn triangles whose class is known. */
  readonly classified: number;
}

const KNOWN: readonly Known[] = [
  { file: 'sample-house-ifc4.ifc', triangles: 25_152, longestM: 16.9, storeys: 2, rooms: 4, classified: 1 },
  { file: 'fzk-haus-ifc4.ifc', triangles: 21_722, longestM: 18, storeys: 2, rooms: 7, classified: 1 },
  {
    file: 'duplex-apartment-ifc2x3.ifc',
    triangles: 26_774,
    longestM: 26.6,
    storeys: 4,
    rooms: 21,
    classified: 0.95,
  },
  { file: 'office-a-ifc2x3.ifc', triangles: 49_923, longestM: 50.6, storeys: 3, rooms: 50, classified: 0.9 },
  { file: 'small-room-draco.glb', triangles: 7200, longestM: 5.3, classified: 0.1 },
  { file: 'cabin-hip-roof.obj', triangles: 658, longestM: 4.9, classified: 0.5 },
  { file: 'brick-house-bay-windows.dae', triangles: 32_926, longestM: 4.7, classified: 0.8 },
];

test.runIf(existsSync(folder)).each(KNOWN)(
  '$file',
  async ({ file, triangles, longestM, storeys, rooms, classified }) => {
    const model = await read(new Uint8Array(readFileSync(join(folder, file))), file);
    expect(model.triangles).toBe(triangles);
    const sides = model.boundsM.max.map((value, axis) => value - (model.boundsM.min[axis] as number));
    expect(Math.max(...sides) / longestM).toBeCloseTo(1, 1);
    expect(model.storeys.length).toBe(storeys ?? 0);
    if (rooms !== undefined) expect(model.rooms.length).toBeGreaterThanOrEqual(rooms);
    expect(shareClassified(model)).toBeGreaterThanOrEqual(classified);
    expect(kindsOf(model)).not.toContain('unit-in-doubt');
  },
);

test.runIf(existsSync(folder))('floors that a file states are those of its rooms', async () => {
  const file = 'sample-house-ifc4.ifc';
  const model = await read(new Uint8Array(readFileSync(join(folder, file))), file);
  for (const room of model.rooms)
    expect(measureRoom(room).floorM2 / (room.statedAreaM2 as number)).toBeCloseTo(1, 3);
  expect(model.rooms.length).toBeGreaterThan(0);
});

test.runIf(existsSync(folder))('what lies far from a villa is set aside, and its unit believed', async () => {
  const file = 'villa-340-parts.glb';
  const model = await read(new Uint8Array(readFileSync(join(folder, file))), file);
  expect(kindsOf(model)).not.toContain('unit-in-doubt');
  expect(warningOf(model, 'far-things-set-aside')?.count).toBeGreaterThan(0);
  expect(
    Math.max(...model.boundsM.max.map((high, axis) => high - (model.boundsM.min[axis] ?? 0))),
  ).toBeLessThan(120);
});

function shareClassified({ instances, things, materials, meshes, triangles }: Model): number {
  let known = 0;
  for (let index = 0; index < instances.count; index += 1) {
    const thing = things[instances.thing[index] as number];
    const material = materials[instances.material[index] as number];
    if (thing === undefined || material === undefined) continue;
    const found = classOf({ ...thing, material: material.name, opacity: material.opacity });
    if (found !== null) known += (meshes[instances.mesh[index] as number]?.indices.length ?? 0) / 3;
  }
  return known / triangles;
}
