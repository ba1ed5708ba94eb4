import type { PlanSubject } from './floor-plans.ts';
import { type Place, PlanSheet } from './plan-sheet.ts';

/** The flat tints of a presentation plan. */
const LAWN = '#c9dfae';
const WATER = '#a9d3ea';
const ROAD = '#cfcfcf';
const PAVING = '#ecdfc6';
const ROOF = '#f1dadd';
const TRACK = '#dba994';

/** A sheet that is all lawn. @param width in metres. */
function lawn(width: number): PlanSheet {
  return new PlanSheet(width).ground(LAWN);
}

/** A crown seen from above, with its trunk. */
function tree(sheet: PlanSheet, [x, y]: Place, radius: number): void {
  sheet.circle([x, y], radius);
  const r = 0.16 * radius;
  sheet.line([
    [x - r, y],
    [x + r, y],
  ]);
  sheet.line([
    [x, y - r],
    [x, y + r],
  ]);
}

/** Trees at equal distances from one place to another. */
function row(sheet: PlanSheet, from: Place, to: Place, count: number, radius: number): void {
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0 : i / (count - 1);
    tree(sheet, [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])], radius);
  }
}

/** A house with its ridge and hips. */
function hippedHouse(sheet: PlanSheet, [x, y]: Place, [w, h]: Place): void {
  sheet.box([x, y], [w, h], 'heavy', ROOF);
  const d = Math.min(w, h) / 2;
  const a: Place = w > h ? [x + d, y + h / 2] : [x + w / 2, y + d];
  const b: Place = w > h ? [x + w - d, y + h / 2] : [x + w / 2, y + h - d];
  sheet.line([a, b]);
  const hips: readonly (readonly [Place, Place])[] = [
    [[x, y], a],
    [w > h ? [x, y + h] : [x + w, y], a],
    [[x + w, y + h], b],
    [w > h ? [x + w, y] : [x, y + h], b],
  ];
  for (const [from, to] of hips) sheet.line([from, to], 'fine');
}

/** A flat roof behind its parapet, with the housing of lift or plant. */
function flatBlock(sheet: PlanSheet, [x, y]: Place, [w, h]: Place): void {
  sheet.box([x, y], [w, h], 'heavy', ROOF);
  sheet.box([x + 0.7, y + 0.7], [w - 1.4, h - 1.4], 'fine', ROOF);
  sheet.box([x + w / 2 - 2, y + h / 2 - 1.6], [4, 3.2], 'plain', ROOF);
}

/** A straight path. */
function band(sheet: PlanSheet, [x0, y0]: Place, [x1, y1]: Place, width: number): void {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [u, v] = [(-(y1 - y0) / length) * (width / 2), ((x1 - x0) / length) * (width / 2)];
  sheet.shape(
    [
      [x0 + u, y0 + v],
      [x1 + u, y1 + v],
      [x1 - u, y1 - v],
      [x0 - u, y0 - v],
    ],
    'plain',
    PAVING,
  );
}

function bays(sheet: PlanSheet, [x, y]: Place, [w, h]: Place): void {
  sheet.box([x, y], [w, h], 'plain', ROAD);
  sheet.ruled([x, y], [w, h], 2.6, 'y');
}

