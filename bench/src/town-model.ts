import type { Model } from '@plumbline/models/model/model.ts';
import { boxModel } from '@plumbline/model-renders/testing/box-model.ts';

/** Of each side of a block, so that a thing has the 240 triangles that things of files have in the mean. */
const STRIPS = 20;
const KINDS = [
  ['Wall', 'plaster'],
  ['Roof', 'tiles'],
  ['Window', 'clear glass'],
  ['Floor', 'oak'],
  ['Wall', 'brick'],
  ['Table', 'walnut'],
] as const;

/** A town of so many triangles, in things of 240 triangles each and of six kinds, four blocks to a street. */
export function townModel(triangles: number): Model {
  const count = Math.max(1, Math.round(triangles / (STRIPS * 12)));
  const side = Math.ceil(Math.sqrt(count));
  return boxModel(
    Array.from({ length: count }, (_, k) => {
      const [column, row] = [k % side, Math.floor(k / side)];
      const [x, z] = [
        (column - side / 2) * 6 + Math.floor(column / 4) * 4,
        (row - side / 2) * 6 + Math.floor(row / 4) * 4,
      ];
      const [name, material] = KINDS[(k * 7 + row) % KINDS.length] ?? KINDS[0];
      const min = [x, 0, z] as const;
      const max = [x + 5, 3 + ((k * 7) % 9), z + 5] as const;
      return { name: `${name} ${k}`, material, strips: STRIPS, min, max };
    }),
  );
}
