import { paintJointed, type Joint, type UnitLook } from '../family/jointed.ts';
import { paintCoat } from '../family/sheet.ts';
import { createHerringboneBond, herringboneSize } from '../layout/diagonal-bonds.ts';
import { createRubble } from '../layout/irregular.ts';
import { createRows, randomCourses, runningCourses } from '../layout/rows.ts';
import { createUnit } from '../layout/unit.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import { parseHexColour } from '@plumbline/imaging/srgb.ts';
import { createNoise } from '../noise/periodic-noise.ts';
import { blendColour, paintPoints, scaleColour, setColour } from '../spec/texel.ts';
import { define, MATT } from './define.ts';

const STONE = { roughness: 0.75, reflectance: 0.04 };
const SAND: Joint = { width: 9, colour: '#8b8375', depth: 0.9, round: 9, ragged: 2.4, sand: 0.2 };
const GRANITE: UnitLook = {
  tones: ['#8f8e8c', '#9b9a97', '#838280', '#a6a4a0', '#908a84'],
  vary: 0.16,
  tilt: 0.3,
  pillow: 0.2,
  grain: { mottle: [40, 0.05], grain: [4, 0.12], specks: [7, 0.3, 0.35], rough: 0.12 },
};
const CLINKER: UnitLook = {
  tones: ['#9c5a45', '#a9674f', '#8d4e3c', '#b4765c', '#7f4a3d'],
  vary: 0.18,
  tilt: 0.2,
  rim: [-0.08, 7],
  grain: { mottle: [50, 0.09], grain: [5, 0.08], rough: 0.1 },
};
const SLAB: UnitLook = {
  tones: ['#a9a7a2', '#b1afaa', '#a09e99'],
  vary: 0.07,
  tilt: 0.05,
  grain: { mottle: [160, 0.05], grain: [4, 0.06], specks: [9, 0.15, 0.2] },
};