function housing(): PlanSubject {
  const sheet = lawn(126);
  // Street above, drive round the court.
  sheet.box([-2, 4], [130, 9], 'plain', ROAD);
  sheet.line(
    [
      [-2, 8.5],
      [130, 8.5],
    ],
    'fine',
  );
  sheet.shape(
    [
      [20, 13],
      [26, 13],
      [26, 66],
      [100, 66],
      [100, 13],
      [106, 13],
      [106, 72],
      [20, 72],
    ],
    'plain',
    ROAD,
  );
  for (const y of [24, 42, 60]) {
    sheet.box([15.6, y], [4.4, 3], 'plain', PAVING);
    sheet.box([106, y], [3, 3], 'plain', PAVING);
  }
  // Footpaths of the court.
  band(sheet, [26, 34.5], [100, 34.5], 2.6);
  band(sheet, [63, 31], [63, 34.5], 2.6);
  band(sheet, [63, 58], [63, 66], 2.6);
  for (const x of [4, 109]) for (const y of [19, 37, 55]) hippedHouse(sheet, [x, y], [11.6, 13]);
  for (const [x, y] of [
    [32, 20],
    [56, 20],
    [80, 20],
  ] as const)
    flatBlock(sheet, [x, y], [15, 11]);
  for (const x of [32, 80]) flatBlock(sheet, [x, 50], [15, 11]);
  bays(sheet, [34, 73.5], [26, 5.2]);
  bays(sheet, [68, 73.5], [26, 5.2]);
  pondAndPaths(sheet);
  row(sheet, [6, 15.8], [16, 15.8], 3, 1.9);
  row(sheet, [30, 16], [96, 16], 12, 2);
  row(sheet, [110, 15.8], [120, 15.8], 3, 1.9);
  row(sheet, [29, 39], [29, 47], 3, 2);
  row(sheet, [97, 39], [97, 47], 3, 2);
  for (const x of [6, 13, 111, 118]) for (const y of [34.6, 52.6, 71]) tree(sheet, [x, y], 1.9);
  row(sheet, [5, 1.8], [121, 1.8], 20, 1.6);
  return { id: 'residential-plan', sheet };
}

function pondAndPaths(sheet: PlanSheet): void {
  sheet.curve(
    [
      [52, 43],
      [58, 38],
      [66, 39],
      [73, 42],
      [74, 48],
      [68, 51],
      [61, 49],
      [54, 50],
    ],
    true,
    'plain',
    WATER,
  );
  sheet.circle([63, 58.6], 4.2, 'plain', PAVING);
  sheet.circle([63, 58.6], 1.7, 'plain', WATER);
  for (const [x, y, r] of [
    [48, 38.6, 2],
    [52, 57, 2.5],
    [74, 57, 2.4],
    [78, 38.6, 2],
    [40, 42, 2.6],
    [46, 46, 2.1],
    [80, 45, 2.4],
    [87, 40, 2.6],
    [90, 46, 2],
    [36, 46, 2],
    [55, 62, 1.9],
    [71, 62, 1.9],
  ] as const)
    tree(sheet, [x, y], r);
}

function park(): PlanSubject {
  const sheet = lawn(150);
  const loop = (grow: number): Place[] =>
    [
      [-1, -0.1],
      [-0.8, -0.72],
      [-0.2, -0.92],
      [0.42, -0.86],
      [0.9, -0.62],
      [1, 0.1],
      [0.78, 0.72],
      [0.2, 0.9],
      [-0.45, 0.94],
      [-0.86, 0.6],
    ].map(([u, v]) => [75 + (u as number) * (52 + grow), 45 + (v as number) * (30 + grow)] as const);
  // Paths from the gates to the loop about the lake.
  for (const [from, to] of [
    [
      [-2, 16],
      [46, 23],
    ],
    [
      [152, 74],
      [104, 66],
    ],
    [
      [75, 102],
      [75, 74],
    ],
  ] as const)
    band(sheet, from, to, 3.4);
  sheet.curve(loop(2), true, 'plain', PAVING).curve(loop(-1.6), true, 'plain', LAWN);
  sheet.curve(
    [
      [40, 36],
      [54, 24],
      [74, 27],
      [90, 24],
      [108, 34],
      [110, 50],
      [96, 60],
      [80, 54],
      [64, 62],
      [46, 56],
    ],
    true,
    'plain',
    WATER,
  );
  sheet.curve(
    [
      [70, 40],
      [78, 37],
      [84, 42],
      [78, 47],
      [71, 46],
    ],
    true,
    'plain',
    LAWN,
  );
  for (const [x, y, r] of [
    [24, 16, 8],
    [126, 74, 8],
  ] as const) {
    sheet.circle([x, y], r, 'plain', PAVING).circle([x, y], 0.66 * r, 'fine', PAVING);
    sheet.circle([x, y], 0.3 * r, 'plain', WATER);
  }
  hippedHouse(sheet, [120, 12], [14, 9]);
  hippedHouse(sheet, [16, 78], [12, 8]);
  for (const [x, y] of trees()) tree(sheet, [x, y], 2.2 + 0.9 * fraction(x * 12.9 + y * 7.3));
  return { id: 'park-plan', sheet };
}

