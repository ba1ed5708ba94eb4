import { describe, expect, test, vi } from 'vitest';
import { createDesign } from './create-design.ts';
import { INTERIOR_SUBJECTS } from './request/design-types.ts';
import { overlapDepth, reach } from './footprint-overlap.ts';
import { designRequest } from './test/design-request.ts';

// Where things stand does not depend on the triangles of their shapes, which take half of the time and more.
vi.mock(import('@plumbline/tracer/trace/solid-mesh.ts'), async (load) => {
  const real = await load();
  class PlacesAlone extends real.SolidMesh {
    override quad(): void {}
    override mappedQuad(): void {}
    override triangle(): void {}
    override smoothQuad(): void {}
  }
  return { ...real, SolidMesh: PlacesAlone };
});

const SEEDS = Array.from({ length: 50 }, (_, seed) => seed);

/** Seats are pushed under what they stand at. */
const SEATS = new Set(['chair', 'desk-chair', 'stool']);
const TABLES = new Set(['table', 'round-table', 'desk', 'school-desk', 'counter', 'island']);

describe.each(INTERIOR_SUBJECTS)('%s', (subject) => {
  test('nothing stands in anything else or in a wall', () => {
    const faults: string[] = [];
    for (const seed of SEEDS) {
      const { footprints, rooms } = createDesign(designRequest(subject, seed));
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