export const PAVINGS = [
  define(
    'paving',
    'granite-setts',
    [1200, 1200],
    14,
    STONE,
    paintJointed((f) => createRows(f, randomCourses(f, 12, 11, 0.5)), SAND, GRANITE),
  ),
  define(
    'paving',
    'basalt-cobbles',
    [1200, 1200],
    18,
    STONE,
    paintJointed(
      (f) => createRubble(f, 105, 0.5, 5),
      { ...SAND, width: 10, colour: '#78716a', round: 16 },
      { ...GRANITE, tones: ['#56575a', '#616264', '#4c4d50', '#6c6b6a'], pillow: 0.4 },
    ),
  ),
  define(
    'paving',
    'herringbone-brick-paving',
    herringboneSize(100, 2, 6, 12),
    6,
    MATT,
    paintJointed(
      (f) => createHerringboneBond(f, 100, 2),
      { ...SAND, width: 4, colour: '#a39683', round: 5, ragged: 1.2 },
      CLINKER,
    ),
  ),
  define(
    'paving',
    'running-brick-paving',
    [1600, 1200],
    6,
    MATT,
    paintJointed(
      (f) => createRows(f, runningCourses(f, 12, 8, 0.5)),
      { ...SAND, width: 4, colour: '#8f8675', round: 5, ragged: 1.2 },
      { ...CLINKER, tones: ['#8b8078', '#968b82', '#7f756e', '#a1968c'] },
    ),
  ),
  define(
    'paving',
    'flagstone',
    [2400, 2400],
    12,
    STONE,
    paintJointed(
      (f) => createRubble(f, 480, 0.85, 18),
      { ...SAND, width: 22, colour: '#8c8573', round: 10, ragged: 5 },
      {
        tones: ['#a8a294', '#b5ad9d', '#9a958a', '#bdb29d', '#a39786'],
        vary: 0.12,
        tilt: 0.1,
        grain: { mottle: [150, 0.07], grain: [6, 0.05], rough: 0.15 },
      },
    ),
  ),
  define(
    'paving',
    'sandstone-flags',
    [2700, 1800],
    8,
    STONE,
    paintJointed(
      (f) => createRows(f, randomCourses(f, 4, 4, 0.8, [1, 0.75, 1.2])),
      { ...SAND, width: 9, colour: '#a09480', round: 4, ragged: 1.4 },
      {
        tones: ['#c4ae8d', '#cebb9d', '#b8a181', '#bfb097', '#d3c2a6'],
        vary: 0.1,
        tilt: 0.08,
        grain: { mottle: [180, 0.07], grain: [5, 0.05], rough: 0.12 },
      },
    ),
  ),
  define(
    'paving',
    'concrete-slabs',
    [1600, 1600],
    5,
    MATT,
    paintJointed(
      (f) => createRows(f, runningCourses(f, 4, 4, 0)),
      { ...SAND, width: 5, round: 4, ragged: 0.6 },
      SLAB,
    ),
  ),
  define(
    'paving',
    'large-grey-slabs',
    [2400, 2400],
    5,
    STONE,
    paintJointed(
      (f) => createRows(f, runningCourses(f, 4, 2, 0.5)),
      { ...SAND, width: 6, round: 3, ragged: 0.5 },
      { ...SLAB, tones: ['#8f9091', '#979899', '#888989'] },
    ),
  ),
  define(
    'paving',
    'linear-pavers',
    [1800, 1200],
    5,
    MATT,
    paintJointed(
      (f) => createRows(f, randomCourses(f, 12, 3, 0.6)),
      { ...SAND, width: 4, colour: '#6f6a62', round: 4, ragged: 0.6 },
      { ...SLAB, tones: ['#9a968f', '#aaa69f', '#8b8781', '#b8b3ab', '#7d7a75'], vary: 0.06 },
    ),
  ),
  define(
    'paving',
    'grass-pavers',
    [1200, 1200],
    30,
    MATT,
    paintPoints((f) => {
      const rows = createRows(f, runningCourses(f, 6, 6, 0));
      const grass = createNoise(f, [9, 5], 3, 331);
      const patch = createNoise(f, 200, 3, 332);
      const sand = createNoise(f, Math.max(5, 1.3 * f.pixel), 2, 333);
      const ragged = createNoise(f, 26, 3, 334);
      const green = parseHexColour('#6b8a3e');
      const unit = createUnit();
      const concrete = parseHexColour('#aaa79f');
      return (u, v, texel) => {
        rows(u, v, unit);
        const x = Math.abs(unit.x);
        const y = Math.abs(unit.y);
        // Square openings with cut corners.
        const hole = Math.max(x - 68, y - 68, (x + y - 112) * 0.8) + 5 * ragged(u, v);
        const t = smoothstep(3, -3, hole);
        const g = grass(u, v);
        setColour(texel, concrete, 1 + 0.06 * sand(u, v) + 0.05 * patch(u, v));
        const joint = Math.min(1, Math.max(0, (4 - unit.edge) / 3));
        scaleColour(texel, 1 - 0.45 * joint);
        blendColour(
          texel,
          [
            green[0] * (0.9 + 0.3 * g + 0.15 * patch(u, v)),
            green[1] * (0.9 + 0.28 * g),
            green[2] * (0.85 + 0.25 * g),
          ],
          t,
        );
        texel.h = 0.85 - 0.5 * joint - t * (0.35 - 0.35 * g);
      };
    }),
  ),
  define(
    'paving',
    'asphalt',
    [700, 700],
    3,
    MATT,
    paintCoat({ tones: ['#4c4d4f', '#545557', '#5b5c5d'], cloud: [200, 0.5], grain: [5, 2.4] }),
  ),
  define(
    'paving',
    'resin-gravel',
    [600, 600],
    4,
    MATT,
    paintJointed(
      (f) => createRubble(f, 9, 1, 2),
      { width: 1.5, colour: '#7f6c52', depth: 0.8, round: 4 },
      { tones: ['#c2a880', '#d2bb95', '#ae936c', '#dccbad', '#9c8260', '#c9b08a'], vary: 0.14, pillow: 0.5 },
    ),
  ),
  define(
    'paving',
    'tactile-paving',
    [1200, 1200],
    6,
    MATT,
    paintPoints((f) => {
      const rows = createRows(f, runningCourses(f, 4, 4, 0));
      const grain = createNoise(f, Math.max(5, 1.3 * f.pixel), 2, 341);
      const wear = createNoise(f, 240, 4, 342);
      const yellow = parseHexColour('#c9a341');
      const unit = createUnit();
      return (u, v, texel) => {
        rows(u, v, unit);
        const pitch = unit.length / 6;
        const dx = u / pitch - Math.floor(u / pitch) - 0.5;
        const dy = v / pitch - Math.floor(v / pitch) - 0.5;
        const dome = smoothstep(0.3, 0.2, Math.hypot(dx, dy));
        const joint = Math.min(1, Math.max(0, 0.5 + (2.5 - unit.edge) / Math.max(2, f.pixel)));
        const w = wear(u, v);
        setColour(texel, yellow, 1 + 0.05 * grain(u, v) + 0.06 * w);
        scaleColour(texel, (1 - 0.4 * joint) * (0.95 + 0.09 * dome), 0.02 * w);
        texel.h = 0.3 + 0.6 * dome - 0.3 * joint;
      };
    }),
  ),
];
