import type { Vector3 } from '../model/model.ts';

/** A box of a made house, in metres, y up. */
export interface HousePart {
  readonly name: string;
  readonly ifcClass: string;
  readonly layer: string;
  readonly material: string;
  readonly min: Vector3;
  readonly max: Vector3;
}

const part = (
  name: string,
  ifcClass: string,
  layer: string,
  material: string,
  min: Vector3,
  max: Vector3,
): HousePart => ({ name, ifcClass, layer, material, min, max });

/** Ten by eight metres, three high: what every format is written from and read back against. */
export const HOUSE: readonly HousePart[] = [
  part('Floor slab', 'IFCSLAB', 'Floors', 'Concrete', [0, -0.2, 0], [10, 0, 8]),
  part('South wall', 'IFCWALL', 'Walls', 'Brick', [0, 0, 7.7], [10, 3, 8]),
  part('North wall', 'IFCWALL', 'Walls', 'Brick', [0, 0, 0], [10, 3, 0.3]),
  part('West wall', 'IFCWALL', 'Walls', 'Brick', [0, 0, 0.3], [0.3, 3, 7.7]),
  part('East wall', 'IFCWALL', 'Walls', 'Brick', [9.7, 0, 0.3], [10, 3, 7.7]),
  part('Roof', 'IFCROOF', 'Roofs', 'Tiles', [0, 3, 0], [10, 3.25, 8]),
  part('Front door', 'IFCDOOR', 'Doors', 'Oak', [2, 0, 8], [3, 2.1, 8.05]),
  part('Back door', 'IFCDOOR', 'Doors', 'Oak', [7, 0, -0.05], [8, 2.1, 0]),
];

export const HOUSE_BOUNDS = { min: [0, -0.2, -0.05], max: [10, 3.25, 8.05] } as const;

/** Square metres of all sides of all parts of a material. */
export function areaOfMaterial(material: string): number {
  return HOUSE.filter((each) => each.material === material).reduce((sum, { min, max }) => {
    const [x, y, z] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
    return sum + 2 * (x * y + y * z + z * x);
  }, 0);
}

export const MATERIAL_NAMES = [...new Set(HOUSE.map(({ material }) => material))];

/** Eight corners of a box; bit 0 is x, bit 1 is y, bit 2 is z. */
export function cornersOf({ min, max }: Pick<HousePart, 'min' | 'max'>): Vector3[] {
  return Array.from({ length: 8 }, (_, corner) => [
    corner & 1 ? max[0] : min[0],
    corner & 2 ? max[1] : min[1],
    corner & 4 ? max[2] : min[2],
  ]);
}

/** Six sides of a box, counter-clockwise seen from outside. */
export const BOX_SIDES: readonly (readonly number[])[] = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
];

export const BOX_TRIANGLES: readonly number[] = BOX_SIDES.flatMap(([a = 0, b = 0, c = 0, d = 0]) => [
  a,
  b,
  c,
  a,
  c,
  d,
]);
