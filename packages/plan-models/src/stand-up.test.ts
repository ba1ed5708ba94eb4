import { classOf } from '@plumbline/models/classes/class-of.ts';
import { sideOfWords } from '@plumbline/model-renders/finishes/finish-words.ts';
import { transformPoint } from '@plumbline/models/geometry/matrix.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import { decodeModel } from '@plumbline/models/stored/decode-model.ts';
import { encodeModel } from '@plumbline/models/stored/encode-model.ts';
import { readModel } from '@plumbline/models/read-model.ts';
import { readPlan } from '@plumbline/scene/plan/read/read-plan.ts';
import { drawApartment } from '@plumbline/scene/plan/testing/draw-plan.ts';
import { describe, expect, test } from 'vitest';
import { standUp, type StandingPlan } from './stand-up.ts';

/** Of the drawn apartment: 10.8 × 9.2 m within walls of 0.2 m. */
const OUTER = { width: 11.2, depth: 9.6 };
const LONG = OUTER.width;

type Point = readonly [number, number, number];

/** Every triangle of the things that pass, in the model's metres. */
function trianglesOf(model: Model, passes: (type: string, key: string) => boolean): Point[][] {
  const found: Point[][] = [];
  const { instances, things, meshes } = model;
  for (let at = 0; at < instances.count; at++) {
    const { type, key } = things[instances.thing[at]!]!;
    if (!passes(type, key)) continue;
    const { positions, indices } = meshes[instances.mesh[at]!]!;
    const matrix = [...instances.matrix.subarray(16 * at, 16 * at + 16)];
    const corners = Array.from(indices, (corner) =>
      transformPoint(matrix, [
        positions[3 * corner]!,
        positions[3 * corner + 1]!,
        positions[3 * corner + 2]!,
      ]),
    );
    for (let k = 0; k < corners.length; k += 3) found.push(corners.slice(k, k + 3));
  }
  return found;
}

/** Where level lines through a wall's upright faces lie: x of those that run north and south, z of the others. */
function facesOf(model: Model): { readonly x: Set<number>; readonly z: Set<number> } {
  const faces = { x: new Set<number>(), z: new Set<number>() };
  for (const corners of trianglesOf(model, (_, key) => key === 'walls')) {
    if (corners.every(([x]) => Math.abs(x - corners[0]![0]) < 1e-4)) faces.x.add(corners[0]![0]);
    if (corners.every(([, , z]) => Math.abs(z - corners[0]![2]) < 1e-4)) faces.z.add(corners[0]![2]);
  }
  return faces;
}

const nearest = (faces: ReadonlySet<number>, at: number) =>
  Math.min(...[...faces].map((face) => Math.abs(face - at)));

const FILLED = drawApartment({ walls: 'filled', density: 60 });
const DOUBLE = drawApartment({ walls: 'double-line', density: 60 });
const PLAN = readPlan(FILLED.picture);

