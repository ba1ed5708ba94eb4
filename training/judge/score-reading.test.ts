import { expect, test } from 'vitest';
import { coarseGroup, JUDGE_CLASSES } from './judge-classes.ts';
import { type JudgeLabel, parseLabel } from './judge-label.ts';
import { labelHorizon } from './label-camera.ts';
import { type JudgedReading, type ReadPlace, scoreReading } from './score-reading.ts';

const SILENT: ReadPlace = { class: null, facing: null, thing: null };

/** A house across a corner: a front in the left half, its side in the right one, ground below 80. */
const value = {
  version: 1,
  file: 'made/up/house.png',
  sha256: '0'.repeat(64),
  width: 200,
  height: 100,
  why: 'made up for the test',
  kind: 'line|sketch',
  space: 'exterior',
  view: 'eye',
  projection: 'perspective',
  turn: 0,
  eitherAxis: true,
  ruled: true,
  families: {
    // Meet at (-100, 50) and (400, 50).
    x: [
      [0, 40, 100, 30],
      [0, 60, 100, 70],
    ],
    z: [
      [100, 30, 190, 36],
      [100, 70, 190, 64],
    ],
    y: [
      [100, 30, 100, 70],
      [20, 42, 20, 58],
    ],
  },
  doubts: [],
  points: [
    ...[10, 20, 30, 40, 50, 60, 70, 80].map((x) => [x, 45, 'siding|wall', 'front', 'house']),
    ...[110, 120, 130, 140, 150, 160, 170, 180].map((x) => [x, 45, 'wall', 'right', 'house']),
    ...[10, 90, 190].map((x) => [x, 90, 'lawn', 'up', 'lawn']),
    [100, 5, 'sky', 'none', ''],
    [10, 5, '?tree', 'none', ''],
  ],
  regions: [
    {
      class: 'lawn',
      facing: 'up',
      ring: [
        [0, 82],
        [200, 82],
        [200, 99],
        [0, 99],
      ],
    },
  ],
};
const label: JudgeLabel = parseLabel(value);

function reading(change: Partial<JudgedReading> = {}): JudgedReading {
  return {
    kind: 'sketch',
    space: 'exterior',
    view: 'eye',
    turn: 0,
    vanishingPoints: [
      { axis: 'x', x: -100, y: 50 },
      { axis: 'y', direction: [0, 1] },
      { axis: 'z', x: 400, y: 50 },
    ],
    horizon: [50, 50],
    at: perfect,
    ...change,
  };
}

function perfect(x: number, y: number): ReadPlace {
  if (y > 80) return { class: 'lawn', facing: 'up', thing: 2 };
  if (y < 20) return { class: 'sky', facing: null, thing: null };
  return { class: 'wall', facing: x < 100 ? 'front' : 'right', thing: 1 };
}

test('a reading that sees what the person saw has every hit', () => {
  const score = scoreReading(label, reading());
  expect(score.class).toEqual({ hits: 20, of: 20, silent: 0 });
  expect(score.facing).toEqual({ hits: 19, of: 19, silent: 0 });
  expect(score.regions.class.hits).toBe(score.regions.class.of);
  expect(score.regions.class.of).toBeGreaterThan(4);
  // 16 points of a house and 3 of a lawn.
  expect(score.grouping).toEqual({ joined: { hits: 123, of: 123 }, apart: { hits: 48, of: 48 } });
  expect(score.camera).toMatchObject({ agreeing: 3, of: 3, horizon: 0 });
  expect(score.whole).toEqual({ kind: true, space: true, view: true, turn: true });
});

test('what is in doubt is not asked for', () => {
  const asked: string[] = [];
  scoreReading(label, reading({ at: (x, y) => (asked.push(`${x} ${y}`), SILENT) }));
  expect(asked).toContain('100 5');
  expect(asked).not.toContain('10 5');
});

