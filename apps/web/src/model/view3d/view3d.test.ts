import { cameraBasis, type ModelCamera, projectPoint } from '@plumbline/models/camera/model-camera.ts';
import type { Model, ModelMesh } from '@plumbline/models/model/model.ts';
import { Vector4 } from 'three';
import { describe, expect, test } from 'vitest';
import { homeView, mainBounds } from '../camera/home-view.ts';
import { nearAndFar, projectionMatrix, viewMatrix } from './camera-matrices.ts';
import { chooseBatches } from './choose-batches.ts';
import { fillBatch } from './fill-batch.ts';
import { instanceBoxes } from './instance-boxes.ts';
import { planBatches } from './plan-batches.ts';
import { shadowBox, towardsSun } from './shadow-box.ts';

/** A sheet of triangles of a metre, in its own plane. */
function sheet(triangles: number): ModelMesh {
  const positions = Float32Array.from({ length: triangles * 9 }, (_, at) => {
    const corner = Math.floor(at / 3) % 3;
    return at % 3 === 0 ? Number(corner === 1) : at % 3 === 1 ? Number(corner === 2) : 0;
  });
  const normals = Float32Array.from({ length: triangles * 9 }, (_, at) => Number(at % 3 === 2));
  const indices = Uint32Array.from({ length: triangles * 3 }, (_, at) => at);
  return { positions, indices, normals, uvs: null };
}

/** @param places mesh and x of each instance; mirrored where x is negative. */
function modelOf(
  meshes: readonly ModelMesh[],
  places: readonly (readonly [mesh: number, x: number])[],
): Model {
  const matrix = new Float64Array(places.length * 16);
  places.forEach(([, x], at) => {
    matrix.set([x < 0 ? -1 : 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, 0, 0, 1], at * 16);
  });
  const thing = { key: 'a', name: 'a', type: 'node', layer: null, storey: null, setAside: null } as const;
  return {
    format: 'gltf',
    unit: { name: 'metre', metres: 1, certainty: 'stated' },
    upAxis: { axis: 'y', certainty: 'stated' },
    originM: [0, 0, 0],
    boundsM: { min: [0, 0, 0], max: [10, 1, 1] },
    triangles: 0,
    meshes,
    instances: {
      count: places.length,
      mesh: Uint32Array.from(places, ([mesh]) => mesh),
      thing: Uint32Array.from(places, (_, at) => at),
      material: new Uint32Array(places.length),
      matrix,
    },
    things: places.map(() => thing),
    materials: [],
    textures: [],
    views: [],
    storeys: [],
    rooms: [],
    warnings: [],
  };
}

describe('batches', () => {
  test('what is repeated often is kept once, everything else is joined; nothing is lost', () => {
    const places = Array.from({ length: 40 }, (_, at) => [at < 30 ? 0 : 1, at + 1] as const);
    const model = modelOf([sheet(80), sheet(2)], places);
    const boxes = instanceBoxes(model);
    const plans = planBatches(model, boxes);
    const repeated = plans.filter(({ kind }) => kind === 'repeated');
    expect(repeated.flatMap(({ instances }) => [...instances])).toHaveLength(30);
    const all = plans.flatMap(({ instances }) => [...instances]).sort((a, b) => a - b);
    expect(all).toEqual(places.map((_, at) => at));
    const batches = plans.map((plan) => fillBatch(model, boxes, plan));
    expect(batches.reduce((sum, { triangles }) => sum + triangles, 0)).toBe(30 * 80 + 10 * 2);
  });

  test('joined corners lie where the model has them, and mirrored ones still turn outwards', () => {
    const model = modelOf(
      [sheet(1)],
      [
        [0, 5],
        [0, -5],
      ],
    );
    const boxes = instanceBoxes(model);
    const [batch] = planBatches(model, boxes).map((plan) => fillBatch(model, boxes, plan));
    const cornersOf = (slot: number) =>
      [...(batch?.indices ?? [])]
        .filter((at) => batch?.slots[at] === slot)
        .map((at) => [...(batch?.positions.slice(at * 3, at * 3 + 3) ?? [])]);
    for (const slot of [0, 1]) {
      const [a = [], b = [], c = []] = cornersOf(slot);
      const [u = [], v = []] = [b, c].map((point) => point.map((value, axis) => value - (a[axis] ?? 0)));
      expect((u[0] ?? 0) * (v[1] ?? 0) - (u[1] ?? 0) * (v[0] ?? 0)).toBeGreaterThan(0);
    }
    expect(cornersOf(1).map(([x]) => x)).toEqual(expect.arrayContaining([-5, -6]));
    expect(new Set(batch?.facings.filter((_, at) => at % 4 === 2))).toEqual(new Set([127]));
  });

  test('what has a picture keeps where it lies on it, beside neighbours that have none', () => {
    const own = sheet(1);
    const uvs = Float32Array.of(0.25, 2, 1, 0, 0, 1);
    const model = modelOf(
      [own, { ...own, uvs }],
      [
        [0, 0],
        [1, 2],
      ],
    );
    const materials = [{ texture: null }, { texture: 0 }] as unknown as Model['materials'];
    const material = Uint32Array.of(0, 1);
    const pictured = { ...model, materials, instances: { ...model.instances, material } };
    const boxes = instanceBoxes(pictured);
    const uvOf = (each: Model) =>
      planBatches(each, boxes).map((plan) => {
        const batch = fillBatch(each, boxes, plan);
        return batch.uvs && [...batch.uvs];
      });
    expect(uvOf(pictured)).toEqual([[0, 0, 0, 0, 0, 0, ...uvs]]);
    expect(uvOf(model)).toEqual([null]);
  });

  test('what is set aside is not drawn', () => {
    const model = modelOf(
      [sheet(1)],
      [
        [0, 1],
        [0, 2],
      ],
    );
    const things = model.things.map((thing, at) =>
      at === 0 ? { ...thing, setAside: 'far' as const } : thing,
    );
    const plans = planBatches({ ...model, things }, instanceBoxes(model));
    expect(plans.flatMap(({ instances }) => [...instances])).toEqual([1]);
  });
});

