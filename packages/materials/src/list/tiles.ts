import { paintJointed, type Joint, type UnitLook } from '../family/jointed.ts';
import { createPrintedSkin, petalFigure, starFigure } from '../family/printed-tiles.ts';
import { createMarbleSkin } from '../family/stone.ts';
import {
  createHerringboneBond,
  createHexagons,
  herringboneSize,
  hexagonSize,
} from '../layout/diagonal-bonds.ts';
import { createRows, runningCourses } from '../layout/rows.ts';
import type { TileGenerator } from '../spec/material-spec.ts';
import { define, GLAZED, HONED, SATIN } from './define.ts';

const grout = (width: number, colour: string): Joint => ({
  width,
  colour,
  depth: 0.8,
  round: 1.2,
  sand: 0.08,
});
const grid = (rows: number, columns: number, shift: number, joint: Joint, look: UnitLook): TileGenerator =>
  paintJointed((f) => createRows(f, runningCourses(f, rows, columns, shift)), joint, look);

/** Hand-cut and hand-glazed: every piece tilts its own way, and the glaze pools. */
const ZELLIGE = {
  vary: 0.2,
  tilt: 0.9,
  rim: [0.1, 4] as const,
  grain: { mottle: [38, 0.07] as const, specks: [14, 0.05, 0.25] as const, rough: 0.1 },
};
const MARBLE = {
  ground: ['#dcdcdb', '#e8e7e5', '#efeeec'],
  vein: '#9a9a9c',
  spacing: 260,
  broad: 0.6,
  strength: 0.5,
};

