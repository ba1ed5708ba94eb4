import { describe, expect, it } from 'vitest';
import { splitDisplay } from '../backdrop/display-planes.ts';
import { canvas, fill } from '../test/draw-pictures.ts';
import { detectImageKind } from './detect-image-kind.ts';
import { kindBefore, measureStanding, type StandingBefore, standsOutside } from './model-before-backdrop.ts';

const GREEN = [155, 190, 142] as const;
const WHITE = [255, 255, 255] as const;
const INK = [20, 20, 20] as const;

/** Two boxes of different height with inked edges. */
function drawBoxes(ground: readonly [number, number, number], faces: readonly [number, number, number]) {
  const picture = canvas(320, 240, ground);
  for (const [x0, y0, x1] of [
    [80, 60, 160],
    [160, 100, 240],
  ] as const) {
    fill(picture, x0, y0, x1, 200, INK);
    fill(picture, x0 + 2, y0 + 2, x1 - 2, 198, faces);
  }
  return picture;
}

function boxes(...colours: Parameters<typeof drawBoxes>) {
  return measureStanding(splitDisplay(drawBoxes(...colours)));
}

describe('kindBefore', () => {
  it('takes white faces between lines on a coloured ground for a model that stands outside', () => {
    const standing = boxes(GREEN, WHITE);
    expect(standing).toMatchObject({ colouredBackdrop: true, boxed: false, free: true });
    expect([kindBefore('line', standing, 0.6), kindBefore('plan', standing, 0.6)]).toEqual(['su', 'su']);
    expect(standsOutside(standing)).toBe(true);
  });

  it('leaves cells of the colour of their paper a drawing, on tinted paper as on white', () => {
    for (const paper of [WHITE, GREEN]) expect(kindBefore('line', boxes(paper, paper), 0.6)).toBe('line');
  });

  it('leaves a filled plan on white paper a plan, unless hardly any of its edges is level or upright', () => {
    const standing = boxes(WHITE, [190, 120, 90]);
    expect([kindBefore('plan', standing, 0.6), kindBefore('plan', standing, 0.2)]).toEqual(['plan', 'su']);
  });

  it('leaves photos that are not even, but for plans on bare paper, and what ends level as a window does', () => {
    const rough: StandingBefore = {
      smooth: 0.3,
      flat: 0.05,
      filled: 1,
      meanChroma: 0.1,
      boxed: false,
      free: true,
      colouredBackdrop: false,
      onFlatGround: false,
    };
    expect(kindBefore('photo', rough, 0.4)).toBe('photo');
    expect(kindBefore('photo', { ...rough, smooth: 0.7, flat: 0.6 }, 0.4)).toBe('su');
    expect(kindBefore('photo', { ...rough, onFlatGround: true }, 0.4)).toBe('su');
    expect(kindBefore('line', { ...rough, boxed: true }, 0.4)).toBe('line');
    expect(kindBefore('photo', rough, 0.4, 0.8)).toBe('plan');
    expect(kindBefore('photo', { ...rough, colouredBackdrop: true }, 0.4, 0.8)).toBe('photo');
    expect(kindBefore('photo', undefined, 0.4, 0.8)).toBe('photo');
    expect(standsOutside({ ...rough, boxed: true })).toBe(false);
  });
});

describe('a model that stands free', () => {
  const heard = (interior: number, above: number) => () => ({
    kinds: { su: 0.9, photo: 0, colour: 0, sketch: 0, line: 0.05, white: 0.05, plan: 0 },
    spaces: { exterior: 1 - interior, interior, landscape: 0, aerial: 0, plan: 0, site: 0 },
    views: { eye: 1 - above, above, elevation: 0, plan: 0 },
    turns: { 0: 1, 90: 0, 180: 0, 270: 0 },
  });
  const spaceOf = (interior: number, above: number) =>
    detectImageKind(drawBoxes(GREEN, WHITE), heard(interior, above)).space;

  it('is an outside, unless the nets look down into it', () => {
    expect(spaceOf(0.1, 0.9)).toBe('exterior');
    expect(spaceOf(0.9, 0.1)).toBe('exterior');
    expect(spaceOf(0.9, 0.9)).toBe('interior');
  });
});
