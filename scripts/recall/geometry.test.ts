import { readScene } from '@plumbline/scene/pictures/read-scene.ts';
import type { DesignSubject } from '@plumbline/designs/request/design-types.ts';
import { expect, test } from 'vitest';
import { LINE_PENS } from './pictures/pens.ts';
import { traceDesign } from './pictures/trace-design.ts';
import { requestOf } from './run-case.ts';
import { geometryError, medianOf } from './scores/score-geometry.ts';

/** By seeds that nothing was set by. */
const DESIGNS = {
  room: [
    ['bedroom', 7203],
    ['hotel-room', 7205],
    ['bathroom', 7207],
  ],
  building: [
    ['townhouse', 7213],
    ['apartment-block', 7217],
    ['school', 7219],
  ],
} as const satisfies Record<string, readonly (readonly [DesignSubject, number])[]>;

/** Median depth off by at most this share of it, and planes by at most so many degrees, of the middle design of three. */
const BOUNDS = { room: { depth: 0.2, normal: 10 }, building: { depth: 0.2, normal: 12 } } as const;

test.each(['room', 'building'] as const)('drawings of a %s stand up near their designs', (part) => {
  const [pen] = LINE_PENS;
  if (pen === undefined) throw new Error('no pen');
  const errors = DESIGNS[part].flatMap(([subject, seed]) => {
    const design = traceDesign(requestOf({ part, subject, seed, edge: 400, pens: [] }));
    const read = readScene(pen.draw(design).picture, {
      kind: 'line',
      space: part === 'room' ? 'interior' : 'exterior',
    });
    return read.scene.geometry === null ? [] : [geometryError(design, read)];
  });
  expect(errors.length).toBe(3);
  expect(medianOf(errors.map(({ depth }) => depth))).toBeLessThan(BOUNDS[part].depth);
  expect(medianOf(errors.map(({ normal }) => normal))).toBeLessThan(BOUNDS[part].normal);
});
