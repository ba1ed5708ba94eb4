import { cameraBasis, type ModelCamera, projectPoint } from '@plumbline/models/camera/model-camera.ts';
import type { Vector3 } from '@plumbline/models/model/model.ts';
import { expect, test } from 'vitest';
import { projectPoint as projectInScene } from '@plumbline/tracer/camera.ts';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { toDesignCamera, toSceneFrame } from './request/model-frame.ts';
import type { ModelRenderRequest } from './request/model-request.ts';
import { renderModel } from './render-model.ts';
import { boxModel } from './testing/box-model.ts';

const style = TEST_STYLES[0] as StyleSpec;
const quiet = () => ({ signal: new AbortController().signal, progress: () => undefined });
const FRONT: ModelCamera = { eye: [0, 1.5, 8], target: [0, 1.5, 0], fieldOfView: 0.9, twoPoint: true };

function request(more: Partial<ModelRenderRequest> = {}): ModelRenderRequest {
  return { camera: FRONT, width: 240, height: 180, style, atmosphere: 'sunny', seed: 3, ...more };
}

/** A wall of 4 × 3 m that stands square to the camera, 7.8 m before it, and a block beside it. */
const WALL = { name: 'wall', material: 'plaster', min: [-2, 0, 0], max: [2, 3, 0.2] } as const;
const BLOCK = { name: 'Cube', material: 'paint', min: [2.6, 0, 1], max: [3.4, 0.8, 1.8] } as const;

const CAMERAS: readonly ModelCamera[] = [
  FRONT,
  { eye: [9, 1.6, -7], target: [0, 4, 1], fieldOfView: 1.2, twoPoint: true },
  { eye: [-6, 12, 5], target: [1, 0, 2], fieldOfView: 0.8, twoPoint: false },
  { eye: [3, 0.4, 3], target: [0, 6, 0], fieldOfView: 1.4, twoPoint: false },
  { eye: [1, 20, 2], target: [1, 0, 2], fieldOfView: 0.7, twoPoint: false },
  { eye: [-6, 12, 5], target: [1, 0, 2], fieldOfView: 0.8, twoPoint: true, parallelWidthM: 12 },
  { eye: [0, 2, 20], target: [0, 2, 0], fieldOfView: 0.8, twoPoint: false, parallelWidthM: 9 },
  { eye: [1, 20, 2], target: [1, 0, 2], fieldOfView: 0.7, twoPoint: false, parallelWidthM: 11 },
];

test.each(CAMERAS)('the tracer sees what the shared camera says, to the pixel: %o', (camera) => {
  const basis = cameraBasis(camera, 640, 480);
  const design = toDesignCamera(camera, 640, 480);
  for (let k = 0; k < 40; k++) {
    const point: Vector3 = [(k * 0.37) % 5, (k * 0.73) % 4, ((k * 1.31) % 6) - 3];
    const wanted = projectPoint(basis, point);
    const seen = projectInScene(design, toSceneFrame(point) as [number, number, number]);
    if (wanted.depth < 0.02) continue;
    expect(seen?.x).toBeCloseTo(wanted.x, 5);
    expect(seen?.y).toBeCloseTo(wanted.y, 5);
    expect(seen?.depth).toBeCloseTo(wanted.depth, 6);
  }
});

test('masks count the area of a wall, depth is its distance, and what is not there is 0', () => {
  const { things, materials, depth, picture, line } = renderModel(
    boxModel([WALL, BLOCK]),
    request({ width: 640, height: 480 }),
    quiet(),
  );
  expect([picture.width, picture.height, line.width, line.height]).toEqual([640, 480, 640, 480]);
  const focal = 320 / Math.tan(0.45);
  const metres = 7.8 / focal;
  const wall = things.reduce((count, id) => count + (id === 1 ? 1 : 0), 0);
  // The eye stands before its middle: its front side alone is seen.
  expect(wall * metres * metres).toBeCloseTo(12, 1);
  things.forEach((id, i) => {
    if (id === 1) expect(depth[i]).toBeCloseTo(7.8, 4);
    if (id > 0) expect(materials[i]).toBe(id);
  });
  expect(things.some((id) => id === 2)).toBe(true);
  expect(depth[0]).toBe(0);
  expect(things[0]).toBe(0);
});

test('of a site of several levels none is buried by the ground around it', () => {
  const model = boxModel([
    { name: 'Lawn', material: 'grass', min: [-20, -0.6, -20], max: [20, -0.4, 7] },
    { name: 'Paving', material: 'stone', min: [-3, -0.4, -2], max: [3, -0.15, 3] },
    WALL,
  ]);
  const { things, depth } = renderModel(model, request({ width: 240, height: 180 }), quiet());
  // The lawn beside the paving, at the level that it has.
  const [x, y] = [20, 120];
  expect(things[y * 240 + x]).toBe(1);
  const down = ((y + 0.5 - 90) / 120) * Math.tan(0.45);
  expect((depth[y * 240 + x] ?? 0) * down).toBeCloseTo(1.5 + 0.4, 2);
  expect(things.some((id) => id === 2)).toBe(true);
});

test('east is on the right when one looks north', () => {
  const { things } = renderModel(boxModel([WALL, BLOCK]), request(), quiet());
  const right = [...things].flatMap((id, i) => (id === 2 ? [i % 240] : []));
  expect(Math.min(...right)).toBeGreaterThan(150);
});

