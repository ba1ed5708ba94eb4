import { expect, test } from 'vitest';
import { createDesign } from '../create-design.ts';
import type { DesignSubject } from '../request/design-types.ts';
import type { SolidClass } from '@plumbline/tracer/finishes/solid-classes.ts';
import { drawDesign } from '../draw-design.ts';
import { finishIndex } from '../solids/kit.ts';
import { designRequest } from '../test/design-request.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const quiet = { signal: new AbortController().signal, progress: () => undefined };

test('a production hall spans without a column inside, has a crane above the heads, robots, machines and racks', () => {
  for (const seed of SEEDS) {
    const { footprints, rooms, solids } = createDesign(designRequest('production-hall', seed));
    const [room] = rooms;
    if (!room) throw new Error('no hall');
    expect(room.width).toBeGreaterThan(16);
    expect(room.height).toBeGreaterThan(7);
    const names = footprints.map(({ name }) => name);
    for (const name of ['machine', 'robot', 'conveyor', 'rack', 'forklift', 'column'])
      expect(names).toContain(name);
    const columns = footprints.filter(({ name }) => name === 'column');
    expect(columns.every(({ x }) => Math.abs(x) > room.width / 2 - 0.6)).toBe(true);
    // The crane's girders: as wide as the hall, higher than anything that stands.
    const crane = finishIndex('accent-third');
    const spans = Array.from({ length: solids.count }, (_, i) => i).filter(
      (i) =>
        solids.finish[i] === crane &&
        (solids.geometry[9 * i + 1] ?? 0) > 4.5 &&
        Math.abs(solids.geometry[9 * i + 3] ?? 0) > room.width - 2,
    );
    expect(spans.length).toBeGreaterThan(0);
    const highest = Math.max(
      ...Array.from({ length: solids.count }, (_, i) => solids.geometry[9 * i + 1] ?? 0),
    );
    expect(highest).toBeGreaterThan(room.height + 1);
  }
});

const SHOWN: readonly (readonly [DesignSubject, Partial<Record<SolidClass, number>>])[] = [
  ['waterfront', { water: 0.05, ground: 0.1, railing: 0 }],
  ['street', { wall: 0.15, window: 0.05, ground: 0.15, vehicle: 0.001, plant: 0.03 }],
  ['aerial-campus', { wall: 0.06, window: 0.02, ground: 0.3 }],
  ['aerial-villa', { water: 0.015, ground: 0.3, plant: 0.05, wall: 0.005 }],
];

test.each(SHOWN)('%s shows what makes it: %j of the picture', (subject, least) => {
  for (const seed of [1, 4]) {
    const { idMap, classes } = drawDesign({ ...designRequest(subject, seed), maxEdge: 96 }, quiet);
    const counts = new Map<string, number>();
    for (let i = 0; i < idMap.data.length; i += 3) {
      const hex = `#${[0, 1, 2].map((c) => (idMap.data[i + c] as number).toString(16).padStart(2, '0')).join('')}`;
      counts.set(hex, (counts.get(hex) ?? 0) + 3 / idMap.data.length);
    }
    for (const [name, share] of Object.entries(least))
      expect([name, seed, counts.get(classes[name as SolidClass]) ?? 0]).toSatisfy(
        ([, , found]: [string, number, number]) => found >= share,
      );
  }
});
