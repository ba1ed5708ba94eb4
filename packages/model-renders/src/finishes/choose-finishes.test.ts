import type { Model, Vector3 } from '@plumbline/models/model/model.ts';
import { expect, test } from 'vitest';
import { chooseFinishes, type FinishChoices } from './choose-finishes.ts';
import { finishOfWords } from './finish-words.ts';
import { CORNER } from '../mesh/growing-mesh.ts';
import { isPane } from './is-pane.ts';
import { layTexture } from '../mesh/lay-texture.ts';
import { readParts } from '../parts/read-parts.ts';
import { boxModel } from '../testing/box-model.ts';

const CHOICES: FinishChoices = {
  inside: false,
  dark: false,
  styleBrick: 'grey-brick',
  keepTextures: true,
  textures: [],
  perMetre: () => 1,
  isPane: () => true,
};
const box = (name: string, material: string, size = 1) =>
  ({ name, material, min: [0, 0, 0], max: [size, size, size] }) as const;

function looksOf(model: Model, more: Partial<FinishChoices> = {}) {
  const parts = readParts(model, {
    hidden: {},
    materialOf: () => undefined,
    variantOf: () => '',
  });
  const looks = chooseFinishes(model, parts.kinds, { ...CHOICES, ...more });
  return [...parts.kind].map((kind) => looks[kind]);
}

test.each([
  ['Brick, Common', 'brick'],
  ['清水混凝土', 'concrete'],
  ['オーク材', 'timber'],
  ['大理石', 'worktop'],
  ['Stainless steel', 'metal'],
  ['瓷砖 600', 'paving'],
  ['漆喰', 'facade'],
  ['Masonry - Brick / Misc. Air Layers - Air Space / Metal - Stud Layer', 'brick'],
  ['Metal - Stud Layer / Plasterboard', 'facade'],
  ['Material.004', undefined],
])('the material %s is shown as %s', (name, finish) => {
  expect(finishOfWords(name, false)).toBe(finish);
});

test('a style acts by class in three languages, and what has none keeps its own colour', () => {
  const model = boxModel([
    box('外墙', 'a'),
    box('瓦屋根', 'b'),
    box('Front door', 'c'),
    box('Cube.001', 'd'),
  ]);
  const [wall, roof, door, thing] = looksOf(model);
  expect([wall?.finish.like, roof?.finish.like, door?.finish.like]).toEqual(['facade', 'roof', 'door']);
  expect(thing?.finish.like).toBeUndefined();
  expect(thing?.finish.albedo).toEqual([0.5, 0.5, 0.5]);
});

test('a rug is of cloth and no floor of stone, by its material or by its own name', () => {
  const model = boxModel([box('Floor', 'Screed', 3), box('Rug', 'Wool'), box('客厅地毯', 'Material.004')]);
  expect(looksOf(model, { inside: true }).map((look) => look?.finish.like)).toEqual(['floor', 'rug', 'rug']);
});

test('own pictures stay, or give way where a class is known', () => {
  const model = boxModel([box('wall', 'Brick'), box('Cube.001', 'Print')]);
  const textured = {
    ...model,
    materials: model.materials.map((material) => ({ ...material, texture: 0 })),
  };
  const textures = [{ width: 1, height: 1, channels: 3 as const, data: Uint8ClampedArray.of(200, 40, 40) }];
  const shown = (keepTextures: boolean) =>
    looksOf(textured, { keepTextures, textures }).map((look) => look?.finish.texture !== undefined);
  expect([shown(true), shown(false)]).toEqual([
    [true, true],
    [false, true],
  ]);
});

test('a wall of concrete is covered, unless it is to be seen', () => {
  const model = boxModel([box('wall', 'Concrete block'), box('wall 2', 'Exposed concrete')]);
  const shown = (inside: boolean) =>
    looksOf(model, { inside }).map((look) => look?.finish.like ?? look?.finish.material);
  expect(shown(false)).toEqual(['facade', 'smooth-concrete']);
  expect(shown(true)).toEqual(['wall', 'smooth-concrete']);
});