test('a wall of many triangles is drawn by its outline alone, upright', () => {
  const camera: ModelCamera = { ...FRONT, target: [0, 3, 0] };
  const { line, things } = renderModel(boxModel([{ ...WALL, strips: 40 }]), request({ camera }), quiet());
  const ink = (x: number, y: number) => line.data[3 * (y * 240 + x)] as number;
  const rows = Array.from({ length: 180 }, (_, y) => y).filter((y) => things[y * 240 + 120] === 1);
  const inner = rows.slice(4, -4);
  const edges = inner.map((y) => Array.from({ length: 240 }, (_, x) => x).filter((x) => ink(x, y) < 200));
  // Two strokes of two pixels at most, at the same place in every row: verticals stay parallel.
  for (const row of edges) {
    expect(row.length).toBeGreaterThanOrEqual(2);
    expect(row.length).toBeLessThanOrEqual(4);
  }
  expect(new Set(edges.map((row) => row[0])).size).toBe(1);
  expect(new Set(edges.map((row) => row.at(-1))).size).toBe(1);
});

test('the picture has its edges where the drawing has them, and not where a moved drawing has', () => {
  const { fidelity } = renderModel(boxModel([WALL, BLOCK]), request({ width: 480, height: 360 }), quiet());
  expect(fidelity.score).toBeGreaterThan(0.95);
});

test('a section closes what it cuts, with the thing that it cuts', () => {
  const model = boxModel([
    WALL,
    { name: 'pier', material: 'plaster', min: [-1.2, 0, -0.3], max: [-0.8, 3, 0.5] },
  ]);
  const camera: ModelCamera = { eye: [0, 9, 0.1], target: [0, 0, 0.1], fieldOfView: 0.6, twoPoint: false };
  const sections = [{ axis: 'y', at: 1.5, keep: 'below' }] as const;
  const { things, depth } = renderModel(
    model,
    request({ camera, sections, width: 640, height: 480 }),
    quiet(),
  );
  const metres = 7.5 / (320 / Math.tan(0.3));
  const cut = things.map((id, i) => (id > 0 && Math.abs((depth[i] as number) - 7.5) < 1e-3 ? id : 0));
  const area = (id: number) => cut.reduce((sum, each) => sum + (each === id ? metres * metres : 0), 0);
  // Both are solid, and they stand in each other: where they do, either may be seen.
  expect(area(1) + area(2)).toBeCloseTo(4 * 0.2 + 0.4 * 0.8 - 0.4 * 0.2, 1);
  expect(area(2)).toBeGreaterThan(0.2);
  expect(things.some((id, i) => id > 0 && (depth[i] as number) < 7.4)).toBe(false);
});

test('hidden things are gone; glass is seen, and seen through', () => {
  const pane = { name: 'window', material: 'clear glass', min: [-1, 0.5, 1], max: [1, 2.5, 1.02] } as const;
  const model = boxModel([WALL, BLOCK, pane]);
  const { things, depth } = renderModel(model, request({ hidden: { things: ['thing 1'] } }), quiet());
  expect(things.includes(2)).toBe(false);
  const middle = 90 * 240 + 120;
  expect(things[middle]).toBe(3);
  expect(depth[middle]).toBeCloseTo(6.98, 3);
  const alone = renderModel(model, request({ hidden: { only: { thing: 'thing 1' } } }), quiet());
  expect(new Set(alone.things)).toEqual(new Set([0, 2]));
});

test('a material of the library takes the place of the style, most closely named first', () => {
  const colourOf = (materials: ModelRenderRequest['materials']) => {
    const { picture, things } = renderModel(
      boxModel([WALL]),
      request({ ...(materials ? { materials } : {}), atmosphere: 'fog' }),
      quiet(),
    );
    const at = [...things].flatMap((id, i) => (id === 1 ? [i] : []));
    return [0, 1, 2].map(
      (c) => at.reduce((sum, i) => sum + (picture.data[3 * i + c] as number), 0) / at.length,
    ) as [number, number, number];
  };
  const plain = colourOf(undefined);
  const red = colourOf([{ match: { class: 'wall' }, materialId: 'red-brick' }]);
  expect(red[0] - red[2]).toBeGreaterThan(plain[0] - plain[2] + 20);
  const white = colourOf([
    { match: { thing: 'thing 0' }, materialId: 'white-brick' },
    { match: { class: 'wall' }, materialId: 'red-brick' },
  ]);
  expect(white[0] - white[2]).toBeLessThan(red[0] - red[2] - 15);
});

test('the same request gives the same pixels; another hour gives others', () => {
  const model = boxModel([WALL, BLOCK]);
  const once = renderModel(model, request(), quiet());
  expect(renderModel(model, request(), quiet()).picture.data).toEqual(once.picture.data);
  const night = renderModel(model, request({ sun: { azimuth: 1, elevation: -0.4 } }), quiet());
  const light = ({ data }: { readonly data: Uint8ClampedArray }) =>
    data.reduce((sum, v) => sum + v, 0) / data.length;
  expect(light(night.picture)).toBeLessThan(light(once.picture) - 40);
});

test('stops where it is cancelled, and progress only grows', () => {
  const control = new AbortController();
  const reason = new Error('enough');
  let last = 0;
  const progress = (share: number) => {
    expect(share).toBeGreaterThanOrEqual(last);
    last = share;
    if (share > 0.5) control.abort(reason);
  };
  expect(() => renderModel(boxModel([WALL]), request(), { signal: control.signal, progress })).toThrow(
    reason,
  );
});
