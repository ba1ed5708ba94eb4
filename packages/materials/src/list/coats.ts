import { paintJointed } from '../family/jointed.ts';
import { paintCoat } from '../family/sheet.ts';
import { createSpeckledSkin, createTerrazzoSkin, paintSlab } from '../family/stone.ts';
import { createWoodSkin } from '../family/wood.ts';
import { createRows, randomCourses, runningCourses } from '../layout/rows.ts';
import { paintPoints, scaleColour } from '../spec/texel.ts';
import { createUnit } from '../layout/unit.ts';
import { createNoise } from '../noise/periodic-noise.ts';
import { define, MATT } from './define.ts';
import { pine } from './wood-species.ts';

const CONCRETE = { roughness: 0.8, reflectance: 0.04 };

export const COATS = [
  define(
    'concrete',
    'smooth-concrete',
    [2000, 2000],
    1,
    CONCRETE,
    paintCoat({
      tones: ['#9a9995', '#a5a4a0', '#b0aeaa', '#a29f9b'],
      cloud: [420, 1],
      grain: [6, 0.5],
    }),
  ),
  define(
    'concrete',
    'polished-concrete',
    [2400, 2400],
    0.4,
    { roughness: 0.3, reflectance: 0.045 },
    paintCoat({
      tones: ['#8e8d8a', '#9a9996', '#a7a5a1', '#94928f'],
      cloud: [520, 1.1],
      grain: [8, 0.6],
      strokes: [500, 160, 0.3],
    }),
  ),
  define(
    'concrete',
    'board-formed-concrete',
    [2400, 1200],
    7,
    CONCRETE,
    paintJointed(
      (f) => createRows(f, randomCourses(f, 8, 1, 0)),
      { width: 5, colour: '#7a7874', depth: 0.7, round: 3, ragged: 1 },
      { tones: ['#9d9b97'], tilt: 0.5, vary: 0.1 },
      (f) => {
        const grey = createWoodSkin(f, {
          ...pine,
          tones: ['#a09e9a', '#989692', '#a8a6a1', '#928f8b'],
          late: '#84827e',
          rings: 0.32,
          knots: 0.5,
          streaks: 0.5,
        });
        const cloud = createNoise(f, 300, 4, 311);
        const pits = createNoise(f, 14, 3, 312);
        return (unit, u, v, texel) => {
          grey(unit, u, v, texel);
          const pit = Math.max(0, pits(u, v) - 0.62);
          scaleColour(texel, 1 + 0.07 * cloud(u, v) - 1.1 * pit);
          texel.h -= pit;
        };
      },
    ),
  ),
  define(
    'concrete',
    'exposed-aggregate',
    [600, 600],
    6,
    MATT,
    paintSlab((f) =>
      createTerrazzoSkin(f, {
        matrix: '#8d887f',
        chips: ['#a59b8c', '#756f66', '#c2b8a6', '#9a8a76', '#5f5c58', '#b4a48e'],
        size: 15,
        density: 0.95,
      }),
    ),
  ),
  define(
    'concrete',
    'concrete-panels',
    [2400, 2400],
    8,
    CONCRETE,
    paintJointed(
      (f) => createRows(f, runningCourses(f, 2, 1, 0)),
      { width: 12, colour: '#5d5b58', depth: 1, round: 4 },
      {
        tones: ['#a3a19d', '#aaa8a4', '#9c9a96'],
        vary: 0.05,
        grain: {
          mottle: [340, 0.06],
          grain: [7, 0.03],
          specks: [42, 0.14, 0.25],
          speckColour: '#6d6b68',
          rough: 0.05,
        },
      },
      (f) => (unit, _u, _v, texel) => {
        // Tie holes of the formwork, two by two.
        const dx = Math.abs(Math.abs(unit.x) - unit.length / 4);
        const dy = Math.abs(Math.abs(unit.y) - unit.breadth / 4);
        const t = Math.min(1, Math.max(0, (14 - Math.hypot(dx, dy)) / Math.max(4, f.pixel) + 0.5));
        scaleColour(texel, 1 - 0.55 * t);
        texel.h -= 0.8 * t;
      },
    ),
  ),
  define(
    'concrete',
    'concrete-block',
    [1600, 800],
    7,
    MATT,
    paintJointed(
      (f) => createRows(f, runningCourses(f, 4, 4, 0.5)),
      { width: 10, colour: '#a5a29c', depth: 0.6, round: 3, ragged: 1, sand: 0.15 },
      {
        tones: ['#9b9892', '#a4a19b', '#928f89'],
        vary: 0.07,
        grain: { mottle: [80, 0.05], grain: [6, 0.13], specks: [11, 0.3, 0.4], rough: 0.2 },
      },
    ),
  ),
  define(
    'plaster',
    'lime-plaster',
    [1800, 1800],
    1.5,
    MATT,
    paintCoat({
      tones: ['#ddd3c1', '#e6ddcd', '#ede6d9', '#e1d8c6'],
      cloud: [340, 1.1],
      grain: [10, 0.35],
      strokes: [260, 60, 0.35],
    }),
  ),
  define(
    'plaster',
    'smooth-white-plaster',
    [1800, 1800],
    0.6,
    MATT,
    paintCoat({
      tones: ['#eeece8', '#f2f1ed'],
      cloud: [480, 0.6],
      grain: [12, 0.12],
      strokes: [300, 90, 0.1],
    }),
  ),
  define(
    'plaster',
    'microcement-grey',
    [2000, 2000],
    0.6,
    { roughness: 0.6, reflectance: 0.04 },
    paintCoat({
      tones: ['#a8a49d', '#b3afa8', '#bdb9b2', '#aca8a1'],
      cloud: [300, 1.2],
      grain: [7, 0.2],
      strokes: [220, 70, 0.6],
    }),
  ),
  define(
    'plaster',
    'microcement-sand',
    [2000, 2000],
    0.6,
    { roughness: 0.6, reflectance: 0.04 },
    paintCoat({
      tones: ['#c9b79d', '#d3c2aa', '#dbccb6', '#cdbca3'],
      cloud: [300, 1.2],
      grain: [7, 0.2],
      strokes: [220, 70, 0.6],
    }),
  ),
  define(
    'plaster',
    'rough-render',
    [1000, 1000],
    5,
    MATT,
    paintCoat({ tones: ['#d9d3c6', '#e0dbcf', '#d4cdbf'], cloud: [260, 0.6], grain: [11, 1.1] }),
  ),
  define(
    'plaster',
    'stucco-ochre',
    [1600, 1600],
    3,
    MATT,
    paintCoat({
      tones: ['#cc9f62', '#d6ab70', '#dfb982', '#c89a5c'],
      cloud: [300, 1.2],
      grain: [14, 0.6],
      strokes: [120, 40, 0.5],
    }),
  ),
  define(
    'plaster',
    'rammed-earth',
    [2400, 1200],
    8,
    MATT,
    paintJointed(
      (f) => createRows(f, randomCourses(f, 9, 1, 0, [1, 0.7, 1.3, 0.8, 1.1])),
      { width: 3, colour: '#8f6a48', depth: 0.3, round: 6, ragged: 9, sand: 0.3 },
      {
        tones: ['#b98a5f', '#c39a70', '#a97c54', '#cda982', '#b38660'],
        vary: 0.06,
        grain: {
          mottle: [110, 0.1],
          grain: [6, 0.12],
          specks: [24, 0.24, 0.35],
          speckColour: '#e0cdb0',
          rough: 0.3,
        },
      },
    ),
  ),
  define(
    'plaster',
    'clay-plaster',
    [1600, 1600],
    2,
    MATT,
    paintPoints((f) => {
      const skin = createSpeckledSkin(f, {
        size: 9,
        cloud: 1,
        minerals: [
          { colour: '#c7a184', share: 0.06 },
          { colour: '#a87f62', share: 0.06 },
          { colour: '#b58d70', share: 1 },
        ],
      });
      const trowel = createNoise(f, [300, 110], 4, 321);
      const unit = createUnit();
      return (u, v, texel) => {
        texel.h = 0.6;
        skin(unit, u, v, texel);
        const t = trowel(u, v);
        scaleColour(texel, 1 + 0.07 * t);
        texel.h += 0.3 * t;
      };
    }),
  ),
];
