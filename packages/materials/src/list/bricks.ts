import { paintJointed, type Joint, type UnitLook } from '../family/jointed.ts';
import { createHerringboneBond, herringboneSize } from '../layout/diagonal-bonds.ts';
import { bondCourses, createRows, randomCourses, runningCourses } from '../layout/rows.ts';
import type { TileGenerator } from '../spec/material-spec.ts';
import { define, MATT } from './define.ts';

/** Standard brick of 240 × 71 mm with 10 mm joints: courses every 81 mm, units every 250 mm. */
const SIZE: [number, number] = [2000, 1296];
const COURSES = 16;
const STRETCHER = 250;
const HEADER = 125;
const QUARTER = 62.5;

const CLAY = { mottle: [45, 0.1], grain: [5, 0.1], specks: [10, 0.1, 0.32], rough: 0.12 } as const;
const RED: UnitLook = {
  tones: ['#a4553c', '#b0634a', '#984a36', '#ba7255', '#8b4233', '#ab5d44'],
  vary: 0.16,
  tilt: 0.14,
  grain: CLAY,
  rim: [-0.1, 7],
};
const GREY: UnitLook = {
  tones: ['#85827d', '#918e88', '#77746f', '#9a968f', '#827d76'],
  vary: 0.14,
  tilt: 0.14,
  grain: CLAY,
  rim: [-0.08, 7],
};
const WHITE: UnitLook = {
  tones: ['#e2ded6', '#dad5cb', '#e8e5de'],
  vary: 0.05,
  tilt: 0.16,
  grain: { mottle: [60, 0.03], grain: [5, 0.04], rough: 0.14 },
};
const BUFF: UnitLook = {
  tones: ['#c4a279', '#cfb08a', '#b8946b', '#d6bb98', '#bb9a77'],
  vary: 0.12,
  tilt: 0.14,
  grain: CLAY,
  rim: [-0.08, 7],
};
const BLACK: UnitLook = {
  tones: ['#3d3b3b', '#464343', '#343233', '#4e4a48'],
  vary: 0.18,
  tilt: 0.14,
  grain: { ...CLAY, specks: [10, 0.08, 0.25] },
  rim: [-0.08, 7],
};
const OLD: UnitLook = {
  tones: ['#8f4a39', '#a66049', '#7a4136', '#b57a5e', '#93796a', '#6c3a32', '#a8806a'],
  vary: 0.3,
  tilt: 0.4,
  grain: { mottle: [50, 0.16], grain: [6, 0.14], specks: [13, 0.16, 0.4], rough: 0.2 },
  rim: [-0.16, 10],
};

const lime = (colour: string, ragged = 1.3): Joint => ({
  width: 10,
  colour,
  depth: 0.8,
  round: 4,
  ragged,
  sand: 0.16,
});

const running = (look: UnitLook, joint: Joint): TileGenerator =>
  paintJointed((f) => createRows(f, runningCourses(f, COURSES, 8, 0.5)), joint, look);
const stacked = (look: UnitLook, joint: Joint): TileGenerator =>
  paintJointed((f) => createRows(f, runningCourses(f, COURSES, 8, 0)), joint, look);
const bond = (look: UnitLook, joint: Joint, courses: Parameters<typeof bondCourses>[2]): TileGenerator =>
  paintJointed((f) => createRows(f, bondCourses(f, COURSES, courses)), joint, look);

const ENGLISH = [
  { lengths: [STRETCHER], shift: 0 },
  { lengths: [HEADER], shift: QUARTER },
];
const FLEMISH = [
  { lengths: [STRETCHER, HEADER], shift: 0 },
  { lengths: [STRETCHER, HEADER], shift: 187.5 },
];

export const BRICKS = [
  define('brick', 'red-brick', SIZE, 9, MATT, running(RED, lime('#b9b0a2'))),
  define('brick', 'red-brick-english', SIZE, 9, MATT, bond(RED, lime('#c2b8a8'), ENGLISH)),
  define('brick', 'red-brick-flemish', [2250, 1296], 9, MATT, bond(RED, lime('#c6bdae'), FLEMISH)),
  define('brick', 'reclaimed-brick', SIZE, 14, MATT, running(OLD, lime('#a89e8f', 3))),
  define('brick', 'grey-brick', SIZE, 9, MATT, running(GREY, lime('#b0aba3'))),
  define('brick', 'grey-brick-flemish', [2250, 1296], 9, MATT, bond(GREY, lime('#a7a29a'), FLEMISH)),
  define(
    'brick',
    'white-brick',
    SIZE,
    9,
    { roughness: 0.7, reflectance: 0.04 },
    running(WHITE, lime('#cfcbc2', 1)),
  ),
  define('brick', 'buff-brick', SIZE, 9, MATT, running(BUFF, lime('#cbbfa9'))),
  define('brick', 'black-brick', SIZE, 9, MATT, running(BLACK, lime('#5d5955'))),
  define(
    'brick',
    'stack-bond-brick',
    SIZE,
    9,
    MATT,
    stacked({ ...BUFF, tones: ['#b98d6c', '#c29877', '#af8262'] }, lime('#b8aa97', 0.6)),
  ),
  define(
    'brick',
    'long-format-brick',
    [2000, 1000],
    12,
    MATT,
    paintJointed(
      (f) => createRows(f, randomCourses(f, 20, 4, 0)),
      { width: 9, colour: '#6f6a64', depth: 1, round: 3, ragged: 1.4, sand: 0.15 },
      {
        tones: ['#8d8079', '#7d716b', '#9c9089', '#756862', '#a3968c'],
        vary: 0.2,
        tilt: 0.2,
        grain: CLAY,
        rim: [-0.1, 6],
      },
    ),
  ),
  define(
    'brick',
    'long-format-sand-brick',
    [2000, 1000],
    12,
    MATT,
    paintJointed(
      (f) => createRows(f, randomCourses(f, 20, 4, 0)),
      { width: 9, colour: '#b5a891', depth: 1, round: 3, ragged: 1.4, sand: 0.15 },
      {
        tones: ['#cdb99a', '#c2ac8c', '#d8c7ab', '#b9a384'],
        vary: 0.14,
        tilt: 0.2,
        grain: CLAY,
        rim: [-0.08, 6],
      },
    ),
  ),
  define(
    'brick',
    'herringbone-brick-wall',
    herringboneSize(75, 3, 4, 12),
    8,
    MATT,
    paintJointed((f) => createHerringboneBond(f, 75, 3), lime('#c2b8a8'), RED),
  ),
  define(
    'brick',
    'glazed-green-brick',
    SIZE,
    7,
    { roughness: 0.2, reflectance: 0.055 },
    running(
      {
        tones: ['#2f5d4f', '#376a5a', '#284f44', '#41796a'],
        vary: 0.2,
        tilt: 0.3,
        pillow: 0.15,
        grain: { mottle: [30, 0.1] },
        rim: [0.14, 5],
      },
      lime('#9c9a90', 0.7),
    ),
  ),
];
