import { describe, expect, test } from 'vitest';
import { FLOOR_PLANS } from './floor-plans.ts';
import { door, windowIn } from './plan-openings.ts';
import { PlanSheet } from './plan-sheet.ts';
import { SITE_PLANS } from './site-plans.ts';

describe('a plan sheet', () => {
  test('is 3:2, in pixels as asked and in metres inside', () => {
    const svg = new PlanSheet(12).toSvg(600);
    expect(svg).toContain('width="600" height="400" viewBox="0 0 12 8"');
  });

  test('a wall reaches half its thickness beyond its ends', () => {
    const svg = new PlanSheet(12).wall({ from: [1, 2], to: [5, 2], thickness: 0.2 }).toSvg(600);
    expect(svg).toContain('<rect x="0.9" y="1.9" width="4.2" height="0.2"');
  });

  test('a closed curve passes through its places', () => {
    const svg = new PlanSheet(12)
      .curve(
        [
          [1, 1],
          [3, 1],
          [2, 3],
        ],
        true,
      )
      .toSvg(600);
    for (const place of ['M1 1', ' 3 1', ' 2 3', ' 1 1Z']) expect(svg).toContain(place);
  });
});

describe('openings', () => {
  const at = { at: [2, 1], along: 'x', width: 0.8, thickness: 0.2 } as const;

  test('a door leaf stands open on the asked side of its hinge', () => {
    const sheet = new PlanSheet(12);
    door(sheet, at, 1, 'second');
    // The far end of the leaf lies one width below the second jamb.
    expect(sheet.toSvg(600)).toContain('2.8 1.9');
  });

  test('a window is four lines across its gap', () => {
    const sheet = new PlanSheet(12);
    windowIn(sheet, at);
    expect(sheet.toSvg(600).match(/fill="none"/g)).toHaveLength(4);
  });
});

test.each([...FLOOR_PLANS, ...SITE_PLANS].map(({ id, sheet }) => [id, sheet] as const))(
  '%s stays a drawing of lines',
  (_, sheet) => {
    expect(sheet.toSvg(300).match(/<path/g)?.length).toBeGreaterThan(40);
  },
);
