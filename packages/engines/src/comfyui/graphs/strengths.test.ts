import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTROL_KINDS } from '../../generative/generator.ts';
import { MODEL_FAMILIES } from '../features/model-family.ts';
import { partialSchedule, SAMPLING_PRESETS } from './sampling-presets.ts';
import {
  controlStrength,
  DENOISE,
  DENOISE_IN_MASK,
  REFERENCE_WEIGHT,
  readCurve,
  STYLE_MODEL_WEIGHT,
} from './strengths.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const pair = fc.tuple(share, share).map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const)));

test('more strength never follows a control picture less, and several never more than one', () => {
  fc.assert(
    fc.property(
      pair,
      fc.constantFrom(...CONTROL_KINDS),
      fc.constantFrom(...MODEL_FAMILIES),
      fc.integer({ min: 1, max: 4 }),
      ([less, more], kind, family, count) => {
        const weak = controlStrength(kind, less, count, family);
        const strong = controlStrength(kind, more, count, family);
        expect(weak.weight).toBeLessThanOrEqual(strong.weight);
        expect(weak.end).toBeLessThanOrEqual(strong.end);
        expect(strong.weight).toBeLessThanOrEqual(1);
        expect(strong.end).toBeLessThanOrEqual(1);
        expect(controlStrength(kind, more, count + 1, family).weight).toBeLessThanOrEqual(strong.weight);
      },
    ),
  );
});

test('at full strength a line is followed at full weight to the end; at none it does not act', () => {
  expect(controlStrength('line', 1, 1, 'sdxl')).toEqual({ weight: 1, end: 1 });
  expect(controlStrength('line', 0, 1, 'sdxl').weight).toBe(0);
});

test('more similarity never changes more, more of a reference never less', () => {
  fc.assert(
    fc.property(pair, ([less, more]) => {
      for (const curve of [DENOISE, DENOISE_IN_MASK])
        expect(readCurve(curve, less)).toBeGreaterThanOrEqual(readCurve(curve, more));
      for (const curve of [REFERENCE_WEIGHT, STYLE_MODEL_WEIGHT])
        expect(readCurve(curve, less)).toBeLessThanOrEqual(readCurve(curve, more));
    }),
  );
  expect([readCurve(DENOISE, 0), readCurve(DENOISE, 1), readCurve(DENOISE, 0.7)]).toEqual([
    1,
    0.32,
    expect.closeTo(0.565),
  ]);
});

test('the tail of a schedule begins where the denoise says, and never runs fewer steps than the model needs', () => {
  const presets = MODEL_FAMILIES.flatMap((family) => Object.values(SAMPLING_PRESETS[family]));
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 1, noNaN: true }),
      fc.constantFrom(...presets),
      (denoise, preset) => {
        const { steps, start } = partialSchedule(denoise, preset);
        expect(steps - start).toBeGreaterThanOrEqual(preset.least);
        expect(steps - start).toBeLessThanOrEqual(preset.steps);
        // The share that runs is the one that was asked for, to half a step or the one that a whole number costs.
        expect(Math.abs((steps - start) / steps - denoise)).toBeLessThan(
          1 / Math.min(steps, preset.least + 1),
        );
      },
    ),
  );
  expect(partialSchedule(1, SAMPLING_PRESETS.sdxl.full)).toEqual({ steps: 24, start: 0 });
  expect(partialSchedule(0.5, SAMPLING_PRESETS.sdxl.full)).toEqual({ steps: 24, start: 12 });
  expect(partialSchedule(0.3, SAMPLING_PRESETS.sdxl.hyper)).toEqual({ steps: 10, start: 7 });
});
