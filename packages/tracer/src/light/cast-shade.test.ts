import { expect, test } from 'vitest';
import { seededRandom } from '@plumbline/imaging/random.ts';
import { formOfStyle } from '../finishes/style-form.ts';
import type { Kit } from '@plumbline/designs/solids/kit.ts';
import { box } from '@plumbline/designs/solids/primitives.ts';
import { TEST_STYLES } from '../test/test-styles.ts';
import { buildBvh } from '../trace/build-bvh.ts';
import { shareTree } from '../samples/shared-scene.ts';
import { SolidMesh } from '../trace/solid-mesh.ts';
import { type CastLight, castShade, createCastPlaces } from './cast-shade.ts';

const CONTEXT = { signal: new AbortController().signal, progress: () => undefined };
const SIDE = 80;

/** Ground of 8 × 8 m seen straight from above, with a box of 1 m on it in the middle. */
function shade(light: CastLight): (x: number, z: number) => number {
  const kit: Kit = {
    mesh: new SolidMesh(),
    panes: new SolidMesh(),
    lights: [],
    footprints: [],
    rooms: [],
    form: formOfStyle(TEST_STYLES[0] as (typeof TEST_STYLES)[number]),
    random: seededRandom(1),
    lamp: 0,
  };
  box(kit, 0, 0, 0, 1, 1, 1, 'wall');
  const places = createCastPlaces(SIDE, SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    places.place[3 * i] = ((i % SIDE) + 0.5) / 10 - 4;
    places.place[3 * i + 2] = (Math.floor(i / SIDE) + 0.5) / 10 - 4;
    places.normal[3 * i + 1] = 1;
    places.known[i] = 1;
  }
  const cast = castShade(shareTree(buildBvh(kit.mesh)), places, light, CONTEXT);
  return (x, z) => cast.data[Math.floor((z + 4) * 10) * SIDE + Math.floor((x + 4) * 10)] as number;
}

test('under an even sky a thing darkens the ground at its foot alike on all sides', () => {
  const at = shade({ direction: [0, 1, 0], share: 0, size: 0.1 });
  expect(at(0.65, 0)).toBeLessThan(0.75);
  expect(Math.abs(at(0.65, 0) - at(-0.65, 0))).toBeLessThan(0.06);
  expect(at(0.65, 0)).toBeLessThan(at(1.25, 0));
  expect(at(3.5, 0)).toBeGreaterThan(0.96);
});

test('the sun throws a shadow away from itself that keeps the light of the sky', () => {
  const flat = Math.SQRT1_2;
  const at = shade({ direction: [flat, flat, 0], share: 0.8, size: 0.01 });
  expect(at(-0.9, 0)).toBeLessThan(0.35);
  expect(at(-0.9, 0)).toBeGreaterThan(0.1);
  expect(at(0.9, 0)).toBeGreaterThan(0.8);
  expect(at(-2.2, 0)).toBeGreaterThan(0.9);
});