describe.each([
  ['filled', FILLED, PLAN],
  ['double-line', DOUBLE, readPlan(DOUBLE.picture)],
] as const)('a drawn apartment with %s walls', (_, drawn, plan) => {
  const standing: StandingPlan = standUp(plan, { language: 'en', furnished: true, longSide: LONG });

  test('has every wall within 1 % of its size from where it was drawn', () => {
    const faces = facesOf(standing.model);
    const [cx, cz] = [OUTER.width / 2 - 0.2, OUTER.depth / 2 - 0.2];
    for (const room of drawn.rooms) {
      for (const x of [room.x, room.x + room.width])
        expect(nearest(faces.x, x - cx), `x ${x}`).toBeLessThan(0.01 * LONG);
      for (const z of [room.y, room.y + room.height])
        expect(nearest(faces.z, z - cz), `z ${z}`).toBeLessThan(0.01 * LONG);
    }
    expect(standing.walls.most).toBeLessThan(0.01);
  });

  test('has its rooms as large as they were drawn, within 4 %: to each belongs half of the floor of its doors', () => {
    const areas = standing.model.rooms.map(({ statedAreaM2 }) => statedAreaM2!).toSorted((a, b) => a - b);
    const truth = drawn.rooms.map(({ width, height }) => width * height).toSorted((a, b) => a - b);
    expect(areas).toHaveLength(truth.length);
    areas.forEach((area, k) => {
      expect(Math.abs(area / truth[k]! - 1)).toBeLessThan(0.04);
    });
  });

  test('has a leaf in every door, and walls and ceilings as high as they are said to be', () => {
    const doors = standing.model.things.filter(({ type }) => type === 'door');
    expect(doors.length).toBeGreaterThanOrEqual(drawn.doors - 1);
    const heights = trianglesOf(standing.model, (type) => type === 'wall')
      .flat()
      .map(([, y]) => y);
    expect(Math.max(...heights)).toBeCloseTo(2.8, 6);
    expect(Math.min(...heights)).toBe(0);
    const leaves = trianglesOf(standing.model, (type) => type === 'door')
      .flat()
      .map(([, y]) => y);
    expect(Math.max(...leaves)).toBeLessThan(2.1);
  });

  test('keeps furniture within its rooms', () => {
    for (const [x, y, z] of trianglesOf(standing.model, (type) => type === 'furniture').flat()) {
      expect(y).toBeGreaterThan(-0.01);
      expect(Math.abs(x)).toBeLessThan(OUTER.width / 2);
      expect(Math.abs(z)).toBeLessThan(OUTER.depth / 2);
    }
    expect(standing.model.things.some(({ type }) => type === 'furniture')).toBe(true);
  });

  test('is looked at from above without its ceilings, and from within its rooms at eye level', () => {
    const [above, ...within] = standing.model.views;
    expect(above).toMatchObject({ name: 'Dollhouse', hiddenClasses: ['ceiling'] });
    expect(within.length).toBeGreaterThanOrEqual(5);
    for (const { eye } of within) {
      expect(eye[1]).toBe(1.55);
      expect(Math.abs(eye[0])).toBeLessThan(OUTER.width / 2);
    }
  });

  test('nobody stands within furniture to look at a room', () => {
    const { model } = standing;
    const keys = model.things.flatMap(({ type, key }) =>
      type === 'furniture' && !key.startsWith('furniture/rug') ? [key] : [],
    );
    const boxes = keys.map((key) => {
      const corners = trianglesOf(model, (_type, other) => other === key).flat();
      const [xs, zs] = [corners.map(([x]) => x), corners.map(([, , z]) => z)];
      return [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)] as const;
    });
    expect(boxes.length).toBeGreaterThan(3);
    for (const { eye } of model.views.slice(1))
      for (const [left, right, north, south] of boxes) {
        const isWithin = eye[0] > left && eye[0] < right && eye[2] > north && eye[2] < south;
        expect(isWithin, `an eye at ${eye}`).toBe(false);
      }
  });

  test('the stored form keeps all of it, and is read as a file of its own', async () => {
    const bytes = encodeModel(standing.model);
    expect(decodeModel(bytes)).toEqual(standing.model);
    const { signal } = new AbortController();
    expect(await readModel(bytes, { fileName: 'flat.plan', signal })).toEqual(standing.model);
  });
});

describe('windows and openings', () => {
  test('a wall goes on below and above its windows and above its doors', () => {
    const { model } = standUp(PLAN, { language: 'en', furnished: false, wallHeight: 3 });
    const levels = (prefix: string) =>
      [
        ...new Set(
          trianglesOf(model, (_, key) => key.startsWith(prefix))
            .flat()
            .map(([, y]) => y),
        ),
      ].toSorted((a, b) => a - b);
    expect(levels('wall/window/')).toEqual([0, expect.closeTo(0.9), expect.closeTo(2.3), 3]);
    expect(levels('wall/door/')).toEqual([expect.closeTo(2.1), 3]);
    expect(levels('cut')).toEqual([3]);
    expect(model.things.filter(({ type }) => type === 'window')).toHaveLength(5);
    expect(model.things.some(({ type }) => type === 'furniture')).toBe(false);
  });
});

