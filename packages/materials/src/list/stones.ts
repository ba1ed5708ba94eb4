import { paintJointed, type Joint, type UnitLook } from '../family/jointed.ts';
import { createBandedSkin, paintSlab } from '../family/stone.ts';
import { createRubble } from '../layout/irregular.ts';
import { createRows, randomCourses, runningCourses } from '../layout/rows.ts';
import { define, HONED, MATT } from './define.ts';

const TRAVERTINE = { band: [70, 700], wave: 0.6, holes: 0.62, holeColour: '#8a7355', lines: 1 } as const;
const QUARRY: Joint = { width: 12, colour: '#a39a8b', depth: 0.9, round: 16, ragged: 5, sand: 0.12 };
const MASON: Joint = { width: 6, colour: '#b9b1a3', depth: 0.7, round: 6, ragged: 1.2, sand: 0.1 };
const rough = (tones: readonly string[], tilt = 0.3): UnitLook => ({
  tones,
  vary: 0.2,
  tilt,
  pillow: 0.25,
  grain: { mottle: [70, 0.1], grain: [9, 0.1], specks: [12, 0.06, 0.18], rough: 0.16 },
  rim: [-0.12, 14],
});

export const STONES = [
  define(
    'stone',
    'travertine',
    [1200, 1200],
    1.5,
    HONED,
    paintSlab((f) =>
      createBandedSkin(f, { ...TRAVERTINE, tones: ['#cdb998', '#d8c8aa', '#e2d5bb', '#d3c1a0', '#dccdb1'] }),
    ),
  ),
  define(
    'stone',
    'travertine-tiles',
    [1800, 1200],
    2,
    HONED,
    paintJointed(
      (f) => createRows(f, runningCourses(f, 3, 2, 0.5)),
      { width: 3, colour: '#b7a485', depth: 0.5, round: 2 },
      { tones: ['#ffffff'] },
      (f) =>
        createBandedSkin(f, {
          ...TRAVERTINE,
          tones: ['#cdb998', '#d8c8aa', '#e2d5bb', '#d3c1a0', '#dccdb1'],
        }),
    ),
  ),
  define(
    'stone',
    'silver-travertine',
    [1200, 1200],
    1.5,
    HONED,
    paintSlab((f) =>
      createBandedSkin(f, {
        ...TRAVERTINE,
        tones: ['#9f9789', '#b3ab9e', '#c3bcb0', '#a8a093'],
        holeColour: '#655e53',
      }),
    ),
  ),
  define(
    'stone',
    'limestone',
    [1200, 1200],
    0.8,
    HONED,
    paintJointed(
      (f) => createRows(f, runningCourses(f, 2, 1, 0.5)),
      { width: 2.5, colour: '#b3a88f', depth: 0.5, round: 2 },
      {
        tones: ['#d8ceb9', '#d2c7b0', '#ddd4c1'],
        vary: 0.05,
        grain: {
          mottle: [160, 0.035],
          grain: [4, 0.03],
          specks: [13, 0.2, 0.16],
          speckColour: '#9d8f74',
          rough: 0.1,
        },
      },
    ),
  ),
  define(
    'stone',
    'slate-slabs',
    [1200, 1200],
    5,
    MATT,
    paintJointed(
      (f) => createRows(f, randomCourses(f, 4, 3, 0.7, [1, 0.8])),
      { width: 4, colour: '#55575a', depth: 0.7, round: 3, ragged: 0.8 },
      {
        tones: ['#4d5358', '#555a5e', '#484c50', '#5d5f5e'],
        vary: 0.14,
        tilt: 0.12,
        grain: { mottle: [180, 0.09], grain: [14, 0.05], rough: 0.25 },
      },
    ),
  ),
  define(
    'stone',
    'sandstone',
    [1400, 1400],
    1,
    HONED,
    paintSlab((f) =>
      createBandedSkin(f, {
        tones: ['#d0ac80', '#d4b289', '#d8b890', '#d2af85'],
        band: [90, 700],
        wave: 0.8,
        grain: 1,
        holes: 0,
        holeColour: '#000000',
        lines: 0.12,
      }),
    ),
  ),
  define(
    'stone',
    'sandstone-ashlar',
    [2400, 1500],
    8,
    MATT,
    paintJointed((f) => createRows(f, randomCourses(f, 5, 4, 0.5)), MASON, {
      tones: ['#d0b28a', '#c7a67c', '#d8bd98', '#cbaa82', '#d4b48e'],
      vary: 0.1,
      tilt: 0.06,
      grain: { mottle: [120, 0.06], grain: [6, 0.06], rough: 0.1 },
    }),
  ),
  define(
    'stone',
    'limestone-ashlar',
    [2400, 1500],
    10,
    MATT,
    paintJointed((f) => createRows(f, randomCourses(f, 6, 4, 0.9, [1, 0.7, 1.2])), MASON, {
      tones: ['#d6cdb9', '#ccc2ac', '#ded6c5', '#c7bda8'],
      vary: 0.1,
      tilt: 0.15,
      grain: { mottle: [90, 0.06], grain: [7, 0.07], specks: [18, 0.15, 0.25], rough: 0.15 },
    }),
  ),
  define(
    'stone',
    'rubble-wall',
    [2000, 2000],
    45,
    MATT,
    paintJointed(
      (f) => createRubble(f, [250, 170], 0.85, 16),
      QUARRY,
      rough(['#9a9184', '#877f74', '#aaa294', '#b3a58d', '#7d776f', '#a39684']),
    ),
  ),
  define(
    'stone',
    'fieldstone-wall',
    [2400, 2400],
    60,
    MATT,
    paintJointed(
      (f) => createRubble(f, [300, 240], 0.8, 10),
      { ...QUARRY, width: 26, colour: '#b4aa99', round: 34 },
      rough(['#8f8b86', '#a79f92', '#7a766f', '#b6ab98', '#9b8c79', '#857d76'], 0.2),
    ),
  ),
  define(
    'stone',
    'stacked-ledgestone',
    [1200, 900],
    35,
    MATT,
    paintJointed(
      (f) => createRows(f, randomCourses(f, 18, 4, 1, [1, 0.7, 1.3, 0.9, 0.6, 1.1])),
      { width: 2.5, colour: '#3d3831', depth: 1, round: 5, ragged: 2 },
      {
        tones: ['#a59a89', '#8f8577', '#b6ab98', '#7f766b', '#a08d75', '#979086'],
        vary: 0.2,
        tilt: 0.8,
        grain: { mottle: [45, 0.09], grain: [6, 0.09], rough: 0.14 },
      },
    ),
  ),
  define(
    'stone',
    'quartzite-cladding',
    [1500, 1200],
    14,
    MATT,
    paintJointed(
      (f) => createRows(f, randomCourses(f, 6, 3, 0.8, [1, 0.6, 1.3])),
      { width: 3, colour: '#6e665b', depth: 0.9, round: 4, ragged: 1.5 },
      {
        tones: ['#b8a78c', '#a8967c', '#c6b79d', '#b09d86', '#9e9080'],
        vary: 0.14,
        tilt: 0.45,
        grain: { mottle: [140, 0.08], grain: [10, 0.06], rough: 0.2 },
      },
    ),
  ),
];
