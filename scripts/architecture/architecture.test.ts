import { expect, test } from 'vitest';
import { assignLayers } from './assign-layers.ts';
import { countCrossings, orderLayers } from './order-layers.ts';
import { graphOf, type PartGraph, partOf, reduceArrows } from './part-graph.ts';
import { placeStops } from './place-stops.ts';

const SPACING = { box: 100, gap: 20, passage: 4 };

function graph(arrows: Readonly<Record<string, readonly string[]>>): PartGraph {
  return new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to)]));
}

const HOUSE = graph({
  roof: ['walls', 'ground'],
  walls: ['floor'],
  floor: ['ground'],
  garden: ['ground'],
  ground: [],
});

test('a file belongs to the package, app or folder in which it lies', () => {
  expect(partOf('packages/scene/src/render/render.ts')).toBe('packages/scene');
  expect(partOf('apps/web/build/text-bundles.ts')).toBe('apps/web');
  expect(partOf('bench/load.ts')).toBe('bench');
});

test('imports of files become arrows of parts; tests draw none, browser tests do', () => {
  const parts = graphOf(
    new Map([
      ['packages/a/src/one.ts', new Set(['packages/a/src/two.ts', 'packages/b/src/one.ts'])],
      ['packages/b/src/one.ts', new Set<string>()],
      ['packages/b/src/one.test.ts', new Set(['packages/a/src/one.ts'])],
      ['packages/b/src/testing/make.ts', new Set(['packages/a/src/one.ts'])],
      ['e2e/flows/one.e2e.ts', new Set(['packages/a/src/testing/make.ts'])],
    ]),
  );
  expect(parts).toEqual(graph({ 'packages/a': ['packages/b'], 'packages/b': [], e2e: ['packages/a'] }));
});

test('an arrow that would run back is refused by the import that closes the circle', () => {
  const imports = new Map([
    ['packages/a/src/one.ts', new Set(['packages/b/src/one.ts'])],
    ['packages/b/src/one.ts', new Set(['packages/a/src/two.ts'])],
    ['packages/a/src/two.ts', new Set<string>()],
  ]);
  expect(() => graphOf(imports)).toThrow('packages/b/src/one.ts imports packages/a/src/two.ts');
});

test('arrows that follow from others are left out, and no other', () => {
  expect(reduceArrows(HOUSE)).toEqual(
    graph({ roof: ['walls'], walls: ['floor'], floor: ['ground'], garden: ['ground'], ground: [] }),
  );
});

test('every arrow points down', () => {
  const layers = assignLayers(HOUSE);
  const steps = [...HOUSE].flatMap(([from, targets]) =>
    [...targets].map((to) => (layers.get(from) ?? 0) - (layers.get(to) ?? 0)),
  );
  expect(steps).toHaveLength(5);
  expect(Math.min(...steps)).toBe(1);
});

test('parts that are joined to nothing else stand beside the programs', () => {
  const layers = assignLayers(
    graph({
      'apps/big': ['packages/a'],
      'packages/a': ['packages/b'],
      'packages/b': [],
      'apps/small': ['packages/c'],
      'packages/c': [],
    }),
  );
  expect([layers.get('apps/small'), layers.get('packages/c')]).toEqual([2, 1]);
});

test('long arrows pass the layers between, and crossings that need not be are undone', () => {
  const ordered = orderLayers(HOUSE, assignLayers(HOUSE));
  expect(ordered.arrows.find((arrow) => arrow[0] === 'roof' && arrow.at(-1) === 'ground')).toHaveLength(4);
  const twisted = graph({ a: ['y'], b: ['x'], x: [], y: [] });
  const { layers, steps } = orderLayers(twisted, assignLayers(twisted));
  expect(countCrossings(layers, steps)).toBe(0);
  const [bottom = [], top = []] = layers;
  expect(countCrossings([bottom, top.toReversed()], steps)).toBe(1);
});

test('boxes of a layer keep their distance, and a straight arrow stays straight', () => {
  const ordered = orderLayers(HOUSE, assignLayers(HOUSE));
  const centres = placeStops(ordered, SPACING);
  for (const layer of ordered.layers)
    for (const [k, { id }] of layer.slice(1).entries())
      expect((centres.get(id) ?? 0) - (centres.get(layer[k]?.id ?? '') ?? 0)).toBeGreaterThan(SPACING.gap);
  const chain = graph({ a: ['b'], b: ['c'], c: [] });
  const straight = placeStops(orderLayers(chain, assignLayers(chain)), SPACING);
  expect(new Set([...straight.values()].map(Math.round)).size).toBe(1);
});
