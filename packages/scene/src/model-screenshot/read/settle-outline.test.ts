import { createPlane } from '@plumbline/imaging/raster.ts';
import { expect, test } from 'vitest';
import { ExteriorRole } from './exterior-roles.ts';
import { measureRegions } from './region-table.ts';
import { settleOutline } from './settle-outline.ts';

const SIZE = 64;
const EDGE = 32;
const BACKDROP = [0.42, 0.42, 0.6] as const;
type Colour = readonly [number, number, number];

/** A backdrop at the left and a surface at the right, parted by chance some pixels away from where their colours change. */
function parted(surface: Colour) {
  const planes = [0, 1, 2, 3].map(() => createPlane(SIZE, SIZE));
  const [r, g, b, light] = planes as [
    (typeof planes)[0],
    (typeof planes)[0],
    (typeof planes)[0],
    (typeof planes)[0],
  ];
  const labels = { width: SIZE, height: SIZE, count: 2, data: new Int32Array(SIZE * SIZE) };
  const roles = new Uint8Array(SIZE * SIZE);
  for (let i = 0; i < roles.length; i++) {
    const [x, y] = [i % SIZE, Math.floor(i / SIZE)];
    const colour = x < EDGE ? BACKDROP : surface;
    [r, g, b].forEach((plane, c) => {
      plane.data[i] = colour[c] as number;
    });
    light.data[i] = 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2];
    const isBackdrop = x < EDGE + (((y * 7) % 9) - 4);
    labels.data[i] = isBackdrop ? 1 : 2;
    roles[i] = isBackdrop ? ExteriorRole.ground : ExteriorRole.wallMiddle;
  }
  const rows = Float32Array.from({ length: 3 * SIZE }, (_, k) => BACKDROP[k % 3] as number);
  const table = measureRegions(labels, { r, g, b, light });
  settleOutline(roles, { r, g, b }, labels, table, rows);
  return roles;
}

const misplaced = (roles: Uint8Array) =>
  roles.filter((role, i) => (role === ExteriorRole.ground) !== i % SIZE < EDGE).length;

test('surfaces and a coloured backdrop meet where their colours change', () => {
  expect(misplaced(parted([0.5, 0.53, 0.54]))).toBe(0);
  expect(misplaced(parted([0.9, 0.9, 0.9]))).toBe(0);
});

test('what has the colour of the backdrop stays as it was found', () => {
  expect(misplaced(parted([0.44, 0.43, 0.61]))).toBeGreaterThan(60);
});
