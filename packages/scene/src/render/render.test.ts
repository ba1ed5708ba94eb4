import { describe, expect, it } from 'vitest';
import { render } from './render.ts';
import {
  canvas,
  drawHouseModel,
  fill,
  takeHousePhoto,
  testContext,
  testRequest,
} from '../test/draw-pictures.ts';

describe('render', () => {
  it('renders each kind and measures the result', () => {
    const drawing = canvas(320, 220, [255, 255, 255]);
    for (const x of [60, 160, 258]) fill(drawing, x, 60, x + 2, 180, [30, 30, 30]);
    for (const y of [60, 178]) fill(drawing, 60, y, 260, y + 2, [30, 30, 30]);
    for (const [kind, base] of [
      ['su', drawHouseModel()],
      ['white', drawHouseModel()],
      ['photo', takeHousePhoto()],
      ['wash', takeHousePhoto()],
      ['line', drawing],
    ] as const) {
      const outcome = render(base, testRequest({ kind }), testContext());
      expect([outcome.picture.width, outcome.picture.height]).toEqual([base.width, base.height]);
      expect(outcome.picture.channels).toBe(3);
      expect(outcome.fidelity.score).toBeGreaterThan(0.7);
      expect(outcome.fidelity.diff.width).toBe(base.width);
      expect(outcome.timings.fidelity).toBeGreaterThan(0);
    }
  });

  it('never enlarges the base and fits it into the longest edge', () => {
    const { picture } = render(takeHousePhoto(), testRequest({ kind: 'photo', maxEdge: 180 }), testContext());
    expect([picture.width, picture.height]).toEqual([180, 120]);
  });

  it('reports progress that never falls, up to the measuring', () => {
    const seen: number[] = [];
    const context = { ...testContext(), progress: (fraction: number) => seen.push(fraction) };
    render(takeHousePhoto(), testRequest({ kind: 'photo' }), context);
    expect(seen.length).toBeGreaterThan(4);
    expect([...seen].sort((a, b) => a - b)).toEqual(seen);
  });

  it('stops between stages when it is cancelled on the way', () => {
    const stop = new AbortController();
    const context = {
      signal: stop.signal,
      progress: (_: number, stage: string) => {
        if (stage === 'light') stop.abort(new Error('cancelled by its owner'));
      },
    };
    expect(() => render(takeHousePhoto(), testRequest({ kind: 'photo' }), context)).toThrow(
      'cancelled by its owner',
    );
  });
});