function fraction(value: number): number {
  return value - Math.floor(value);
}

/** Groves outside the path and single trees between path and lake. */
function trees(): Place[] {
  const groves: Place[] = [];
  for (let i = 0; i < 13; i++) {
    groves.push([8 + i * 11.4, i % 2 === 0 ? 4.5 : 7.5], [8 + i * 11.4, i % 2 === 0 ? 95.5 : 92]);
  }
  return [
    ...groves.filter(([x, y]) => Math.hypot(x - 24, y - 16) > 12 && (y < 50 || Math.abs(x - 75) > 5)),
    ...([
      [6, 30],
      [9, 42],
      [6, 55],
      [10, 66],
      [144, 28],
      [140, 42],
      [145, 54],
      [142, 88],
      [36, 26],
      [31, 40],
      [33, 54],
      [46, 64.5],
      [58, 69],
      [92, 66],
      [112, 60],
      [118, 44],
      [108, 26],
      [17, 34],
      [18, 62],
      [28, 73],
      [136, 33],
      [134, 54],
      [77, 42],
    ] as const),
  ];
}

function campus(): PlanSubject {
  const sheet = lawn(150);
  sheet.box([-2, 84], [154, 9], 'plain', ROAD);
  sheet.line(
    [
      [-2, 88.5],
      [152, 88.5],
    ],
    'fine',
  );
  sheet.box([71, 62], [8, 22], 'plain', PAVING);
  // The court between the wings of the main building.
  sheet.shape(
    [
      [40, 18],
      [110, 18],
      [110, 58],
      [96, 58],
      [96, 32],
      [54, 32],
      [54, 58],
      [40, 58],
    ],
    'heavy',
    ROOF,
  );
  sheet.box([57, 35], [36, 27], 'plain', PAVING);
  sheet.ruled([57, 35], [36, 27], 3, 'x');
  sheet.circle([75, 48], 6, 'plain', PAVING).circle([75, 48], 4.4, 'plain', WATER);
  flatBlock(sheet, [8, 14], [20, 16]);
  flatBlock(sheet, [8, 38], [20, 16]);
  field(sheet, [118, 16], [24, 46]);
  flatBlock(sheet, [8, 64], [26, 12]);
  bays(sheet, [94, 72], [36.4, 5.2]);
  bays(sheet, [94, 77.4], [36.4, 5.2]);
  row(sheet, [5, 97], [145, 97], 19, 2.2);
  row(sheet, [5, 81], [65, 81], 8, 2.2);
  row(sheet, [34, 14], [34, 58], 6, 2.5);
  row(sheet, [44, 66], [66, 66], 4, 2.6);
  row(sheet, [84, 66], [110, 66], 5, 2.6);
  row(sheet, [42, 11], [108, 11], 9, 2.6);
  row(sheet, [8, 7], [28, 7], 3, 2.6);
  row(sheet, [118, 9], [144, 9], 4, 2.6);
  row(sheet, [114, 20], [114, 58], 5, 2.2);
  return { id: 'campus-plan', sheet };
}

/** A pitch in its running track. */
function field(sheet: PlanSheet, [x, y]: Place, [w, h]: Place): void {
  const r = w / 2;
  const stadium = (inset: number): Place[] => {
    const points: Place[] = [];
    for (const [cy, from] of [
      [y + r, Math.PI],
      [y + h - r, 0],
    ] as const)
      for (let i = 0; i <= 16; i++) {
        const a = from + (Math.PI * i) / 16;
        points.push([x + r + (r - inset) * Math.cos(a), cy + (r - inset) * Math.sin(a)]);
      }
    return points;
  };
  sheet.shape(stadium(0), 'plain', TRACK).shape(stadium(3.6), 'plain', LAWN);
  sheet.line([
    [x + 3.6, y + h / 2],
    [x + w - 3.6, y + h / 2],
  ]);
  for (const end of [y + 6, y + h - 11]) sheet.box([x + r - 4, end], [8, 5], 'fine');
}

/** The site plans that samples and covers are made of. */
export const SITE_PLANS: readonly PlanSubject[] = [housing(), park(), campus()];
