import { describe, expect, test, vi } from 'vitest';
import { createDesign } from '../create-design.ts';
import { FINISH_NAMES } from '@plumbline/tracer/finishes/finish-list.ts';
import { overlapDepth, reach } from '../footprint-overlap.ts';
import { designRequest } from '../test/design-request.ts';
import type { DesignWishes } from '../wishes/design-wishes.ts';

// A tree's leaves are most of a design's triangles and stand for nothing here.
vi.mock(import('../solids/trees.ts'), async (load) => ({
  ...(await load()),
  shrub: () => {},
  grassTuft: () => {},
}));

const SEEDS = [0, 1, 2, 3, 4, 5];
const design = (subject: Parameters<typeof designRequest>[0], seed: number, wishes: Partial<DesignWishes>) =>
  createDesign({ ...designRequest(subject, seed), wishes: { things: [], colours: {}, ...wishes } });

describe('things that were asked for', () => {
  test('are there in number, in the room, and stand in nothing else', () => {
    const wishes = {
      things: [
        { thing: 'armchair', count: 2 },
        { thing: 'plant', count: 2 },
      ],
      view: 'from-bed',
    } as const;
    for (const seed of SEEDS) {
      const { footprints, rooms, unplaced } = design('bedroom', seed, wishes);
      const [room] = rooms;
      const named = (name: string) => footprints.filter((each) => each.name === name);
      expect([named('armchair').length, named('plant').length, unplaced]).toEqual([2, 2, undefined]);
      for (const p of [...named('armchair'), ...named('plant')]) {
        expect(Math.abs(p.x) + reach(p, 1, 0)).toBeLessThan((room?.width ?? 0) / 2 + 0.03);
        for (const q of footprints) if (q !== p) expect(overlapDepth(p, q)).toBeLessThan(0.03);
      }
    }
  });

  test('are left out where none were wanted, and no more than asked for', () => {
    for (const seed of SEEDS) {
      const { footprints } = design('dining-room', seed, {
        things: [
          { thing: 'chair', count: 4 },
          { thing: 'plant', count: 0 },
        ],
      });
      expect(footprints.filter(({ name }) => name === 'chair')).toHaveLength(4);
      expect(footprints.filter(({ name }) => name === 'plant')).toEqual([]);
    }
  });

  test('say when there is no place for all of them', () => {
    const { unplaced = [] } = design('bathroom', 1, { things: [{ thing: 'sofa', count: 5 }] });
    expect(unplaced.length).toBeGreaterThan(0);
    expect(new Set(unplaced)).toEqual(new Set(['sofa']));
  });

  test('have finishes of their own in their colours, which the rest of the room does not take', () => {
    const { solids, finishes } = design('living-room', 3, { things: [{ thing: 'sofa', colour: '#223354' }] });
    expect(finishes.length).toBe(FINISH_NAMES.length + 3);
    const own = new Set(
      Array.from(solids.finish.subarray(0, solids.count)).filter((f) => f >= FINISH_NAMES.length),
    );
    expect(own.size).toBeGreaterThan(0);
    expect(finishes[FINISH_NAMES.length]?.albedo[2]).toBeGreaterThan(
      finishes[FINISH_NAMES.length]?.albedo[0] ?? 1,
    );
  });
});

test('a round window is a hole in the wall whose triangles leave out a disc', () => {
  const { lights, rooms } = design('bathroom', 2, { window: 'round' });
  const [portal] = lights.filter((light) => light.portal);
  expect(portal && Math.hypot(...portal.a)).toBeCloseTo((portal && Math.hypot(...portal.b)) ?? 0, 5);
  expect(rooms).toHaveLength(1);
});

test('a view from bed looks over its foot, from above downwards, and a seed changes the layout', () => {
  const fromBed = design('bedroom', 1, { view: 'from-bed' });
  expect(Math.cos(fromBed.viewpoint.yaw)).toBeLessThan(-0.99);
  expect(design('villa', 1, { view: 'above' }).viewpoint.pitch).toBeGreaterThan(0.4);
  const places = (seed: number) =>
    design('living-room', seed, { things: [{ thing: 'armchair', count: 3 }] }).footprints.map(({ x, z }) => [
      x,
      z,
    ]);
  expect(places(1)).not.toEqual(places(2));
  expect(places(1)).toEqual(places(1));
});

test('without wishes nothing is as it was asked for: the design is the one of before', () => {
  const plain = createDesign(designRequest('living-room', 4));
  const asked = design('living-room', 4, {});
  expect(asked.footprints).toEqual(plain.footprints);
  expect(asked.solids.count).toBe(plain.solids.count);
});
