import type { KeptModelView } from '@plumbline/contract/api/models.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import { expect, test } from 'vitest';
import { floorBelow } from '../panel/floor-below.ts';
import { idsOf, maskOf } from '../stage/id-picture.ts';
import { assignmentOf } from './assignment-of.ts';
import { coloursOf } from './colours-of.ts';
import { hiddenInstances } from './hidden-instances.ts';
import { tonesOf } from './picture-tones.ts';
import { requestOf, requestsOfViews } from './request-of.ts';
import { readBatch } from './views-batch.ts';
import { startEach } from '../start-each.ts';
import {
  CITIES,
  FIRST_SUN,
  instantOf,
  readSun,
  sunDirection,
  sunOfRequest,
  sunOfView,
} from './sun-setting.ts';

const thing = (key: string, layer: string | null, storey: number | null) => ({
  key,
  name: key,
  layer,
  storey,
});
const model = {
  instances: { count: 3, thing: Uint32Array.of(0, 1, 2), material: Uint32Array.of(0, 0, 1) },
  things: [thing('wall 1', 'Walls', 0), thing('wall 2', 'Walls', 1), thing('sofa', null, 1)],
  materials: [{ name: 'Brick' }, { name: 'Fabric' }],
  storeys: [
    { key: 'g', name: 'Ground', elevationM: 0 },
    { key: 'u', name: 'Upper', elevationM: 3 },
  ],
} as unknown as Model;
const classes = ['wall', 'wall', 'furniture'] as const;

test('floors, classes, layers and things are hidden by their keys', () => {
  const off = (hidden: Parameters<typeof hiddenInstances>[2]) => [...hiddenInstances(model, classes, hidden)];
  expect(off({})).toEqual([0, 0, 0]);
  expect(off({ storeys: ['u'] })).toEqual([0, 1, 1]);
  expect(off({ classes: ['wall'] })).toEqual([1, 1, 0]);
  expect(off({ layers: ['Walls'], things: ['sofa'] })).toEqual([1, 1, 1]);
  expect(off({ only: { material: 'Fabric' } })).toEqual([1, 1, 0]);
});

test('the view shows what a render would: what is named more closely wins', () => {
  const given = assignmentOf(model, classes, [
    { match: { thing: 'wall 1' }, materialId: 'one' },
    { match: { material: 'Brick' }, materialId: 'three' },
    { match: { class: 'wall' }, materialId: 'two' },
    { match: { layer: 'Roofs' }, materialId: 'four' },
  ]);
  expect([0, 1, 2].map(given)).toEqual(['one', 'three', undefined]);
});

