import { seededRandom } from '@plumbline/imaging/random.ts';
import { expect, test } from 'vitest';
import { buildBvh } from './build-bvh.ts';
import { SolidMesh, type Vec } from './solid-mesh.ts';
import { createTracer } from './tracer.ts';

function scatter(): SolidMesh {
  const random = seededRandom(7);
  const mesh = new SolidMesh();
  const any = (size: number): Vec => [
    size * (random() - 0.5),
    size * (random() - 0.5),
    size * (random() - 0.5),
  ];
  for (let k = 0; k < 400; k++) {
    if (k % 2 === 0) mesh.triangle(any(20), any(4), any(4), 0);
    else mesh.quad(any(20), any(9), any(0.5), 0);
  }
  return mesh;
}

test('trees along the longest axis and along all axes meet the same, and what is blocked is what has something before it', () => {
  const mesh = scatter();
  const [longest, all] = [createTracer(buildBvh(mesh)), createTracer(buildBvh(mesh, 'all'))];
  const random = seededRandom(11);
  let met = 0;
  for (let k = 0; k < 4000; k++) {
    const ray = Array.from({ length: 6 }, (_, j) => (random() - 0.5) * (j < 3 ? 24 : 2)) as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const far = 2 + 20 * random();
    const one = longest.nearest(...ray, far);
    expect(all.nearest(...ray, far)).toBe(one);
    if (one >= 0) met++;
    // Whatever blocked the ray before it.
    expect(longest.blocked(...ray, far)).toBe(one >= 0);
    expect(all.blocked(...ray, far)).toBe(one >= 0);
  }
  expect(met).toBeGreaterThan(300);
  expect(met).toBeLessThan(3500);
});
