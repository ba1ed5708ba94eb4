import { paintCurvedTiles } from '../family/curved-tiles.ts';
import { paintJointed, type UnitLook } from '../family/jointed.ts';
import { deckProfile, paintCoat, paintProfiled, ribProfile } from '../family/sheet.ts';
import { createWoodSkin } from '../family/wood.ts';
import { createRows, randomCourses, runningCourses } from '../layout/rows.ts';
import { define, MATT } from './define.ts';
import { cedar, weathered } from './wood-species.ts';

const COATED = { roughness: 0.5, reflectance: 0.05 };
const SLATE: UnitLook = {
  tones: ['#4a5056', '#535960', '#43484d', '#5b6066', '#4e5157'],
  vary: 0.16,
  overlap: 0.5,
  tilt: 0.12,
  grain: { mottle: [70, 0.06], grain: [7, 0.05], rough: 0.06 },
};
const gap = (width: number, colour: string, ragged = 0.8) => ({
  width,
  colour,
  depth: 0.8,
  round: 3,
  ragged,
});

export const ROOFS = [
  define(
    'roofing',
    'clay-pantiles',
    [1600, 1600],
    70,
    MATT,
    paintCurvedTiles({
      tones: ['#b3603c', '#be6c46', '#a65534', '#c97c54', '#9c5038'],
      columns: 8,
      panRows: 5,
      coverRows: 5,
      cover: 0.46,
      vary: 0.16,
      wear: 1,
    }),
  ),
  define(
    'roofing',
    'dark-pantiles',
    [1600, 1600],
    70,
    { roughness: 0.6, reflectance: 0.045 },
    paintCurvedTiles({
      tones: ['#4b4746', '#545050', '#434040'],
      columns: 8,
      panRows: 5,
      coverRows: 5,
      cover: 0.46,
      vary: 0.12,
      wear: 0.7,
    }),
  ),
  define(
    'roofing',
    'monk-and-nun-tiles',
    [1760, 1760],
    90,
    MATT,
    paintCurvedTiles({
      tones: ['#bd7a52', '#c98a62', '#ad6a45', '#d39d75', '#a86148', '#c7936f'],
      columns: 8,
      panRows: 5,
      coverRows: 5,
      cover: 0.54,
      vary: 0.22,
      wear: 1.4,
    }),
  ),
  define(
    'roofing',
    'chinese-grey-tiles',
    [1600, 1600],
    80,
    MATT,
    paintCurvedTiles({
      tones: ['#6a6d6f', '#747779', '#5f6264', '#7d7f80'],
      columns: 8,
      panRows: 16,
      coverRows: 8,
      cover: 0.5,
      vary: 0.18,
      wear: 1.2,
    }),
  ),
  define(
    'roofing',
    'glazed-yellow-tiles',
    [1600, 1600],
    80,
    { roughness: 0.25, reflectance: 0.055 },
    paintCurvedTiles({
      tones: ['#c8913a', '#d39e47', '#bb842f'],
      columns: 8,
      panRows: 8,
      coverRows: 6,
      cover: 0.5,
      vary: 0.12,
      wear: 0.6,
    }),
  ),
  define(
    'roofing',
    'natural-slate',
    [1500, 1250],
    12,
    { roughness: 0.7, reflectance: 0.045 },
    paintJointed((f) => createRows(f, runningCourses(f, 6, 6, 0.5)), gap(3, '#26292c'), SLATE),
  ),
  define(
    'roofing',
    'random-slate',
    [1800, 1400],
    14,
    { roughness: 0.7, reflectance: 0.045 },
    paintJointed((f) => createRows(f, randomCourses(f, 8, 8, 0.7, [1, 0.8, 1.1])), gap(3, '#2a2a29', 1.5), {
      ...SLATE,
      tones: ['#5c5f60', '#666664', '#52575b', '#71706b', '#4b5056', '#6a6259'],
      vary: 0.2,
    }),
  ),
  define(
    'roofing',
    'cedar-shingles',
    [1600, 1200],
    16,
    MATT,
    paintJointed(
      (f) => createRows(f, randomCourses(f, 8, 12, 0.9)),
      gap(4, '#33231a', 1),
      { tones: ['#ffffff'], overlap: 0.5 },
      (f) => {
        const wood = createWoodSkin(f, { ...cedar, straight: 1, ring: 7 });
        return (unit, u, v, texel) => {
          // Grain runs down the roof.
          const { x, y, length, breadth } = unit;
          unit.x = y;
          unit.y = x;
          unit.length = breadth;
          unit.breadth = length;
          wood(unit, v, u, texel);
          unit.x = x;
          unit.y = y;
          unit.length = length;
          unit.breadth = breadth;
        };
      },
    ),
  ),
  define(
    'roofing',
    'grey-shakes',
    [1600, 1200],
    18,
    MATT,
    paintJointed(
      (f) => createRows(f, randomCourses(f, 6, 9, 0.9)),
      gap(6, '#2d2b29', 2),
      { tones: ['#ffffff'], overlap: 0.55, tilt: 0.3 },
      (f) => {
        const wood = createWoodSkin(f, { ...weathered, straight: 0.9, ring: 7, knots: 0 });
        return (unit, u, v, texel) => {
          const { x, y, length, breadth } = unit;
          unit.x = y;
          unit.y = x;
          unit.length = breadth;
          unit.breadth = length;
          wood(unit, v, u, texel);
          unit.x = x;
          unit.y = y;
          unit.length = length;
          unit.breadth = breadth;
        };
      },
    ),
  ),
  define(
    'roofing',
    'bitumen-shingles',
    [2000, 1160],
    6,
    MATT,
    paintJointed((f) => createRows(f, randomCourses(f, 8, 8, 0.4)), gap(4, '#2f2d2c'), {
      tones: ['#5b5755', '#666260', '#514e4c', '#706b67', '#5f5a56'],
      vary: 0.16,
      overlap: 0.5,
      grain: { mottle: [60, 0.05], grain: [5, 0.16], rough: 0.1 },
    }),
  ),
  define(
    'roofing',
    'zinc-standing-seam',
    [2150, 2150],
    25,
    COATED,
    paintProfiled({
      tones: ['#7f868b', '#878e92'],
      count: 5,
      profile: ribProfile,
      cavity: 0,
      cloud: 1,
      vary: 0.4,
    }),
  ),
  define(
    'roofing',
    'black-standing-seam',
    [2150, 2150],
    25,
    COATED,
    paintProfiled({
      tones: ['#36383a', '#3c3e40'],
      count: 5,
      profile: ribProfile,
      cavity: 0,
      cloud: 1,
      vary: 0.4,
    }),
  ),
  define(
    'roofing',
    'trapezoidal-sheet',
    [1800, 1800],
    35,
    COATED,
    paintProfiled({
      tones: ['#8c9296', '#92989b'],
      count: 9,
      profile: deckProfile,
      cavity: 0.22,
      cloud: 0.6,
      vary: 0.1,
    }),
  ),
  define(
    'roofing',
    'bitumen-membrane',
    [2000, 2000],
    3,
    MATT,
    paintJointed((f) => createRows(f, runningCourses(f, 2, 1, 0)), gap(8, '#44464a', 2), {
      tones: ['#6d7073', '#727578'],
      overlap: 0.2,
      grain: { mottle: [320, 0.06], grain: [6, 0.12], rough: 0.1 },
    }),
  ),
  define(
    'roofing',
    'white-membrane',
    [2400, 2400],
    2,
    COATED,
    paintCoat({ tones: ['#dfe0dd', '#e5e6e3', '#d8d9d6'], cloud: [700, 1.1], grain: [10, 0.1] }),
  ),
];
