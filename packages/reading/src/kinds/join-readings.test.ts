import { expect, test } from 'vitest';
import { joinReadings } from './join-readings.ts';
import { toKindReading } from './learned-kind.ts';

/** Nets that are sure of one kind each; 21 outputs, those of the kinds first. */
const sureOf = (kind: number, by: number): ReturnType<typeof toKindReading> =>
  toKindReading(Float32Array.from({ length: 21 }, (_, k) => (k === kind ? by : 0)));

test('two nets that agree are as sure as each, the surer of two that differ decides, and probabilities add up to one', () => {
  const [line, plan] = [sureOf(4, 6), sureOf(6, 2)];
  expect(joinReadings(line, line, 0.5).kinds.line).toBeGreaterThan(0.9);
  const both = joinReadings(line, plan, 0.5).kinds;
  expect(both.line).toBeGreaterThan(both.plan);
  expect(joinReadings(plan, line, 0.5).kinds).toEqual(both);
  expect(Object.values(both).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
});

test('one that weighs more decides against a surer one', () => {
  const [line, plan] = [sureOf(4, 6), sureOf(6, 2)];
  expect(joinReadings(plan, line, 0.95).kinds.plan).toBeGreaterThan(
    joinReadings(plan, line, 0.95).kinds.line,
  );
  expect(joinReadings(plan, line, 0).kinds.line).toBeGreaterThan(0.9);
});
