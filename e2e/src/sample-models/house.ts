import type { Building, BuildingPart } from '@plumbline/models/testing/building.ts';
import { box, tree, wall, windowIn } from './shapes.ts';

/** A house of two floors with a garden: what somebody without a model can try. */
export const HOUSE: Building = {
  parts: parts(),
  materials: {
    'White plaster': { colour: [0.86, 0.85, 0.82, 1] },
    'Oak cladding': { colour: [0.48, 0.29, 0.14, 1] },
    Concrete: { colour: [0.5, 0.5, 0.49, 1] },
    'Oak floor': { colour: [0.55, 0.36, 0.2, 1] },
    'Dark metal': { colour: [0.06, 0.06, 0.065, 1] },
    Glass: { colour: [0.7, 0.82, 0.86, 0.25] },
    'Grey fabric': { colour: [0.3, 0.31, 0.33, 1] },
    Walnut: { colour: [0.2, 0.11, 0.06, 1] },
    Leaves: { colour: [0.14, 0.26, 0.08, 1] },
    Lawn: { colour: [0.2, 0.32, 0.1, 1] },
  },
  views: [
    { name: 'Garden', eye: [4.5, 1.6, 19], turn: 0 },
    { name: 'Corner', eye: [17, 1.6, 15], turn: 0.66 },
  ],
};

function parts(): BuildingPart[] {
  const W = 'White plaster';
  return [
    box('Lawn', 'Site', 'Lawn', [-9, -0.25, -8], [19, -0.15, 16]),
    box('Terrace paving', 'Site', 'Concrete', [-1, -0.15, 7], [11, 0, 10.5]),
    box('Floor slab', 'Ground floor', 'Oak floor', [0, -0.15, 0], [10, 0, 7]),
    ...wall(
      'South wall',
      W,
      [0, 0, 6.75],
      [10, 2.8, 7],
      [
        [0.8, 4.8, 0, 2.4],
        [6, 7, 0, 2.2],
        [7.8, 9.2, 0.9, 2.4],
      ],
    ),
    ...windowIn('Terrace door', 0.8, 4.8, 0, 2.4, 6.88),
    box('Front door', 'Doors', 'Oak cladding', [6, 0, 6.84], [7, 2.2, 6.9]),
    ...windowIn('Kitchen window', 7.8, 9.2, 0.9, 2.4, 6.88),
    ...wall(
      'North wall',
      W,
      [0, 0, 0],
      [10, 2.8, 0.25],
      [
        [1.5, 3, 0.9, 2.3],
        [6.5, 8.5, 0.9, 2.3],
      ],
    ),
    ...windowIn('North window', 1.5, 3, 0.9, 2.3, 0.12),
    ...windowIn('Study window', 6.5, 8.5, 0.9, 2.3, 0.12),
    box('West wall', 'Walls', W, [0, 0, 0.25], [0.25, 2.8, 6.75]),
    box('East wall', 'Walls', W, [9.75, 0, 0.25], [10, 2.8, 6.75]),
    box('Upper floor slab', 'Upper floor', 'Concrete', [-0.6, 2.8, -0.2], [10, 3.1, 7.9]),
    ...wall(
      'Upper south wall',
      'Oak cladding',
      [2, 3.1, 6.5],
      [10, 5.6, 6.75],
      [
        [3, 5.4, 3.5, 5.3],
        [6.6, 9, 3.5, 5.3],
      ],
    ),
    ...windowIn('Bedroom window', 3, 5.4, 3.5, 5.3, 6.62),
    ...windowIn('Bathroom window', 6.6, 9, 3.5, 5.3, 6.62),
    box('Upper north wall', 'Walls', 'Oak cladding', [2, 3.1, 0], [10, 5.6, 0.25]),
    box('Upper west wall', 'Walls', 'Oak cladding', [2, 3.1, 0.25], [2.25, 5.6, 6.5]),
    box('Upper east wall', 'Walls', 'Oak cladding', [9.75, 3.1, 0.25], [10, 5.6, 6.5]),
    box('Roof', 'Roofs', 'Dark metal', [1.6, 5.6, -0.4], [10.4, 5.85, 7.3]),
    box('Balcony railing', 'Railings', 'Glass', [-0.55, 3.1, 7.8], [9.9, 4.1, 7.82]),
    box('Column', 'Structure', 'Dark metal', [-0.5, 0, 7.65], [-0.35, 2.8, 7.8]),
    box('Column', 'Structure', 'Dark metal', [9.7, 0, 7.65], [9.85, 2.8, 7.8]),
    box('Sofa seat', 'Furniture', 'Grey fabric', [1, 0.1, 1.2], [3.4, 0.45, 2.1]),
    box('Sofa back', 'Furniture', 'Grey fabric', [1, 0.45, 1.2], [3.4, 0.85, 1.42]),
    box('Coffee table', 'Furniture', 'Walnut', [1.6, 0.32, 2.7], [2.8, 0.4, 3.4]),
    box('Dining table', 'Furniture', 'Walnut', [5.6, 0.72, 3.4], [7.6, 0.77, 4.4]),
    ...[5.7, 7.4].flatMap((x) =>
      [3.5, 4.2].map((z) => box('Table leg', 'Furniture', 'Walnut', [x, 0, z], [x + 0.08, 0.72, z + 0.08])),
    ),
    ...[5.8, 6.9].flatMap((x) =>
      [2.8, 4.55].map((z) =>
        box('Chair', 'Furniture', 'Oak cladding', [x, 0.42, z], [x + 0.45, 0.47, z + 0.45]),
      ),
    ),
    box('Kitchen cabinet', 'Furniture', W, [8.9, 0, 0.3], [9.7, 0.9, 4]),
    ...[
      [-4, 4],
      [-5.5, 11],
      [14, 1],
      [15, 12],
    ].flatMap(([x = 0, z = 0]) => tree(x, z)),
  ];
}
