import type { Building, BuildingPart } from '@plumbline/models/testing/building.ts';
import { box, gable, tree } from './shapes.ts';

/** A garden pavilion: a tiled roof on timber posts over a deck, beside a pond. */
export const PAVILION: Building = {
  parts: parts(),
  materials: {
    'Cedar timber': { colour: [0.42, 0.22, 0.1, 1] },
    'Clay tiles': { colour: [0.18, 0.17, 0.17, 1] },
    'Oak deck': { colour: [0.5, 0.36, 0.22, 1] },
    Granite: { colour: [0.4, 0.4, 0.4, 1] },
    Paper: { colour: [0.85, 0.82, 0.74, 1] },
    Water: { colour: [0.1, 0.2, 0.22, 1] },
    Gravel: { colour: [0.52, 0.5, 0.46, 1] },
    Walnut: { colour: [0.2, 0.11, 0.06, 1] },
    Leaves: { colour: [0.14, 0.26, 0.08, 1] },
    Lawn: { colour: [0.2, 0.32, 0.1, 1] },
  },
  views: [
    { name: 'Across the pond', eye: [-4.5, 1.5, 10.5], turn: -0.62 },
    { name: 'Path', eye: [9.8, 1.6, 8.5], turn: 0.72 },
  ],
};

function parts(): BuildingPart[] {
  const T = 'Cedar timber';
  const posts = [0.3, 2.1, 3.9, 5.7].flatMap((x) => [0.3, 3.9].map((z) => [x, z] as const));
  return [
    box('Lawn', 'Site', 'Lawn', [-14, -0.5, -12], [18, -0.35, 16]),
    box('Gravel path', 'Site', 'Gravel', [6.4, -0.35, 1.4], [18, -0.32, 2.8]),
    box('Pond water', 'Site', 'Water', [-5, -0.35, 5.6], [4.5, -0.33, 9.2]),
    box('Pond kerb', 'Site', 'Granite', [-5.3, -0.35, 5.3], [4.8, -0.22, 5.6]),
    box('Pond kerb', 'Site', 'Granite', [-5.3, -0.35, 9.2], [4.8, -0.22, 9.5]),
    box('Pond kerb', 'Site', 'Granite', [-5.3, -0.35, 5.6], [-5, -0.22, 9.2]),
    box('Pond kerb', 'Site', 'Granite', [4.5, -0.35, 5.6], [4.8, -0.22, 9.2]),
    box('Plinth', 'Floors', 'Granite', [-0.4, -0.35, -0.4], [6.4, -0.1, 4.6]),
    box('Deck floor', 'Floors', 'Oak deck', [-0.2, -0.1, -0.2], [6.2, 0, 4.4]),
    box('Stair', 'Stairs', 'Granite', [6.4, -0.35, 1.4], [6.8, -0.2, 2.8]),
    ...posts.map(([x, z]) =>
      box('Column', 'Structure', T, [x - 0.09, 0, z - 0.09], [x + 0.09, 2.6, z + 0.09]),
    ),
    ...[0.3, 3.9].map((z) => box('Beam', 'Structure', T, [-0.4, 2.6, z - 0.1], [6.4, 2.82, z + 0.1])),
    ...[0.3, 2.1, 3.9, 5.7].map((x) =>
      box('Beam', 'Structure', T, [x - 0.07, 2.62, -0.4], [x + 0.07, 2.8, 4.6]),
    ),
    gable('Roof', 'Clay tiles', [-1, 2.82, -0.9], [7, 4.5, 5.1]),
    box('Ridge', 'Roofs', 'Clay tiles', [-1.1, 4.4, 1.98], [7.1, 4.62, 2.22]),
    ...[0.4, 2.2].map((x) =>
      box('Paper screen wall', 'Walls', 'Paper', [x, 0.1, 0.28], [x + 1.6, 2.4, 0.32]),
    ),
    ...[0.4, 2.2].flatMap((x) =>
      [0, 0.4, 0.8, 1.2, 1.56].map((by) =>
        box('Screen bar', 'Walls', T, [x + by, 0.1, 0.32], [x + by + 0.04, 2.4, 0.36]),
      ),
    ),
    ...[0.75, 0.42].map((y) => box('Railing', 'Railings', T, [0.3, y, 3.86], [5.7, y + 0.07, 3.94])),
    box('Bench seat', 'Furniture', 'Walnut', [0.5, 0.4, 0.6], [3.8, 0.45, 1.05]),
    ...[0.6, 2, 3.6].map((x) => box('Bench leg', 'Furniture', 'Walnut', [x, 0, 0.65], [x + 0.08, 0.4, 1])),
    ...[
      [-3, -1],
      [9.5, -3],
      [11, 6],
      [-8, 4],
    ].flatMap(([x = 0, z = 0]) => tree(x, z, -0.4)),
  ];
}
