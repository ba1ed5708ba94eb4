import { paintJointed, type UnitLook } from '../family/jointed.ts';
import { paintSlab } from '../family/stone.ts';
import { createWoodSkin, type WoodSpecies } from '../family/wood.ts';
import { createChevronBond, createHerringboneBond, herringboneSize } from '../layout/diagonal-bonds.ts';
import { createRows, randomCourses, runningCourses } from '../layout/rows.ts';
import type { TileGenerator } from '../spec/material-spec.ts';
import { paintProfiled, deckProfile } from '../family/sheet.ts';
import { define, SATIN } from './define.ts';
import * as wood from './wood-species.ts';

const OILED = { roughness: 0.55, reflectance: 0.04 };
const RAW = { roughness: 0.85, reflectance: 0.03 };
const PLAIN: UnitLook = { tones: ['#ffffff'] };

/** Boards along u. `seam`: joint in millimetres, colour, how deep. */
function boards(
  species: WoodSpecies,
  rows: number,
  perRow: number,
  spread: number,
  seam: readonly [number, string, number],
  look: UnitLook = PLAIN,
): TileGenerator {
  return paintJointed(
    (frame) => createRows(frame, randomCourses(frame, rows, perRow, spread)),
    { width: seam[0], colour: seam[1], depth: seam[2], round: 2.5 },
    look,
    (frame) => createWoodSkin(frame, species),
  );
}

function herringbone(species: WoodSpecies, breadth: number, ratio: number, seam: string): TileGenerator {
  return paintJointed(
    (frame) => createHerringboneBond(frame, breadth, ratio),
    { width: 0.8, colour: seam, depth: 0.5, round: 1.5 },
    PLAIN,
    (frame) => createWoodSkin(frame, species),
  );
}

function chevron(species: WoodSpecies, columns: number, rows: number, seam: string): TileGenerator {
  return paintJointed(
    (frame) => createChevronBond(frame, columns, rows, 1),
    { width: 0.8, colour: seam, depth: 0.5, round: 1.5 },
    PLAIN,
    (frame) => createWoodSkin(frame, species),
  );
}

/** Leaves of veneer that run through the tile. */
function veneer(species: WoodSpecies, leaves: number): TileGenerator {
  return paintJointed(
    (frame) => createRows(frame, runningCourses(frame, leaves, 1, 0)),
    { width: 0.3, colour: species.late, depth: 0.1, round: 0.5 },
    PLAIN,
    (frame) => createWoodSkin(frame, species),
  );
}

const FLOOR: [number, number] = [1800, 1080];
const HERRING = herringboneSize(90, 6, 2, 12);

