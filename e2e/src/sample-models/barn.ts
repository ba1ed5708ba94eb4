import type { Building } from '@plumbline/models/testing/building.ts';
import { box, gable, wall } from './shapes.ts';

/** A barn that became a house: one shell under a steep roof, nothing told apart. */
export const BARN: Building = {
  parts: [
    box('Ground', 'All', 'White', [-8, -0.3, -6], [22, -0.1, 16]),
    box('Floor', 'All', 'White', [0, -0.1, 0], [14, 0, 8]),
    ...wall(
      'South wall',
      'White',
      [0, 0, 7.7],
      [14, 3.2, 8],
      [
        [1, 2.4, 0.9, 2.4],
        [3.6, 4.7, 0, 2.2],
        [6, 11, 0, 2.6],
        [12, 13.2, 0.9, 2.4],
      ],
    ),
    ...wall(
      'North wall',
      'White',
      [0, 0, 0],
      [14, 3.2, 0.3],
      [
        [2, 3.2, 0.9, 2.4],
        [6, 8, 0.9, 2.4],
      ],
    ),
    ...[6, 7.64, 9.28, 10.92].map((x) => box('Bar', 'All', 'White', [x, 0, 7.82], [x + 0.08, 2.6, 7.9])),
    box('Bar', 'All', 'White', [6, 2.1, 7.82], [11, 2.18, 7.9]),
    box('Door', 'All', 'White', [3.6, 0, 7.84], [4.7, 2.2, 7.9]),
    box('West wall', 'All', 'White', [0, 0, 0.3], [0.3, 3.2, 7.7]),
    box('East wall', 'All', 'White', [13.7, 0, 0.3], [14, 3.2, 7.7]),
    gable('Roof', 'White', [-0.5, 3.2, -0.6], [14.5, 7.6, 8.6]),
    box('Chimney', 'All', 'White', [10.4, 5, 2.6], [11.2, 8.6, 3.4]),
    box('Bench', 'All', 'White', [1, -0.1, 8.4], [3, 0.4, 8.8]),
  ],
  materials: { White: { colour: [0.8, 0.8, 0.8, 1] } },
  views: [],
};
