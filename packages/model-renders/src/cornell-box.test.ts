import { expect, test } from 'vitest';
import { seededRandom } from '@plumbline/imaging/random.ts';
import { startStages } from '@plumbline/imaging/tiles/checkpoint.ts';
import { lookOfRecipe, type LookRecipe } from '@plumbline/tracer/finishes/scene-look.ts';
import type { TracedScene } from '@plumbline/tracer/traced-scene.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import type { AreaLight } from '@plumbline/tracer/finishes/finish.ts';
import { FINISH_NAMES } from '@plumbline/tracer/finishes/finish-list.ts';
import { createRadianceCache } from '@plumbline/tracer/light/radiance-cache.ts';
import { TEST_STYLES } from '@plumbline/tracer/test/test-styles.ts';
import { buildBvh } from '@plumbline/tracer/trace/build-bvh.ts';
import { shareScene } from '@plumbline/tracer/samples/shared-scene.ts';
import { SolidMesh, type Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import { traceSamples } from '@plumbline/tracer/samples/trace-samples.ts';
import { createTracer } from '@plumbline/tracer/trace/tracer.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { lightSamples } from './light/light-model.ts';

const quiet = () => ({ signal: new AbortController().signal, progress: () => undefined });

/**
 * The Cornell box without its blocks: 5.528 × 5.488 × 5.592 m at ten times its size, its light of 1.3 × 1.05 m, and grey, red and
 * green walls with the reflectances that renderers commonly derive from the measured spectra. Cornell University publishes
 * geometry, spectra and photographs and no radiances, so the picture is compared with paths traced one by one.
 */
const [W, H, D] = [5.528, 5.488, 5.592];
const WHITE = [0.725, 0.71, 0.68] as const;
const RED = [0.63, 0.065, 0.05] as const;
const GREEN = [0.14, 0.45, 0.091] as const;
const ALBEDOS = [WHITE, RED, GREEN];
const RADIANCE = [17, 12, 4] as const;
const OWN = FINISH_NAMES.length;
const LIGHT: AreaLight = {
  centre: [W / 2, H - 0.002, D / 2],
  a: [0.65, 0, 0],
  b: [0, 0, 0.525],
  normal: [0, -1, 0],
  radius: 0,
  radiance: RADIANCE,
  portal: false,
};

function box(): SolidMesh {
  const mesh = new SolidMesh();
  const side = (p: Vec, a: Vec, b: Vec, finish: number) => {
    mesh.nextThing();
    mesh.quad(p, a, b, OWN + finish);
  };
  side([0, 0, 0], [W, 0, 0], [0, 0, D], 0);
  side([0, H, 0], [W, 0, 0], [0, 0, D], 0);
  side([0, 0, D], [W, 0, 0], [0, H, 0], 0);
  side([0, 0, 0], [0, 0, D], [0, H, 0], 1);
  side([W, 0, 0], [0, 0, D], [0, H, 0], 2);
  return mesh;
}

/** Radiance of a place by paths: at each bounce a ray to the light and one over the half space, until nothing is left. */
function byPaths(x: number, y: number, z: number, normal: Vec, finish: number, paths: number): number[] {
  const mesh = box();
  const tracer = createTracer(buildBvh(mesh));
  const random = seededRandom(11);
  const sum = [0, 0, 0];
  const area = 4 * 0.65 * 0.525;
  for (let path = 0; path < paths; path++) {
    let [px, py, pz] = [x, y, z];
    let n = normal;
    const share = [1, 1, 1].map((_, c) => ALBEDOS[finish]?.[c] as number);
    for (let bounce = 0; bounce < 24; bounce++) {
      const lx = LIGHT.centre[0] + (2 * random() - 1) * 0.65 - px;
      const ly = LIGHT.centre[1] - py;
      const lz = LIGHT.centre[2] + (2 * random() - 1) * 0.525 - pz;
      const square = lx * lx + ly * ly + lz * lz;
      const far = Math.sqrt(square);
      const cos = (lx * n[0] + ly * n[1] + lz * n[2]) / far;
      if (
        cos > 0 &&
        ly > 0 &&
        !tracer.blocked(
          px + n[0] * 1e-3,
          py + n[1] * 1e-3,
          pz + n[2] * 1e-3,
          lx / far,
          ly / far,
          lz / far,
          far - 0.01,
        )
      ) {
        const form = (cos * (ly / far) * area) / (Math.PI * square);
        for (let c = 0; c < 3; c++)
          sum[c] = (sum[c] as number) + (share[c] as number) * form * (RADIANCE[c] as number);
      }
      const [r, phi] = [Math.sqrt(random()), 2 * Math.PI * random()];
      const t: Vec = Math.abs(n[1]) > 0.5 ? [1, 0, 0] : [0, 1, 0];
      const u: Vec = [n[1] * t[2] - n[2] * t[1], n[2] * t[0] - n[0] * t[2], n[0] * t[1] - n[1] * t[0]];
      const v: Vec = [n[1] * u[2] - n[2] * u[1], n[2] * u[0] - n[0] * u[2], n[0] * u[1] - n[1] * u[0]];
      const [a, b, k] = [r * Math.cos(phi), r * Math.sin(phi), Math.sqrt(1 - r * r)];
      const [dx, dy, dz] = [0, 1, 2].map(
        (c) => a * (u[c] as number) + b * (v[c] as number) + k * (n[c] as number),
      ) as [number, number, number];
      const hit = tracer.nearest(px + n[0] * 1e-3, py + n[1] * 1e-3, pz + n[2] * 1e-3, dx, dy, dz, 100);
      if (hit < 0) break;
      const far2 = tracer.hit.t;
      [px, py, pz] = [px + dx * far2, py + dy * far2, pz + dz * far2];
      const next = (mesh.finish[hit] as number) - OWN;
      n =
        hit === 0
          ? [0, 1, 0]
          : hit === 1
            ? [0, -1, 0]
            : hit === 2
              ? [0, 0, -1]
              : hit === 3
                ? [1, 0, 0]
                : [-1, 0, 0];
      const albedo = ALBEDOS[next] as readonly [number, number, number];
      for (let c = 0; c < 3; c++) share[c] = (share[c] as number) * (albedo[c] as number);
      // Rarely carried on where little is left (Arvo and Kirk, 1990).
      const most = Math.max(...share);
      if (most < 0.1) {
        if (random() > 0.3) break;
        for (let c = 0; c < 3; c++) share[c] = (share[c] as number) / 0.3;
      }
    }
  }
  return sum.map((value) => value / paths);
}

test('the Cornell box is as bright, and bleeds as much colour, as paths say that are traced one by one', () => {
  const recipe: LookRecipe = {
    style: TEST_STYLES[0] as StyleSpec,
    atmosphere: 'sunny',
    seed: 1,
    sunAzimuth: 0,
    warmth: 0,
    clay: false,
    sun: null,
    evenSky: 0,
    own: {
      key: 'cornell',
      finishes: ALBEDOS.map((albedo) => ({ class: 'wall' as const, albedo, mirror: 0, roughness: 1 })),
    },
  };
  const eye: Vec = [W / 2, H / 2, -8];
  const camera: ViewCamera = {
    width: 160,
    height: 160,
    eye,
    yaw: 0,
    pitch: 0,
    focal: 224,
    centreX: 80,
    horizonY: 80,
  };
  const scene: TracedScene = {
    solids: box(),
    panes: new SolidMesh(),
    recipe,
    ...lookOfRecipe(recipe),
    lights: [LIGHT],
    viewpoint: { eye, yaw: 0, pitch: 0, fieldOfView: 1, horizon: 0.5 },
    interior: true,
    portalled: true,
    atmosphere: 'sunny',
    cell: 0.26,
    footprints: [],
    rooms: [],
  };
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
  const places: readonly (readonly [string, Vec, Vec, number])[] = [
    ['back wall', [W / 2, 2, D], [0, 0, -1], 0],
    ['floor', [W / 2, 0, 4], [0, 1, 0], 0],
    ['floor by the red wall', [0.5, 0, 3.5], [0, 1, 0], 0],
    ['floor by the green wall', [W - 0.5, 0, 3.5], [0, 1, 0], 0],
    ['red wall', [0, 2.5, 4], [1, 0, 0], 1],
    ['green wall', [W, 2.5, 4], [-1, 0, 0], 2],
    ['ceiling', [1, H, 4.5], [0, -1, 0], 0],
  ];
  for (const [name, place, normal, finish] of places) {
    const wanted = byPaths(...place, normal, finish, 6000);
    const mean = [0, 0, 0];
    let count = 0;
    for (let i = 0; i < 160 * 160; i++) {
      const far = Math.hypot(
        ...[0, 1, 2].map((c) => (samples.place[3 * i + c] as number) - (place[c] as number)),
      );
      if (samples.distance[i] === 0 || far > 0.25) continue;
      count++;
      for (let c = 0; c < 3; c++) mean[c] = (mean[c] as number) + (radiance[3 * i + c] as number);
    }
    expect(count, name).toBeGreaterThan(4);
    mean.forEach((value, c) => {
      const share = value / count / (wanted[c] as number);
      expect(share, name).toBeGreaterThan(0.9);
      expect(share, name).toBeLessThan(1.1);
    });
  }
});
