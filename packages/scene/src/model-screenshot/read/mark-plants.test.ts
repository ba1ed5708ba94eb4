import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { seededRandom } from '@plumbline/imaging/random.ts';
import { expect, test } from 'vitest';
import { ExteriorRole } from './exterior-roles.ts';
import { markPlants } from './mark-plants.ts';

const SIZE = 160;
const GROUND_FROM = 120;

/** How many pixels of a grey strip above the ground are taken for planting. */
function plantsIn(light: Plane): number {
  const roles = new Uint8Array(SIZE * SIZE).fill(ExteriorRole.wallMiddle);
  roles.fill(ExteriorRole.ground, GROUND_FROM * SIZE);
  const labels = { width: SIZE, height: SIZE, count: 1, data: new Int32Array(SIZE * SIZE).fill(1) };
  markPlants(roles, light, labels, Int32Array.from([0, SIZE * SIZE]));
  return roles.filter((role) => role === ExteriorRole.plants).length;
}

function drawStrip(tone: (x: number, y: number) => number): Plane {
  const light = createPlane(SIZE, SIZE);
  for (let i = 0; i < light.data.length; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    light.data[i] = y < 100 || y >= GROUND_FROM ? 0.5 : tone(x, y);
  }
  return light;
}

test('finely broken grey at the foot of a building is planting', () => {
  const random = seededRandom(3);
  expect(plantsIn(drawStrip(() => 0.3 + 0.4 * random()))).toBeGreaterThan(0.25 * SIZE * 20);
});

test('the edges of a slab that lies aslant run one way and are none', () => {
  expect(plantsIn(drawStrip((x, y) => ((x + 2 * y) % 9 < 4 ? 0.25 : 0.6)))).toBe(0);
});