test('bricks are those that the model shows; where it shows none, those of the style', () => {
  const model = boxModel([box('wall', 'Brick'), box('wall', 'White brick')]);
  expect(looksOf(model).map((look) => look?.finish.material)).toEqual(['grey-brick', 'white-brick']);
});

test('materials of one class that were told apart stay apart', () => {
  const model = boxModel([box('wall', 'a', 3), box('wall', 'b', 2), box('wall', 'c', 1)]);
  const materials = model.materials.map((material, k) => ({
    ...material,
    colour: [
      [0.8, 0.8, 0.8],
      [0.2, 0.2, 0.2],
      [0.5, 0.1, 0.1],
    ][k] as unknown as readonly [number, number, number],
  }));
  const looks = looksOf({ ...model, materials });
  expect(looks.map((look) => look?.finish.like)).toEqual(['facade', 'siding', 'siding']);
  expect(looks[2]?.finish.albedo).toEqual([0.5, 0.1, 0.1]);
});

test('glass is clear and its bars are not; where there is no glass a window is one surface', () => {
  const glazed = looksOf(boxModel([box('Curtain wall', 'Aluminium'), box('Window', 'clear glass')]));
  expect(glazed.map((look) => look?.clear)).toEqual([false, true]);
  expect(glazed[0]?.finish.like).toBe('frame');
  const [whole] = looksOf(boxModel([box('Window', 'x')]));
  expect([whole?.clear, whole?.finish.like]).toEqual([false, 'facade-glass']);
  const [lit] = looksOf(boxModel([box('Window', 'x')]), { dark: true });
  expect(lit?.finish.glow).toBeDefined();
});

test('bars of a window whose glass was never drawn are no pane, however many they are', () => {
  const bar = (min: Vector3, max: Vector3) => ({ name: 'Window', material: 'x', min, max });
  const bars = boxModel([
    ...[0, 0.5, 1, 1.5].map((x) => bar([x, 0, 0], [x + 0.08, 1.4, 0.06])),
    ...[0, 0.7, 1.32].map((y) => bar([0, y, 0], [1.58, y + 0.08, 0.06])),
  ]);
  const whole = boxModel([bar([0, 0, 0], [1.58, 1.4, 0.06])]);
  const kindsOf = (model: Model) =>
    readParts(model, { hidden: {}, materialOf: () => undefined, variantOf: () => '' });
  expect(isPane(0, bars, kindsOf(bars))).toBe(false);
  expect(isPane(0, whole, kindsOf(whole))).toBe(true);
  const [look] = looksOf(bars, { dark: true, isPane: () => false });
  expect([look?.finish.glow, look?.finish.like]).toEqual([undefined, 'frame']);
});

test('texture runs in metres, level on every upright face and up every slope', () => {
  for (let k = 0; k < 12; k++) {
    const yaw = (k * Math.PI) / 6 + 0.1;
    const rise = k % 3 === 0 ? 0 : 0.6;
    const flat = Math.sqrt(1 - rise * rise);
    const [nx, ny, nz] = [flat * Math.sin(yaw), rise, flat * Math.cos(yaw)];
    const along = [Math.cos(yaw), 0, -Math.sin(yaw)];
    const up = [-rise * Math.sin(yaw), flat, -rise * Math.cos(yaw)];
    const corners = new Float64Array(3 * CORNER);
    // The second corner lies 2 m along the face, the third 3 m up it.
    corners.set([1, 5, 2]);
    corners.set(
      [1, 5, 2].map((v, c) => v + 2 * (along[c] as number)),
      CORNER,
    );
    corners.set(
      [1, 5, 2].map((v, c) => v + 3 * (up[c] as number)),
      2 * CORNER,
    );
    layTexture(corners, nx, ny, nz, [1, 0]);
    const [u, v] = [3, 4].map((at) => [0, 1, 2].map((c) => corners[c * CORNER + at] as number)) as [
      number[],
      number[],
    ];
    expect(Math.abs((u[1] as number) - (u[0] as number))).toBeCloseTo(2, 9);
    expect((v[1] as number) - (v[0] as number)).toBeCloseTo(0, 9);
    expect((v[2] as number) - (v[0] as number)).toBeCloseTo(3, 9);
    if (rise === 0) expect(v[0]).toBeCloseTo(5, 9);
  }
});