export const TILES = [
  define(
    'tile',
    'white-metro-tile',
    [900, 600],
    4,
    GLAZED,
    grid(8, 6, 0.5, grout(3, '#b5b4b0'), {
      tones: ['#eff0ee', '#ebece9'],
      vary: 0.025,
      tilt: 0.12,
      pillow: 0.4,
      grain: { mottle: [30, 0.01] },
    }),
  ),
  define(
    'tile',
    'sage-metro-tile',
    [900, 600],
    4,
    GLAZED,
    grid(8, 6, 0.5, grout(3, '#d6d4cb'), {
      tones: ['#93a791', '#9db09a', '#899e88'],
      vary: 0.08,
      tilt: 0.25,
      pillow: 0.4,
      grain: { mottle: [30, 0.03] },
      rim: [0.08, 4],
    }),
  ),
  define(
    'tile',
    'stacked-kitkat-tile',
    [600, 600],
    3,
    GLAZED,
    grid(4, 24, 0, grout(2.5, '#cfc9bd'), {
      tones: ['#d9cdb8', '#e0d5c2', '#d2c5ae'],
      vary: 0.08,
      tilt: 0.4,
      pillow: 0.5,
      grain: { mottle: [24, 0.03] },
    }),
  ),
  define(
    'tile',
    'zellige-white',
    [800, 800],
    4,
    GLAZED,
    grid(8, 8, 0, grout(2, '#c8c2b6'), {
      ...ZELLIGE,
      tones: ['#ece7dc', '#e3ddd0', '#f1ede4', '#ded7c9'],
      vary: 0.07,
    }),
  ),
  define(
    'tile',
    'zellige-teal',
    [800, 800],
    4,
    GLAZED,
    grid(8, 8, 0, grout(2, '#b9b5a9'), {
      ...ZELLIGE,
      tones: ['#2f7076', '#3b8288', '#276168', '#4a9498', '#2a6a72'],
    }),
  ),
  define(
    'tile',
    'zellige-terracotta',
    [800, 800],
    4,
    GLAZED,
    grid(8, 8, 0, grout(2, '#cabfae'), { ...ZELLIGE, tones: ['#b5694a', '#c27856', '#a65d41', '#cd8866'] }),
  ),
  define(
    'tile',
    'hexagon-white',
    hexagonSize(50, 9, 5),
    2,
    SATIN,
    paintJointed((f) => createHexagons(f, 50), grout(3, '#a8a6a1'), {
      tones: ['#e9e8e4', '#e4e3de'],
      vary: 0.03,
      pillow: 0.15,
      grain: { mottle: [30, 0.015] },
    }),
  ),
  define(
    'tile',
    'hexagon-grey-mix',
    hexagonSize(100, 6, 4),
    2,
    SATIN,
    paintJointed((f) => createHexagons(f, 100), grout(3, '#c5c1b9'), {
      tones: ['#8e8d8a', '#a6a49f', '#c2bfb8', '#73736f', '#b3b0a9'],
      vary: 0.06,
      grain: { mottle: [60, 0.05], grain: [5, 0.03] },
    }),
  ),
  define(
    'tile',
    'hexagon-terracotta',
    hexagonSize(100, 6, 4),
    3,
    { roughness: 0.8, reflectance: 0.035 },
    paintJointed(
      (f) => createHexagons(f, 100),
      { ...grout(6, '#c9b89f'), ragged: 0.8 },
      {
        tones: ['#b5714e', '#c0805c', '#a86445', '#cb8f6b'],
        vary: 0.12,
        tilt: 0.2,
        rim: [-0.1, 10],
        grain: { mottle: [60, 0.09], grain: [5, 0.05] },
      },
    ),
  ),
  define(
    'tile',
    'glass-mosaic-blue',
    [480, 480],
    2,
    GLAZED,
    grid(20, 20, 0, grout(2, '#dfe3e2'), {
      tones: ['#3c7fa3', '#5a9bbb', '#2f6a8f', '#7db4cb', '#4b8fb2', '#2a5c80'],
      vary: 0.14,
      tilt: 0.3,
      pillow: 0.2,
      grain: { mottle: [16, 0.05] },
    }),
  ),
  define(
    'tile',
    'marble-mosaic',
    [480, 480],
    1,
    HONED,
    grid(16, 16, 0, grout(2, '#c3c0ba'), {
      tones: ['#e8e7e4', '#d9d8d6', '#c5c4c3', '#efeeeb'],
      vary: 0.08,
      grain: { mottle: [40, 0.06] },
    }),
  ),
  define(
    'tile',
    'marble-checkerboard',
    [1200, 1200],
    0.5,
    { roughness: 0.2, reflectance: 0.05 },
    paintJointed(
      (f) => createRows(f, runningCourses(f, 4, 4, 0)),
      grout(1.5, '#8f8c86'),
      { tones: ['#ffffff'] },
      (f) => {
        const light = createMarbleSkin(f, MARBLE);
        const dark = createMarbleSkin(f, {
          ground: ['#2b2d2e', '#353738', '#3d3f40'],
          vein: '#8f9290',
          spacing: 260,
          broad: 0.1,
          strength: 0.5,
        });
        return (unit, u, v, texel) =>
          ((unit.id + Math.floor(unit.id / 4)) % 2 === 0 ? light : dark)(unit, u, v, texel);
      },
    ),
  ),
  define(
    'tile',
    'cement-star-tile',
    [800, 800],
    0.6,
    { roughness: 0.75, reflectance: 0.035 },
    paintJointed(
      (f) => createRows(f, runningCourses(f, 4, 4, 0)),
      grout(1.5, '#b7afa2'),
      { tones: ['#ffffff'], vary: 0.05 },
      (f) => {
        const print = createPrintedSkin(f, [
          { figure: starFigure, colour: '#3d5a6c' },
          { figure: (x, y) => Math.hypot(x, y) - 0.2, colour: '#c9976b' },
        ]);
        return (unit, u, v, texel) => {
          texel.r *= 0.9;
          texel.g *= 0.87;
          texel.b *= 0.81;
          print(unit, u, v, texel);
        };
      },
    ),
  ),
  define(
    'tile',
    'cement-petal-tile',
    [800, 800],
    0.6,
    { roughness: 0.75, reflectance: 0.035 },
    paintJointed(
      (f) => createRows(f, runningCourses(f, 4, 4, 0)),
      grout(1.5, '#b7afa2'),
      { tones: ['#e2ddd1'], vary: 0.05 },
      (f) => createPrintedSkin(f, [{ figure: petalFigure, colour: '#7f8f87' }]),
    ),
  ),
  define(
    'tile',
    'grey-porcelain',
    [1200, 1200],
    0.8,
    { roughness: 0.45, reflectance: 0.045 },
    grid(2, 2, 0, grout(2.5, '#83817d'), {
      tones: ['#b3b1ad', '#b8b6b2', '#aeaca8'],
      vary: 0.03,
      grain: { mottle: [90, 0.035], grain: [4, 0.035], specks: [7, 0.2, 0.1] },
    }),
  ),
  define(
    'tile',
    'sand-porcelain',
    [1200, 1200],
    0.8,
    { roughness: 0.45, reflectance: 0.045 },
    grid(2, 2, 0, grout(2.5, '#a1968a'), {
      tones: ['#cfc4b3', '#d4cabb', '#c9bdab'],
      vary: 0.03,
      grain: { mottle: [90, 0.035], grain: [4, 0.035], specks: [7, 0.2, 0.1] },
    }),
  ),
  define(
    'tile',
    'black-herringbone-tile',
    herringboneSize(50, 4, 4, 14),
    3,
    { roughness: 0.3, reflectance: 0.05 },
    paintJointed((f) => createHerringboneBond(f, 50, 4), grout(2.5, '#8b8985'), {
      tones: ['#34373a', '#3b3e41', '#2d3033'],
      vary: 0.12,
      tilt: 0.35,
      pillow: 0.2,
      grain: { mottle: [24, 0.05] },
    }),
  ),
];
