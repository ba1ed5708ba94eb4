import type { Building, BuildingPart } from '@plumbline/models/testing/building.ts';
import { box, wall } from './shapes.ts';
import { boards } from './patterns.ts';

/** A living room of 5.4 by 4.4 m with a wide window, seen from inside. */
export async function makeLivingRoom(): Promise<Building> {
  return {
    parts: [...shell(), ...furniture()],
    materials: {
      'White plaster': { colour: [0.82, 0.81, 0.78, 1] },
      'Oak boards': { colour: [1, 1, 1, 1], texture: { png: await boards([176, 128, 84], 6), widthM: 0.9 } },
      'Grey fabric': { colour: [0.33, 0.34, 0.36, 1] },
      'Wool rug': { colour: [0.7, 0.64, 0.54, 1] },
      Walnut: { colour: [0.2, 0.11, 0.06, 1] },
      'Dark metal': { colour: [0.05, 0.05, 0.055, 1] },
      'Red print': { colour: [0.55, 0.12, 0.08, 1] },
      Linen: { colour: [0.75, 0.72, 0.66, 1] },
      Leaves: { colour: [0.14, 0.26, 0.08, 1] },
      Clay: { colour: [0.6, 0.33, 0.2, 1] },
      Glass: { colour: [0.8, 0.88, 0.9, 0.2] },
      Lawn: { colour: [0.2, 0.32, 0.1, 1] },
    },
    views: [
      { name: 'From the door', eye: [4.9, 1.5, 4.1], turn: 0.62 },
      { name: 'Sofa', eye: [0.6, 1.4, 3.9], turn: -0.7 },
    ],
  };
}

function shell(): BuildingPart[] {
  const W = 'White plaster';
  return [
    box('Garden', 'Site', 'Lawn', [-20, -0.4, -24], [25, -0.3, 10]),
    box('Floor', 'Floors', 'Oak boards', [-0.2, -0.2, -0.2], [5.6, 0, 4.6]),
    box('Ceiling', 'Ceilings', W, [-0.2, 2.8, -0.2], [5.6, 3, 4.6]),
    ...wall('North wall', W, [-0.2, 0, -0.2], [5.6, 2.8, 0], [[0.7, 4.3, 0.35, 2.45]]),
    ...wall('South wall', W, [-0.2, 0, 4.4], [5.6, 2.8, 4.6], [[4.5, 5.35, 0, 2.1]]),
    box('Door', 'Doors', 'Walnut', [4.5, 0, 4.42], [5.35, 2.1, 4.46]),
    box('West wall', 'Walls', W, [-0.2, 0, 0], [0, 2.8, 4.4]),
    box('East wall', 'Walls', W, [5.4, 0, 0], [5.6, 2.8, 4.4]),
    ...[0.7, 1.88, 3.06, 4.24].map((x) =>
      box('Window frame', 'Windows', 'Dark metal', [x, 0.35, -0.12], [x + 0.06, 2.45, -0.06]),
    ),
    box('Window frame', 'Windows', 'Dark metal', [0.7, 0.35, -0.12], [4.3, 0.41, -0.06]),
    box('Window frame', 'Windows', 'Dark metal', [0.7, 2.39, -0.12], [4.3, 2.45, -0.06]),
    box('Window glass', 'Windows', 'Glass', [0.76, 0.41, -0.1], [4.24, 2.39, -0.08]),
    box('Window sill', 'Windows', 'Walnut', [0.6, 0.31, -0.06], [4.4, 0.35, 0.14]),
  ];
}

function furniture(): BuildingPart[] {
  const F = 'Furniture';
  const legs = (name: string, x0: number, z0: number, x1: number, z1: number, high: number) =>
    [x0, x1 - 0.05].flatMap((x) =>
      [z0, z1 - 0.05].map((z) => box(name, F, 'Dark metal', [x, 0, z], [x + 0.05, high, z + 0.05])),
    );
  return [
    box('Rug', F, 'Wool rug', [1, 0, 1.2], [3.6, 0.015, 3.2]),
    box('Sofa seat', F, 'Grey fabric', [0.15, 0.12, 1.2], [1.05, 0.44, 3.4]),
    box('Sofa back', F, 'Grey fabric', [0.08, 0.12, 1.2], [0.32, 0.85, 3.4]),
    box('Sofa arm', F, 'Grey fabric', [0.15, 0.12, 1.02], [1.05, 0.6, 1.2]),
    box('Sofa arm', F, 'Grey fabric', [0.15, 0.12, 3.4], [1.05, 0.6, 3.58]),
    box('Cushion', F, 'Red print', [0.34, 0.45, 1.3], [0.5, 0.82, 1.72]),
    box('Cushion', F, 'Linen', [0.34, 0.45, 2.86], [0.5, 0.82, 3.28]),
    box('Coffee table top', F, 'Walnut', [1.7, 0.34, 1.8], [2.6, 0.38, 2.7]),
    ...legs('Coffee table leg', 1.72, 1.82, 2.58, 2.68, 0.34),
    box('Bowl', F, 'Clay', [2.05, 0.38, 2.15], [2.3, 0.46, 2.4]),
    box('Sideboard', F, 'Walnut', [4.9, 0.15, 0.6], [5.38, 0.65, 2.9]),
    ...legs('Sideboard leg', 4.92, 0.62, 5.36, 2.88, 0.15),
    box('Picture', F, 'Red print', [5.36, 1.1, 1.1], [5.39, 1.9, 2.3]),
    box('Curtain', 'Curtains', 'Linen', [0.25, 0.02, 0.06], [0.72, 2.7, 0.16]),
    box('Curtain', 'Curtains', 'Linen', [4.28, 0.02, 0.06], [4.75, 2.7, 0.16]),
    box('Lamp cord', 'Lamps', 'Dark metal', [2.14, 2, 2.24], [2.16, 2.8, 2.26]),
    box('Pendant lamp', 'Lamps', 'Linen', [1.9, 1.78, 2], [2.4, 2, 2.5]),
    box('Plant pot', F, 'Clay', [4.85, 0, 3.4], [5.2, 0.4, 3.75]),
    ...[0, 1, 2, 3, 4].map((at) =>
      box(
        'Plant',
        'Planting',
        'Leaves',
        [4.86 + 0.05 * at, 0.4 + 0.17 * at, 3.42 + 0.04 * at],
        [5.2 - 0.05 * at, 0.56 + 0.17 * at, 3.74 - 0.05 * at],
      ),
    ),
  ];
}