const camera: ModelCamera = { eye: [4, 1.6, 12], target: [1, 4, 0], fieldOfView: 1.1, twoPoint: true };

test('the graphics card sees every point where all other drawings put it', () => {
  const [width, height] = [800, 500];
  for (const changes of [{ twoPoint: true }, { twoPoint: false }, { parallelWidthM: 20 }]) {
    const basis = cameraBasis({ ...camera, ...changes }, width, height);
    const matrix = projectionMatrix(basis, width, height, 0.1, 100).multiply(viewMatrix(basis));
    for (const point of [
      [0, 0, 0],
      [3, 5, -2],
      [-4, 2, 1],
    ] as const) {
      const { x, y, depth } = projectPoint(basis, point);
      const clip = new Vector4(...point, 1).applyMatrix4(matrix);
      expect(((clip.x / clip.w + 1) / 2) * width).toBeCloseTo(x, 6);
      expect(((1 - clip.y / clip.w) / 2) * height).toBeCloseTo(y, 6);
      // What lies farther has the greater depth, which in parallel grows by the metre.
      expect(clip.w).toBeCloseTo(basis.parallel ? 1 : depth, 9);
      if (basis.parallel) expect(((clip.z + 1) / 2) * 99.9 + 0.1).toBeCloseTo(depth, 9);
    }
  }
});

test('near and far enclose the model, and the near plane is never behind the eye', () => {
  const box = { min: [-5, 0, -5], max: [5, 6, 5] } as const;
  const [near, far] = nearAndFar(cameraBasis(camera, 800, 500), box);
  expect(near).toBeGreaterThan(0.03);
  expect(far).toBeGreaterThan(17);
  const inside = nearAndFar(cameraBasis({ ...camera, eye: [0, 1, 0] }, 800, 500), box);
  expect(inside[0]).toBeLessThan(0.05);
  const parallel = nearAndFar(cameraBasis({ ...camera, eye: [0, 1, 0], parallelWidthM: 9 }, 800, 500), box);
  expect(parallel[0]).toBeLessThan(-3);
});

describe('what is drawn', () => {
  const basis = cameraBasis(
    { eye: [0, 0, 10], target: [0, 0, 0], fieldOfView: 1, twoPoint: false },
    100,
    100,
  );
  const batch = (x: number, z: number, triangles = 100, grain = 1) => ({
    centre: [x, 0, z] as const,
    radius: 1,
    triangles,
    grain,
  });

  test('nothing that lies beside or behind the picture, the nearest first', () => {
    const batches = [batch(0, -20), batch(0, 0), batch(0, 15), batch(40, 0), batch(-6.2, 0)];
    expect(chooseBatches(batches, basis, 100, 100, Infinity)).toEqual([1, 4, 0]);
  });

  test('while it moves, as many triangles as there is time for, of what looks largest', () => {
    const batches = [batch(0, -200, 500, 0.2), batch(0, 0, 500, 4), batch(1, 0, 500, 2)];
    expect(chooseBatches(batches, basis, 100, 100, 1000)).toEqual([1, 2]);
    expect(chooseBatches(batches, basis, 100, 100, 10)).toEqual([1]);
  });
});

test('the sun of the morning stands in the east, and its box holds the model', () => {
  const east = towardsSun(Math.PI / 2, 0.3);
  expect(east[0]).toBeGreaterThan(0.9);
  expect(east[1]).toBeCloseTo(Math.sin(0.3), 9);
  const bounds = { min: [-3, 0, -2], max: [9, 4, 6] } as const;
  const { matrix } = shadowBox(bounds, east);
  for (let corner = 0; corner < 8; corner += 1) {
    const at = [0, 1, 2].map((axis) => (corner & (1 << axis) ? bounds.max[axis] : bounds.min[axis]) ?? 0);
    const seen = new Vector4(at[0], at[1], at[2], 1).applyMatrix4(matrix);
    expect(Math.max(...[seen.x, seen.y, seen.z].map(Math.abs))).toBeLessThanOrEqual(1);
  }
});

test('the first look shows the house, though a few things lie far away', () => {
  const places = Array.from({ length: 120 }, (_, at) => [0, at === 0 ? 900 : (at % 10) + 1] as const);
  const model = modelOf([sheet(1)], places);
  const bounds = mainBounds(model, instanceBoxes(model));
  expect(bounds.max[0]).toBeLessThan(20);
  const basis = cameraBasis(homeView(bounds, 4 / 3), 400, 300);
  for (const x of [bounds.min[0], bounds.max[0]]) {
    const point = projectPoint(basis, [x, bounds.min[1], bounds.min[2]]);
    expect(point.x).toBeGreaterThan(0);
    expect(point.x).toBeLessThan(400);
  }
});
