import type { Vector3 } from '@plumbline/models/model/model.ts';
import type { BuildingPart } from '@plumbline/models/testing/building.ts';

const BOX_SIDES = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
] as const;

export function box(name: string, layer: string, material: string, min: Vector3, max: Vector3): BuildingPart {
  const corners = Array.from(
    { length: 8 },
    (_, corner): Vector3 => [
      corner & 1 ? max[0] : min[0],
      corner & 2 ? max[1] : min[1],
      corner & 4 ? max[2] : min[2],
    ],
  );
  return { name, layer, material, corners, sides: BOX_SIDES };
}

/** A wall along x with openings [from, to, sill, head], as the pieces that stand around them. */
export function wall(
  name: string,
  material: string,
  [x0, y0, z0]: Vector3,
  [x1, y1, z1]: Vector3,
  openings: number[][] = [],
): BuildingPart[] {
  const pieces: BuildingPart[] = [];
  let from = x0;
  const piece = (a: number, b: number, low: number, high: number) => {
    if (b - a > 0.001 && high - low > 0.001)
      pieces.push(box(name, 'Walls', material, [a, low, z0], [b, high, z1]));
  };
  for (const [a = 0, b = 0, sill = 0, head = 0] of openings) {
    piece(from, a, y0, y1);
    piece(a, b, y0, sill);
    piece(a, b, head, y1);
    from = b;
  }
  piece(from, x1, y0, y1);
  return pieces;
}

/** A window of two wings in a wall along x whose middle lies at z. */
export function windowIn(
  name: string,
  a: number,
  b: number,
  sill: number,
  head: number,
  z: number,
): BuildingPart[] {
  const f = 0.06;
  const bar = (min: Vector3, max: Vector3) => box(`${name} frame`, 'Windows', 'Dark metal', min, max);
  return [
    bar([a, sill, z - 0.05], [b, sill + f, z + 0.05]),
    bar([a, head - f, z - 0.05], [b, head, z + 0.05]),
    bar([a, sill + f, z - 0.05], [a + f, head - f, z + 0.05]),
    bar([b - f, sill + f, z - 0.05], [b, head - f, z + 0.05]),
    bar([(a + b) / 2 - f / 2, sill + f, z - 0.05], [(a + b) / 2 + f / 2, head - f, z + 0.05]),
    box(`${name} glass`, 'Windows', 'Glass', [a + f, sill + f, z - 0.01], [b - f, head - f, z + 0.01]),
  ];
}

/** A trunk and a crown of eight sides on the ground at `y`. */
export function tree(x: number, z: number, y = -0.15): BuildingPart[] {
  const ring = (height: number, r: number): Vector3[] =>
    Array.from(
      { length: 8 },
      (_, at): Vector3 => [
        x + r * Math.cos((at * Math.PI) / 4),
        height,
        z + r * Math.sin((at * Math.PI) / 4),
      ],
    );
  const corners = [...ring(1.6, 0.5), ...ring(2.6, 1.7), ...ring(3.9, 1.5), ...ring(5, 0.35)];
  const sides = [0, 1, 2].flatMap((level) =>
    Array.from({ length: 8 }, (_, at) => {
      const [a, b] = [level * 8 + at, level * 8 + ((at + 1) % 8)];
      return [a, a + 8, b + 8, b];
    }),
  );
  sides.push([4, 5, 6, 7], [0, 3, 4, 7], [0, 1, 2, 3], [27, 28, 31, 24], [28, 29, 30, 31], [25, 26, 27, 24]);
  return [
    box('Tree trunk', 'Planting', 'Walnut', [x - 0.12, y, z - 0.12], [x + 0.12, 1.8, z + 0.12]),
    { name: 'Tree', layer: 'Planting', material: 'Leaves', corners, sides },
  ];
}

/** A roof of two slopes over a rectangle, its ridge along x, with gables. */
export function gable(
  name: string,
  material: string,
  [x0, y0, z0]: Vector3,
  [x1, y1, z1]: Vector3,
): BuildingPart {
  const middle = (z0 + z1) / 2;
  return {
    name,
    layer: 'Roofs',
    material,
    corners: [
      [x0, y0, z0],
      [x1, y0, z0],
      [x0, y0, z1],
      [x1, y0, z1],
      [x0, y1, middle],
      [x1, y1, middle],
    ],
    sides: [
      [0, 4, 5, 1],
      [2, 3, 5, 4],
      [0, 2, 4],
      [1, 5, 3],
      [0, 1, 3, 2],
    ],
  };
}
