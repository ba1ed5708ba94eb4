import { expect, test } from 'vitest';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import type { ModelRenderRequest } from '../request/model-request.ts';
import { createModelScene } from '../create-model-scene.ts';
import { toDesignCamera } from '../request/model-frame.ts';
import { renderModel } from '../render-model.ts';
import { boxModel, type BoxPart } from '../testing/box-model.ts';

const style = TEST_STYLES[0] as StyleSpec;
const quiet = () => ({ signal: new AbortController().signal, progress: () => undefined });
const part = (name: string, material: string, min: BoxPart['min'], max: BoxPart['max']): BoxPart => ({
  name,
  material,
  min,
  max,
});

/** A closed room of 6 × 5 m, 2.8 m high. */
const ROOM = [
  part('Floor', 'oak', [-0.2, -0.2, -0.2], [6.2, 0, 5.2]),
  part('Ceiling', 'plaster', [-0.2, 2.8, -0.2], [6.2, 3, 5.2]),
  part('Wall W', 'plaster', [-0.2, 0, -0.2], [0, 2.8, 5.2]),
  part('Wall E', 'plaster', [6, 0, -0.2], [6.2, 2.8, 5.2]),
  part('Wall N', 'plaster', [0, 0, -0.2], [6, 2.8, 0]),
  part('Wall S', 'plaster', [0, 0, 5], [6, 2.8, 5.2]),
];
const PENDANT = part('Pendant lamp', 'brass', [1.4, 1.7, 1.4], [1.6, 2.8, 1.6]);
const STANDING = part('Floor lamp', 'brass', [1.4, 0, 1.4], [1.6, 1.6, 1.6]);
const INSIDE: ModelRenderRequest = {
  camera: { eye: [5.5, 1.5, 4.5], target: [1, 1.2, 1], fieldOfView: 1.2, twoPoint: true },
  ...{ width: 160, height: 120, style, atmosphere: 'lights', seed: 3 },
};
const lightsOf = (parts: readonly BoxPart[], request = INSIDE) => {
  const camera = toDesignCamera(request.camera, request.width, request.height);
  return createModelScene(boxModel(parts), request, camera, quiet()).scene.lights;
};

test('a lamp of the model lights its room, from the lower end where it hangs and the upper where it stands', () => {
  const [hanging, ...more] = lightsOf([...ROOM, PENDANT]);
  expect(more).toEqual([]);
  expect(hanging?.centre.map((v) => Math.round(v * 100) / 100)).toEqual([1.5, 1.8, -1.5]);
  const [standing] = lightsOf([...ROOM, STANDING]);
  expect(standing?.centre[1]).toBeCloseTo(1.5, 2);
  const nothing = lightsOf(ROOM);
  expect(nothing.length).toBeGreaterThan(1);
  expect(nothing.every(({ normal }) => normal !== undefined)).toBe(true);
});

test('a lamp in the next room is none of this one', () => {
  const beyond = part('Pendant lamp', 'brass', [-2.1, 1.7, 1.4], [-1.9, 2.8, 1.6]);
  expect(lightsOf([...ROOM, beyond])).toEqual(lightsOf(ROOM));
});

test('the wall beside the lamp is brighter than the far one', () => {
  const { picture } = renderModel(boxModel([...ROOM, PENDANT]), INSIDE, quiet());
  const light = (x: number, y: number) => picture.data[3 * (y * picture.width + x) + 1] as number;
  expect(light(84, 50)).toBeGreaterThan(light(4, 50) + 15);
});

const OUTSIDE: ModelRenderRequest = {
  ...INSIDE,
  camera: { eye: [3, 1.6, 14], target: [3, 1.5, 5], fieldOfView: 0.9, twoPoint: true },
};
const WINDOW = part('Window', 'paint', [2, 0.8, 5.2], [4, 2.2, 5.24]);
/** What is no room: a wall that stands alone. */
const SCREEN = part('Wall S', 'plaster', [0, 0, 5], [6, 2.8, 5.2]);

test('by night a whole window glows where there is a room behind it, and is dark glass where there is none', () => {
  const middle = (parts: readonly BoxPart[]) => {
    const { picture } = renderModel(boxModel(parts), OUTSIDE, quiet());
    const at = 3 * (62 * picture.width + 80);
    return [...picture.data.subarray(at, at + 3)] as [number, number, number];
  };
  const [red, , blue] = middle([...ROOM, WINDOW]);
  expect(red).toBeGreaterThan(blue + 20);
  expect(red).toBeLessThan(255);
  const [darkRed, , darkBlue] = middle([SCREEN, WINDOW]);
  expect(darkRed).toBeLessThan(darkBlue);
  expect(darkRed).toBeLessThan(red - 60);
});

test('a glazed shell without a room behind it has no lamp', () => {
  const pane = part('Glass', 'glass', [2, 0.8, 5.05], [4, 2.2, 5.08]);
  const hole = [
    part('Wall S', 'plaster', [0, 0, 5], [2, 2.8, 5.2]),
    part('Wall S', 'plaster', [4, 0, 5], [6, 2.8, 5.2]),
    part('Wall S', 'plaster', [2, 0, 5], [4, 0.8, 5.2]),
    part('Wall S', 'plaster', [2, 2.2, 5], [4, 2.8, 5.2]),
    pane,
  ];
  const rest = ROOM.filter(({ name }) => name !== 'Wall S');
  expect(lightsOf([...rest, ...hole], OUTSIDE).length).toBe(1);
  expect(lightsOf(hole, OUTSIDE)).toEqual([]);
  // Cut open, a room needs no ceiling.
  const section = [{ axis: 'y', at: 2, keep: 'below' } as const];
  expect(lightsOf([...rest, ...hole], { ...OUTSIDE, sections: section }).length).toBe(1);
  const shallow = part('Wall behind', 'plaster', [0, 0, 4.4], [6, 2.8, 4.6]);
  expect(lightsOf([...hole, shallow], OUTSIDE)).toEqual([]);
});

test('light that a lawn throws into a room is nearly grey', () => {
  const parts = ROOM.filter(({ name }) => name !== 'Wall S');
  const request: ModelRenderRequest = {
    ...INSIDE,
    atmosphere: 'sunny',
    sun: { azimuth: Math.PI, elevation: 0.7 },
  };
  const { picture } = renderModel(boxModel(parts), request, quiet());
  let [green, most] = [0, 0];
  for (let x = 40; x < 120; x++) {
    const at = 3 * (6 * picture.width + x);
    const [r = 0, g = 0, b = 0] = picture.data.subarray(at, at + 3);
    green += g - (r + b) / 2;
    most += g;
  }
  expect(green / most).toBeLessThan(0.06);
});