test('a picture of the file lies on what has one, in the tint of its material, unless a material was given', () => {
  const uvs = new Float32Array(6);
  const white = { name: 'Brick', colour: [1, 1, 1], opacity: 1, texture: 4 } as const;
  const pictured = {
    ...model,
    meshes: [{ uvs }, { uvs: null }],
    instances: { ...model.instances, mesh: Uint32Array.of(0, 0, 1), material: Uint32Array.of(0, 0, 0) },
    materials: [white],
  } as unknown as Model;
  const seen = (keep: boolean) =>
    coloursOf(
      { model: pictured, classes },
      {
        colours: 'style',
        assignments: [{ match: { thing: 'wall 2' }, materialId: 'stone' }],
        style: undefined,
        tonesOf: () => undefined,
        layerOf: (texture) => (keep ? texture + 2 : undefined),
      },
    );
  expect([...seen(true).layers]).toEqual([7, 0, 0]);
  expect([...seen(true).bytes.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
  expect([...seen(false).layers]).toEqual([0, 0, 0]);
});

test('an hour is of the place that the sun is seen from', () => {
  expect(instantOf(FIRST_SUN).toISOString()).toBe('2026-06-21T07:00:00.000Z');
  const tokyo = CITIES.find(({ key }) => key === 'tokyo')!;
  const noon = { ...FIRST_SUN, latitude: tokyo.latitude, longitude: tokyo.longitude, minutes: 720 };
  expect(instantOf(noon).toISOString()).toBe('2026-06-21T03:00:00.000Z');
  // Noon in summer: high, and in the south, which is +z.
  const [, up, south] = sunDirection(noon);
  expect(up).toBeGreaterThan(0.95);
  expect(south).toBeGreaterThan(0);
  expect(sunDirection({ ...noon, northDegrees: 180 })[2]).toBeCloseTo(-south, 6);
});

test('a kept sun comes back as the day and hour it was', () => {
  const sun = { ...FIRST_SUN, minutes: 17 * 60 + 35, northDegrees: 12 };
  expect(sunOfView(sunOfRequest(sun), FIRST_SUN)).toEqual(sun);
  expect(readSun(JSON.parse(JSON.stringify(sun)))).toEqual(sun);
  expect(readSun({ ...sun, latitude: 'north' })).toEqual(FIRST_SUN);
});

test('a request says what differs and nothing else', () => {
  const camera = { eye: [0, 1, 2], target: [0, 1, 0], fieldOfView: 1, twoPoint: true } as const;
  const look = { camera, section: [], hidden: { layers: [] }, sun: FIRST_SUN };
  const plain = requestOf({ modelId: 'm', assignments: [] }, look);
  expect(Object.keys(plain)).toEqual(['modelId', 'camera', 'sun']);
  const materials = [{ match: { class: 'wall' as const }, materialId: 'brick' }];
  const more = requestOf({ modelId: 'm', assignments: materials }, { ...look, hidden: { layers: ['a'] } });
  expect(more).toMatchObject({ materials, hidden: { layers: ['a'] } });
  const only = { thing: 'sofa' };
  expect(requestOf({ modelId: 'm', assignments: [] }, { ...look, hidden: { only } })).toMatchObject({
    hidden: { only },
  });
});

test('the floor is the one under the feet', () => {
  expect(floorBelow(model.storeys, 4.6, -0.2)).toBe(3);
  expect(floorBelow(model.storeys, 1.6, -0.2)).toBe(0);
  expect(floorBelow(model.storeys, -1, -0.2)).toBe(-0.2);
});

test('numbers of pixels are read from their colours, and one of them is marked', () => {
  const ids = idsOf(Uint8ClampedArray.of(0, 0, 0, 255, 1, 2, 3, 255));
  expect([...ids]).toEqual([0, 66_051]);
  expect([...maskOf({ width: 2, height: 1, ids }, 66_051, [9, 8, 7])]).toEqual([0, 0, 0, 0, 9, 8, 7, 130]);
});

test('tones go from dark to bright', () => {
  const grey = (value: number) => [value, value, value, 255];
  const { dark, middle, bright } = tonesOf(Uint8ClampedArray.from([grey(200), grey(10), grey(100)].flat()));
  expect([dark[0], middle[0], bright[0]]).toEqual([10, 100, 200]);
});

test('views that are rendered together have one sun and one set of materials, each its own camera and cut', () => {
  const camera = (east: number): KeptModelView['camera'] => ({
    ...{ eye: [east, 1.6, 9], target: [0, 1, 0], fieldOfView: 1, twoPoint: true },
  });
  const answer = {
    modelId: 'm',
    assignments: [{ match: { class: 'wall' as const }, materialId: 'clay-plaster' }],
  };
  const cut = [{ axis: 'y' as const, at: 2, keep: 'below' as const }];
  const views: KeptModelView[] = [
    { viewId: 'a', name: 'A', camera: camera(1), sun: { azimuth: 1, elevation: 0.2 } },
    { viewId: 'b', name: 'B', camera: camera(2), section: cut },
  ];
  const [first, second] = requestsOfViews(answer, views, FIRST_SUN);
  expect(first?.['sun']).toEqual(sunOfRequest(FIRST_SUN));
  expect(second?.['sun']).toEqual(first?.['sun']);
  expect([first?.['materials'], second?.['materials']]).toEqual([answer.assignments, answer.assignments]);
  expect([first?.['camera'], second?.['camera']]).toEqual([camera(1), camera(2)]);
  expect([first?.['section'], second?.['section']]).toEqual([undefined, cut]);
});

test('what one view is refused for stops no other', async () => {
  const started = await startEach(['a', 'b', 'c'], async (body) => {
    if (body === 'b') throw new Error('no');
    return `task ${body}`;
  });
  expect(started).toEqual([{ taskId: 'task a' }, { refused: new Error('no') }, { taskId: 'task c' }]);
});

test('views that were rendered together are kept by the browser, unless something in them makes no sense', () => {
  const item = {
    ...{ viewId: 'v', name: 'View', key: 'k', taskId: null, message: 'no tickets' },
    body: { function: 'modelRender', modelId: 'm', seed: 4 },
  };
  const kept = (value: unknown) => readBatch(JSON.parse(JSON.stringify(value)));
  expect(kept([item, { ...item, taskId: 't' }])).toEqual([item, { ...item, taskId: 't' }]);
  expect(kept([item, { ...item, body: { function: 'none' } }])).toEqual([]);
  expect(kept({ 0: item })).toEqual([]);
});
