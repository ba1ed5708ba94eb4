import type { LearnedKindReading } from '@plumbline/reading/kinds/learned-kind.ts';
import { ownKindReader } from '@plumbline/reading/own/own-kind-reader.ts';
import { expect, test } from 'vitest';
import { drawLines } from '../drawing/test/draw-lines.ts';
import { detectImageKind } from './detect-image-kind.ts';
import { fuseKinds, learnedOutside, spaceByNet } from './fuse-kinds.ts';
import type { RankedKind } from './kind-rules.ts';
import { KIND_TRUST } from './kind-trust.ts';

const LEARNED: LearnedKindReading = {
  kinds: { su: 0.01, photo: 0.01, colour: 0.01, sketch: 0.01, line: 0.05, white: 0.01, plan: 0.9 },
  spaces: { exterior: 0.05, interior: 0.1, landscape: 0.05, aerial: 0, plan: 0.6, site: 0.2 },
  views: { eye: 0, above: 0, elevation: 0, plan: 1 },
  turns: { 0: 1, 90: 0, 180: 0, 270: 0 },
};
const RANKED: readonly RankedKind[] = [
  { kind: 'line', score: 0.7 },
  { kind: 'plan', score: 0.25 },
  { kind: 'sketch', score: 0.05 },
  { kind: 'su', score: 0 },
  { kind: 'white', score: 0 },
  { kind: 'photo', score: 0 },
  { kind: 'colour', score: 0 },
];

/** The same of all questions. */
function trust(net: number, rules: number) {
  return { sheets: { net, rules }, surfaces: { net, rules }, doubt: 0.01 };
}

test('each witness alone is heard where the other one is not trusted', () => {
  expect(fuseKinds(RANKED, { freehand: 0.1, light: 0 }, LEARNED, trust(0, 1))[0].kind).toBe('line');
  expect(fuseKinds(RANKED, { freehand: 0.1, light: 0 }, LEARNED, trust(1, 0))[0].kind).toBe('plan');
});

test('the surer one decides where both are trusted alike, and the scores add up to one', () => {
  const fused = fuseKinds(RANKED, { freehand: 0.1, light: 0 }, LEARNED, trust(1, 1));
  expect(fused[0].kind).toBe('plan');
  expect(fused.reduce((sum, { score }) => sum + score, 0)).toBeCloseTo(1, 9);
});

const TRUST = trust(1.5, 0.5);

test('a net that is sure is heard against sure rules where it is trusted more, one in doubt is not', () => {
  const photo = RANKED.map(({ kind }) => ({ kind, score: kind === 'photo' ? 0.95 : 0.05 / 6 }));
  const sure = { ...LEARNED, kinds: { ...LEARNED.kinds, white: 0.9, plan: 0.02 } };
  const doubtful = { ...LEARNED, kinds: { ...LEARNED.kinds, white: 0.4, photo: 0.2, plan: 0.3 } };
  expect(fuseKinds(photo, { freehand: 0.1, light: 0 }, sure, TRUST)[0].kind).toBe('white');
  expect(fuseKinds(photo, { freehand: 0.1, light: 0 }, doubtful, TRUST)[0].kind).toBe('photo');
});

test('which of two surfaces a picture has is another question than whether there is a sheet', () => {
  const grey = RANKED.map(({ kind }) => ({ kind, score: kind === 'white' ? 0.95 : 0.05 / 6 }));
  const photo = { ...LEARNED, kinds: { ...LEARNED.kinds, photo: 0.7, white: 0.2, plan: 0.02 } };
  const net = { net: 2, rules: 0.5 };
  expect(
    fuseKinds(grey, { freehand: 0.1, light: 0 }, photo, { ...TRUST, sheets: net, surfaces: net })[0].kind,
  ).toBe('photo');
  expect(
    fuseKinds(grey, { freehand: 0.1, light: 0 }, photo, {
      ...TRUST,
      sheets: net,
      surfaces: { net: 1, rules: 1 },
    })[0].kind,
  ).toBe('white');
});

test('whether lines are ruled or drawn by hand is for the rules to say, also where they take the picture for something else', () => {
  const drawn = { ...LEARNED, kinds: { ...LEARNED.kinds, line: 0.9, sketch: 0.02, plan: 0.04 } };
  expect(fuseKinds(RANKED, { freehand: 0.8, light: 0 }, drawn, TRUST)[0].kind).toBe('sketch');
  expect(fuseKinds(RANKED, { freehand: 0.2, light: 0 }, drawn, TRUST)[0].kind).toBe('line');
});

test('a plan that the rules are sure to be a line drawing is one where the nets see it', () => {
  const sure = RANKED.map(({ kind }) => ({ kind, score: kind === 'line' ? 1 : 0 }));
  const seen = { ...LEARNED, kinds: { ...LEARNED.kinds, line: 0.2, plan: 0.6 } };
  expect(fuseKinds(sure, { freehand: 0.1, light: 0 }, seen, KIND_TRUST)[0].kind).toBe('plan');
  const unseen = { ...LEARNED, kinds: { ...LEARNED.kinds, line: 0.4, plan: 0.35 } };
  expect(fuseKinds(sure, { freehand: 0.1, light: 0 }, unseen, KIND_TRUST)[0].kind).toBe('line');
});

test('a plan is asked for site or floor, anything else for outside or inside', () => {
  expect(learnedOutside(LEARNED, 'plan')).toBeCloseTo(0.25, 2);
  expect(learnedOutside(LEARNED, 'line')).toBeCloseTo(0.5, 2);
});

test('inside or outside is as sure as the net is, the surer the more it is trusted', () => {
  expect(spaceByNet(0.8, 1)).toEqual({ space: 'exterior', confidence: expect.closeTo(0.8, 9) });
  expect(spaceByNet(0.2, 1)).toEqual({ space: 'interior', confidence: expect.closeTo(0.8, 9) });
  expect(spaceByNet(0.2, 2).confidence).toBeGreaterThan(0.9);
  expect(spaceByNet(1, 2).confidence).toBeLessThan(1);
});

test('without a net the rules decide, and say that they were alone', () => {
  const picture = drawLines(300, 200, [{ from: [20, 20], to: [280, 180] }]);
  expect(detectImageKind(picture, null).witnesses).toBe('rules');
  expect(detectImageKind(picture, ownKindReader()).witnesses).toBe('rules and net');
});

test('an outside that is light throughout may be a coloured drawing though the rules call it a photo, a dark one and a room may not', () => {
  const photo = RANKED.map(({ kind }) => ({ kind, score: kind === 'photo' ? 0.99 : 0.01 / 6 }));
  const kinds = { su: 0.01, photo: 0.2, colour: 0.6, sketch: 0.05, line: 0.01, white: 0.1, plan: 0.03 };
  const outside = { ...LEARNED, kinds, spaces: { ...LEARNED.spaces, exterior: 0.95, interior: 0.02 } };
  const inside = {
    ...LEARNED,
    kinds,
    spaces: { ...LEARNED.spaces, exterior: 0.02, interior: 0.95, landscape: 0 },
  };
  const kindOf = (light: number, learned: LearnedKindReading) =>
    fuseKinds(photo, { freehand: 0.5, light }, learned, KIND_TRUST)[0].kind;
  expect(kindOf(1, outside)).toBe('colour');
  expect(kindOf(0, outside)).toBe('photo');
  expect(kindOf(1, inside)).toBe('photo');
});