export const WOODS = [
  define('wood', 'oak-boards', FLOOR, 1, OILED, boards(wood.oak, 8, 2, 0.5, [1, '#5a4228', 0.6]), 8),
  define('wood', 'pale-oak-boards', FLOOR, 1, OILED, boards(wood.paleOak, 6, 2, 0.5, [1, '#7c664a', 0.6]), 6),
  define(
    'wood',
    'smoked-oak-boards',
    FLOOR,
    1,
    OILED,
    boards(wood.smokedOak, 7, 2, 0.5, [1, '#2c1f15', 0.6]),
    7,
  ),
  define('wood', 'grey-oak-boards', FLOOR, 1, OILED, boards(wood.greyOak, 7, 2, 0.5, [1, '#575048', 0.6]), 7),
  define('wood', 'walnut-boards', FLOOR, 1, OILED, boards(wood.walnut, 9, 2, 0.5, [1, '#22150d', 0.6]), 9),
  define('wood', 'ash-boards', FLOOR, 1, OILED, boards(wood.ash, 8, 2, 0.5, [1, '#75603f', 0.6]), 8),
  define('wood', 'teak-boards', FLOOR, 1, OILED, boards(wood.teak, 9, 2, 0.5, [1, '#3f2915', 0.6]), 9),
  define('wood', 'pine-boards', FLOOR, 1.5, OILED, boards(wood.pine, 7, 2, 0.4, [1.5, '#6b4520', 0.7]), 7),
  define(
    'wood',
    'whitewashed-boards',
    FLOOR,
    1.5,
    SATIN,
    boards(wood.whitewashed, 8, 2, 0.5, [1.2, '#8d8577', 0.7]),
    8,
  ),
  define(
    'wood',
    'bamboo-strips',
    [1200, 720],
    0.5,
    SATIN,
    boards(wood.bamboo, 16, 2, 0.3, [0.6, '#8d6c36', 0.5]),
    16,
  ),
  define(
    'wood',
    'beech-strips',
    [1200, 720],
    0.5,
    SATIN,
    boards(wood.beech, 12, 3, 0.7, [0.6, '#96684a', 0.5]),
    12,
  ),
  define(
    'wood',
    'maple-strips',
    [1200, 720],
    0.5,
    SATIN,
    boards(wood.maple, 12, 3, 0.6, [0.6, '#a28763', 0.5]),
    12,
  ),
  define('wood', 'oak-herringbone', HERRING, 0.6, OILED, herringbone(wood.oak, 90, 6, '#5a4228')),
  define('wood', 'walnut-herringbone', HERRING, 0.6, OILED, herringbone(wood.walnut, 90, 6, '#22150d')),
  define('wood', 'pale-oak-chevron', [1080, 1120], 0.6, OILED, chevron(wood.paleOak, 2, 8, '#7c664a')),
  define('wood', 'smoked-oak-chevron', [1080, 1120], 0.6, OILED, chevron(wood.smokedOak, 2, 8, '#2c1f15')),
  define('wood', 'oak-veneer', [1200, 1000], 0.3, SATIN, veneer(wood.oak, 5)),
  define('wood', 'walnut-veneer', [1200, 1000], 0.3, SATIN, veneer(wood.walnut, 5)),
  define('wood', 'cherry-veneer', [1200, 1000], 0.3, SATIN, veneer(wood.cherry, 5)),
  define('wood', 'wenge-veneer', [1200, 1000], 0.3, SATIN, veneer(wood.wenge, 5)),
  define('wood', 'black-ash-veneer', [1200, 1000], 0.3, SATIN, veneer(wood.ebonised, 5)),
  define(
    'wood',
    'birch-plywood',
    [1250, 1250],
    0.3,
    SATIN,
    paintSlab((frame) => createWoodSkin(frame, wood.plywood)),
  ),
  define('wood', 'teak-decking', [2000, 1160], 8, RAW, boards(wood.teak, 8, 1, 0, [6, '#24180f', 1]), 8),
  define(
    'wood',
    'weathered-decking',
    [2000, 1160],
    8,
    RAW,
    boards(wood.weathered, 8, 1, 0, [6, '#2f2c29', 1]),
    8,
  ),
  define(
    'wood',
    'cedar-cladding',
    [2000, 1120],
    14,
    RAW,
    boards(wood.cedar, 8, 1, 0, [4, '#3a2115', 0.9], { tones: ['#ffffff'], overlap: 0.35 }),
    8,
  ),
  define(
    'wood',
    'larch-cladding',
    [2000, 1120],
    14,
    RAW,
    boards(wood.larch, 10, 1, 0, [8, '#3a2415', 1]),
    10,
  ),
  define(
    'wood',
    'charred-cladding',
    [2000, 1120],
    10,
    RAW,
    boards(wood.charred, 8, 1, 0, [8, '#0d0d0d', 1]),
    8,
  ),
  define(
    'wood',
    'white-clapboard',
    [2400, 1200],
    16,
    SATIN,
    paintJointed(
      (frame) => createRows(frame, runningCourses(frame, 8, 1, 0)),
      { width: 3, colour: '#a9a9a4', depth: 0.8, round: 3 },
      { tones: ['#eeece6'], overlap: 0.5, grain: { mottle: [200, 0.015], grain: [6, 0.012] } },
    ),
  ),
  define(
    'wood',
    'acoustic-oak-slats',
    [600, 600],
    20,
    OILED,
    paintProfiled({
      tones: ['#b98f60', '#c29a6c', '#b08557'],
      count: 15,
      profile: deckProfile,
      cavity: 0.86,
      cloud: 1,
      vary: 0.9,
      grain: 1,
    }),
  ),
];
