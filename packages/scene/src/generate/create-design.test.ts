import { describe, expect, test } from 'vitest';
import { createDesign } from './create-design.ts';
import { DESIGN_SUBJECTS, type DesignRequest, INTERIOR_SUBJECTS } from './design-types.ts';
import { overlapDepth, reach } from './footprint-overlap.ts';
import { TEST_STYLES } from './test/test-styles.ts';

const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);

function request(subject: DesignRequest['subject'], seed: number): DesignRequest {
  const style = TEST_STYLES[seed % TEST_STYLES.length];
  if (style === undefined) throw new Error('no style');
  return { subject, style, atmosphere: 'sunny', aspect: [4, 3], seed, maxEdge: 64 };
}

/** Seats are pushed under what they stand at. */
const SEATS = new Set(['chair', 'desk-chair', 'stool']);
const TABLES = new Set(['table', 'round-table', 'desk', 'school-desk', 'counter', 'island']);

describe.each(INTERIOR_SUBJECTS)('%s', (subject) => {
  test('nothing stands in anything else or in a wall', { timeout: 60_000 }, () => {
    const faults: string[] = [];
    for (const seed of SEEDS) {
      const { footprints, rooms } = createDesign(request(subject, seed));
      const room = rooms[0];
      expect(room).toBeDefined();
      if (room === undefined) continue;
      footprints.forEach((p, i) => {
        // Trees before the windows.
        if (p.name === 'tree') return;
        const side = reach(p, 1, 0);
        const deep = reach(p, 0, 1);
        const out = Math.max(
          Math.abs(p.x) + side - room.width / 2,
          deep - p.z,
          p.z + deep - room.depth,
          p.high - room.height,
        );
        if (out > 0.03) faults.push(`${seed}: ${p.name} reaches ${out.toFixed(2)} into the room's shell`);
        for (const q of footprints.slice(0, i)) {
          const tucked =
            (SEATS.has(p.name) && TABLES.has(q.name)) || (SEATS.has(q.name) && TABLES.has(p.name));
          const depth = overlapDepth(p, q);
          if (depth > (tucked ? 0.24 : 0.02))
            faults.push(`${seed}: ${p.name} reaches ${depth.toFixed(2)} into ${q.name}`);
        }
      });
    }
    expect(faults).toEqual([]);
  });
});

test.each(DESIGN_SUBJECTS)('%s: one seed gives one design, another gives another', (subject) => {
  const once = createDesign(request(subject, 5));
  const again = createDesign(request(subject, 5));
  const other = createDesign(request(subject, 10));
  expect(again.solids.count).toBe(once.solids.count);
  expect(again.solids.geometry).toEqual(once.solids.geometry);
  expect(again.viewpoint).toEqual(once.viewpoint);
  expect(other.viewpoint).not.toEqual(once.viewpoint);
});
