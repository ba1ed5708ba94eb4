import { directionToSun, solarPosition } from '@plumbline/models/sun/solar-position.ts';
import { expect, test } from 'vitest';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import { lookOfRecipe, type LookRecipe } from '@plumbline/tracer/finishes/scene-look.ts';
import { FINISH_NAMES } from '@plumbline/tracer/finishes/finish-list.ts';
import { createRadianceCache } from '@plumbline/tracer/light/radiance-cache.ts';
import { traceSunlight } from '@plumbline/tracer/light/sun-shadow.ts';
import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import { SolidMesh, type Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import { shareScene } from '@plumbline/tracer/samples/shared-scene.ts';
import { traceSamples } from '@plumbline/tracer/samples/trace-samples.ts';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';
import type { AreaLight } from '@plumbline/tracer/finishes/finish.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { createModelScene } from './create-model-scene.ts';
import { lightSamples } from './light/light-model.ts';
import { toDesignCamera } from './request/model-frame.ts';
import { boxModel, type BoxPart } from './testing/box-model.ts';

const style = TEST_STYLES[0] as StyleSpec;
const quiet = () => ({ signal: new AbortController().signal, progress: () => undefined });

/** A room of 5 × 4 × 3 m whose south wall, 0.3 m thick, has a window of 1.6 × 1.2 m, 0.9 m above the floor. */
const ROOM: readonly BoxPart[] = [
  { name: 'floor', material: 'a', min: [0, -0.2, 0], max: [5, 0, 4] },
  { name: 'ceiling', material: 'b', min: [0, 3, 0], max: [5, 3.2, 4] },
  { name: 'north wall', material: 'c', min: [0, 0, -0.3], max: [5, 3, 0] },
  { name: 'west wall', material: 'c', min: [-0.3, 0, -0.3], max: [0, 3, 4.3] },
  { name: 'east wall', material: 'c', min: [5, 0, -0.3], max: [5.3, 3, 4.3] },
  { name: 'south wall', material: 'c', min: [0, 0, 4], max: [1.7, 3, 4.3] },
  { name: 'south wall', material: 'c', min: [3.3, 0, 4], max: [5, 3, 4.3] },
  { name: 'south wall', material: 'c', min: [1.7, 0, 4], max: [3.3, 0.9, 4.3] },
  { name: 'south wall', material: 'c', min: [1.7, 2.1, 4], max: [3.3, 3, 4.3] },
  { name: 'window', material: 'clear glass', min: [1.7, 0.9, 4.1], max: [3.3, 2.1, 4.12] },
];

test.each([
  ['Shanghai at noon in March', 31.23, 121.47, '2026-03-20T04:00:00Z', 0],
  ['Shanghai in a winter morning, the plot turned', 31.23, 121.47, '2026-12-21T02:00:00Z', 0.35],
  ['Tokyo in an autumn afternoon', 35.68, 139.69, '2026-10-05T04:30:00Z', -0.2],
])(
  'the sun falls through a window where astronomy puts it: %s',

  (_, latitude, longitude, at, north) => {
    const position = solarPosition(Date.parse(at), { latitude, longitude });
    const towards = directionToSun(position, north);
    const camera = toDesignCamera(
      { eye: [2.5, 2.9, 2], target: [2.5, 0, 2], fieldOfView: 2, twoPoint: false },
      640,
      480,
    );
    const { shared } = createModelScene(
      boxModel(ROOM),
      {
        camera: { eye: [2.5, 2.9, 2], target: [2.5, 0, 2], fieldOfView: 2, twoPoint: false },
        width: 640,
        height: 480,
        style,
        atmosphere: 'sunny',
        sun: { azimuth: position.azimuth - north, elevation: position.elevation },
        seed: 1,
      },
      camera,
      quiet(),
    );
    const samples = traceSamples(shared, camera, new Uint8Array(1000), quiet());
    const sunlight = traceSunlight(shared, samples, camera, quiet());
    let [inside, outside, wrong] = [0, 0, 0];
    for (let i = 0; i < 640 * 480; i++) {
      if (samples.thing[i] !== 1) continue;
      // In the model's frame: z of the tracer is north.
      const [x, z] = [samples.place[3 * i] as number, -(samples.place[3 * i + 2] as number)];
      const lit = isLit(x, z, towards);
      if (lit === undefined) continue;
      if (lit) inside++;
      else outside++;
      const full = towards[1] as number;
      if (Math.abs((sunlight[i] as number) - (lit ? full : 0)) > 0.02) wrong++;
    }
    expect(inside).toBeGreaterThan(300);
    expect(outside).toBeGreaterThan(2000);
    expect(wrong).toBe(0);
  },
);

/** Metres: half a shade of the sun's disc over five metres, and the three pixels over which it is smoothed. */
const BORDER = 0.08;

/** Whether a place of the floor sees the sun through both faces of the window's opening; undefined near the border. */
function isLit(x: number, z: number, [dx, dy, dz]: readonly number[]): boolean | undefined {
  if ((dz as number) <= 0 || (dy as number) <= 0) return false;
  let sure = Infinity;
  for (const wall of [4, 4.3]) {
    const t = (wall - z) / (dz as number);
    const [px, py] = [x + t * (dx as number), t * (dy as number)];
    sure = Math.min(sure, px - 1.7, 3.3 - px, py - 0.9, 2.1 - py);
  }
  return Math.abs(sure) < BORDER ? undefined : sure > 0;
}

/** A scene of one finish under an even sky of radiance 1, or by lamps alone. */
function evenScene(
  mesh: SolidMesh,
  albedo: number,
  eye: Vec,
  lights: readonly AreaLight[] = [],
  sky = 1,
): TracedScene {
  const grey = [albedo, albedo, albedo] as const;
  const recipe: LookRecipe = {
    style,
    atmosphere: 'sunny',
    seed: 1,
    sunAzimuth: 0,
    warmth: 0,
    clay: false,
    sun: null,
    evenSky: sky,
    own: { key: `even ${albedo}`, finishes: [{ class: 'wall', albedo: grey, mirror: 0, roughness: 1 }] },
  };
  return {
    solids: mesh,
    panes: new SolidMesh(),
    recipe,
    ...lookOfRecipe(recipe),
    lights,
    viewpoint: { eye, yaw: 0, pitch: 0, fieldOfView: 1, horizon: 0.5 },
    interior: true,
    portalled: true,
    atmosphere: 'sunny',
    cell: 0.12,
    footprints: [],
    rooms: [],
  };
}

function radianceOf(scene: TracedScene, camera: ViewCamera): Float32Array {
  const shared = shareScene(scene);
  const samples = traceSamples(shared, camera, new Uint8Array(scene.finishes.length), quiet());
  const cache = createRadianceCache(shared, quiet());
  const { radiance } = lightSamples(
    { scene, shared },
    samples,
    camera,
    cache,
    true,
    startStages(quiet()),
    quiet(),
  );
  return radiance.filter((_, k) => k % 3 === 1).slice(0, camera.width * camera.height);
}

const OWN = FINISH_NAMES.length;
const level = (eye: Vec): ViewCamera => ({
  width: 96,
  height: 72,
  eye,
  yaw: 0,
  pitch: 0,
  focal: 80,
  centreX: 48,
  horizonY: 36,
});

/** A sphere of radius 1 about the origin, open where z is below −cos of the half angle of its port. */
function sphere(cosOfPort: number): SolidMesh {
  const mesh = new SolidMesh();
  const [rings, steps] = [72, 96];
  const last = Math.acos(-cosOfPort);
  const at = (ring: number, step: number): Vec => {
    const theta = (last * ring) / rings;
    const phi = (2 * Math.PI * step) / steps;
    return [Math.sin(theta) * Math.cos(phi), Math.sin(theta) * Math.sin(phi), Math.cos(theta)];
  };
  const less = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  for (let ring = 0; ring < rings; ring++)
    for (let step = 0; step < steps; step++) {
      const [a, b, c, d] = [
        at(ring, step),
        at(ring + 1, step),
        at(ring + 1, step + 1),
        at(ring, step + 1),
      ] as const;
      const normal = (p: Vec): Vec => [-p[0], -p[1], -p[2]];
      mesh.triangle(a, less(b, a), less(c, a), OWN, [normal(a), normal(b), normal(c)]);
      mesh.triangle(a, less(c, a), less(d, a), OWN, [normal(a), normal(c), normal(d)]);
    }
  return mesh;
}

/**
 * Every place of a sphere sees every other alike, so the port fills the same share f of what each sees, and the radiance is
 * that of the series ρf + ρ²f(1 − f) + … = ρf / (1 − ρ(1 − f)) (Goebel, "Generalized integrating-sphere theory", 1967).
 */
test.each([
  [0.5, 0.2],
  [0.7, 0.3],
  [0.8, 0.5],
])(
  'an integrating sphere of albedo %f with a port of %f is as bright as the series says',

  (albedo, port) => {
    // The share of the sphere that a cap takes: (1 − cos) / 2.
    const eye: Vec = [0, 0, -0.2];
    const light = radianceOf(evenScene(sphere(1 - 2 * port), albedo, eye), level(eye));
    const mean = light.reduce((sum, v) => sum + v, 0) / light.length;
    const wanted = (albedo * port) / (1 - albedo * (1 - port));
    expect(mean / wanted).toBeGreaterThan(0.95);
    expect(mean / wanted).toBeLessThan(1.05);
  },
);

test('what is white disappears in a furnace', () => {
  const mesh = new SolidMesh();
  mesh.quad([-1, -1, 1], [2, 0, 0], [0, 2, 0], OWN);
  mesh.quad([-0.3, -0.4, 0.4], [0.6, 0, 0], [0, 0.3, 0.3], OWN);
  const eye: Vec = [0, 0, -1.5];
  const light = radianceOf(evenScene(mesh, 1, eye), level(eye)).filter((v) => v > 0);
  expect(light.length).toBeGreaterThan(1000);
  for (const v of light) expect(Math.abs(v - 1)).toBeLessThan(0.06);
});

/** A ball of 5 cm in the middle of a cube of 4 m, of 10,000 lm to all sides, in a hundredth of their unit: pictures hold no brighter things. */
const CUBE = 4;
const LUMENS = 10_000;
const SCALE = 100;
const BALL = 0.05;
function lampOfCube(): AreaLight {
  const radiance = LUMENS / SCALE / (4 * Math.PI ** 2 * BALL ** 2);
  return {
    ...{
      centre: [CUBE / 2, CUBE / 2, CUBE / 2],
      a: [0, 0, 0],
      b: [0, 0, 0],
      normal: undefined,
      radius: BALL,
    },
    ...{ radiance: [radiance, radiance, radiance], portal: false },
  };
}

function cube(): SolidMesh {
  const mesh = new SolidMesh();
  for (const axis of [0, 1, 2])
    for (const far of [0, CUBE]) {
      const unit = (k: number, length: number): Vec =>
        [0, 1, 2].map((c) => (c === (axis + k) % 3 ? length : 0)) as unknown as Vec;
      mesh.nextThing();
      mesh.quad(unit(0, far), unit(1, CUBE), unit(2, CUBE), OWN);
    }
  return mesh;
}

/** Mean illuminance in lux of the walls of that cube, by their reflectance. */
function illuminanceOf(reflectance: number): number {
  const eye: Vec = [CUBE / 2, CUBE / 2, 0.01];
  // The far wall fills the picture, so that every pixel stands for the same area of it.
  const camera: ViewCamera = {
    ...{ width: 64, height: 64, eye, yaw: 0, pitch: 0 },
    ...{ focal: (64 * (CUBE - 0.01)) / CUBE, centreX: 32, horizonY: 32 },
  };
  const light = radianceOf(evenScene(cube(), reflectance, eye, [lampOfCube()], 0), camera);
  const mean = light.reduce((sum, v) => sum + v, 0) / light.length;
  return (SCALE * Math.PI * mean) / reflectance;
}

/**
 * Mean indirect illuminance in lux of the surfaces of that cube by their reflectance, as CIE 171:2006 ("Test cases to assess the accuracy
 * of lighting computer programs") prints them for its test case 5.8.
 */
test('walls of a cube throw back the light that CIE 171 prints', () => {
  const direct = illuminanceOf(0.001);
  expect(direct / (LUMENS / (6 * CUBE ** 2))).toBeCloseTo(1, 1);
  const printed = [
    [0.1, 11.6],
    [0.2, 26.0],
    [0.3, 44.6],
    [0.4, 69.4],
    [0.5, 104],
    [0.6, 156],
    [0.7, 243],
    [0.8, 417],
  ] as const;
  for (const [reflectance, lux] of printed) {
    const indirect = illuminanceOf(reflectance) - direct;
    expect(Math.abs(indirect / lux - 1), `at ${reflectance}`).toBeLessThan(0.03);
  }
});