test('a reading that says nothing misses everything and is told apart from a wrong one', () => {
  const score = scoreReading(label, reading({ at: () => SILENT }));
  expect(score.class).toEqual({ hits: 0, of: 20, silent: 20 });
  expect(score.facing).toEqual({ hits: 0, of: 19, silent: 19 });
  expect(score.grouping.joined.hits).toBe(0);
  expect(score.grouping.apart).toEqual({ hits: 48, of: 48 });
  const wrong = scoreReading(label, reading({ at: () => ({ class: 'water', facing: 'down', thing: 1 }) }));
  expect(wrong.class).toEqual({ hits: 0, of: 20, silent: 0 });
  expect(wrong.grouping.apart.hits).toBe(0);
});

test('a class of the same coarse group is half a hit: counted there and not as the class', () => {
  const masonry = (x: number, y: number): ReadPlace => {
    const place = perfect(x, y);
    return place.class === 'wall' ? { ...place, class: 'masonry' } : place;
  };
  const score = scoreReading(label, reading({ at: masonry }));
  expect(score.class.hits).toBe(4);
  expect(score.coarse.hits).toBe(20);
  expect(score.byClass.get('lawn')).toEqual({ hits: 3, of: 3, silent: 0 });
  expect(score.byClass.get('siding')).toEqual({ hits: 0, of: 8, silent: 0 });
});

/** The same house with its other front called the front, which a corner seen at 45° allows. */
function turned(x: number, y: number): ReadPlace {
  const place = perfect(x, y);
  const other = { front: 'left', right: 'front' } as const;
  const { facing } = place;
  return facing === 'front' || facing === 'right' ? { ...place, facing: other[facing] } : place;
}
const turnedPoints: JudgedReading['vanishingPoints'] = [
  { axis: 'z', x: -100, y: 50 },
  { axis: 'y', direction: [0, 1] },
  { axis: 'x', x: 400, y: 50 },
];

test('where the axes may be named either way, both are right, if facing and camera agree', () => {
  const score = scoreReading(label, reading({ at: turned, vanishingPoints: turnedPoints }));
  expect(score.facing.hits).toBe(19);
  expect(score.camera.agreeing).toBe(3);
  const mixed = scoreReading(label, reading({ at: turned }));
  expect(mixed.camera.agreeing).toBe(1);
});

test('where they may not, the other way is wrong', () => {
  const strict = parseLabel({ ...value, eitherAxis: false });
  const score = scoreReading(strict, reading({ at: turned, vanishingPoints: turnedPoints }));
  expect(score.facing.hits).toBe(3);
  expect(score.camera.agreeing).toBe(1);
});

test('a camera is judged by how far the edges miss its vanishing points, and by its horizon', () => {
  const points: JudgedReading['vanishingPoints'] = [{ axis: 'x', x: -100, y: 90 }];
  const { camera } = scoreReading(label, reading({ vanishingPoints: points, horizon: [50, 70] }));
  expect(camera.miss.get('x')).toBeGreaterThan(8);
  expect(camera.miss.get('y')).toBeNull();
  expect(camera).toMatchObject({ agreeing: 0, of: 3, horizon: 0.2 });
});

test('the horizon follows from the two level families', () => {
  const [left, right] = labelHorizon(label) ?? [0, 0];
  expect(left).toBeCloseTo(50);
  expect(right).toBeCloseTo(50);
  expect(labelHorizon({ ...label, projection: 'parallel' })).toBeNull();
});

test('every class has a coarse group', () => {
  expect(JUDGE_CLASSES.map(coarseGroup)).not.toContain(undefined);
});

test('a misspelt class, a facing that is none, and a key too many are refused', () => {
  expect(() => parseLabel({ ...value, points: [[1, 1, 'wal', 'front', '']] })).toThrow('none of ours: wal');
  expect(() => parseLabel({ ...value, view: 'eye|worm' })).toThrow('none of ours: eye|worm');
  expect(() => parseLabel({ ...value, note: 'x' })).toThrow('note');
});