describe('what parts are called', () => {
  test.each(['zh-CN', 'en', 'ja'] as const)('gives them their classes in %s', (language) => {
    const { model } = standUp(PLAN, { language, furnished: true });
    const classes = new Map<string, Set<string | null>>();
    for (let at = 0; at < model.instances.count; at++) {
      const thing = model.things[model.instances.thing[at]!]!;
      const { name: material, opacity } = model.materials[model.instances.material[at]!]!;
      const known = classes.get(thing.type) ?? new Set();
      classes.set(thing.type, known.add(classOf({ ...thing, material, opacity })));
    }
    expect(Object.fromEntries([...classes].map(([type, found]) => [type, [...found].toSorted()]))).toEqual({
      wall: ['wall'],
      window: ['glass', 'window'],
      door: ['door'],
      cut: [null],
      slab: ['floor'],
      plate: ['ground'],
      floor: ['floor'],
      ceiling: ['ceiling'],
      furniture: expect.arrayContaining(['furniture']),
    });
    expect(sideOfWords(model.things[0]!.name)).toBe('inside');
  });
});

describe('the order of views', () => {
  test('a garage is shown after all rooms that are lived in, however large it is, and a terrace has no ceiling', () => {
    const [largest, second] = PLAN.rooms.toSorted((a, b) => b.areaPixels - a.areaPixels);
    const rooms = PLAN.rooms.map((room) =>
      room === largest
        ? { ...room, type: 'garage' as const, confidence: 0.9 }
        : room === second
          ? { ...room, type: 'terrace' as const, confidence: 0.9 }
          : room,
    );
    const bare = { ...PLAN.furniture, data: new Int32Array(PLAN.furniture.data.length), count: 0 };
    const { model } = standUp({ ...PLAN, rooms, furniture: bare }, { language: 'en', furnished: true });
    const names = model.views.map(({ name }) => name);
    expect(names.at(1)).not.toBe('Garage');
    expect(names).not.toContain('Terrace');
    const ceilings = model.things.filter(({ type }) => type === 'ceiling').map(({ name }) => name);
    expect(ceilings).toHaveLength(PLAN.rooms.length - 1);
    expect(ceilings.some((name) => name.startsWith('Terrace'))).toBe(false);
  });
});

describe('corrections', () => {
  test('a room that a person made wall of is wall in the model', () => {
    const [room] = PLAN.rooms;
    const walls = {
      ...PLAN.walls,
      data: PLAN.walls.data.map((wall, i) => (PLAN.roomMap.data[i] === room?.label ? 1 : wall)),
    };
    const before = standUp(PLAN, { language: 'en', furnished: false }).model;
    const after = standUp({ ...PLAN, walls }, { language: 'en', furnished: false }).model;
    expect(after.rooms).toHaveLength(before.rooms.length - 1);
    expect(after.triangles).toBeLessThan(before.triangles);
  });
});

describe('what a person should know', () => {
  test('sizes are as the doors tell, unless somebody says them', () => {
    const kinds = (longSide?: number) =>
      standUp(PLAN, { language: 'en', furnished: false, longSide }).model.warnings.map(({ kind }) => kind);
    expect(kinds()).toEqual(['plan-scale-by-doors', 'plan-heights-assumed', 'plan-walls-measured']);
    expect(kinds(20)).toEqual(['plan-heights-assumed', 'plan-walls-measured']);
    const { boundsM } = standUp(PLAN, { language: 'en', furnished: false, longSide: 20 }).model;
    expect(boundsM.max[0]).toBeGreaterThan(10);
  });

  test('walls that are missing are said', () => {
    const bare = { ...PLAN, evidence: { ...PLAN.evidence, rooms: 1 } };
    const [first] = standUp(bare, { language: 'en', furnished: false }).model.warnings;
    expect(first?.kind).toBe('plan-walls-missing');
  });

  test('a plan without any wall has a model all the same', () => {
    const empty = {
      ...PLAN,
      walls: { ...PLAN.walls, data: new Uint8Array(PLAN.walls.data.length) },
      openings: [],
    };
    const { model, walls } = standUp(empty, { language: 'en', furnished: true });
    expect(walls).toEqual({ mean: 0, most: 0 });
    expect(model.triangles).toBeGreaterThan(0);
  });
});
