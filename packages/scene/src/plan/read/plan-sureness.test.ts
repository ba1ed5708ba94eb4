import { expect, test } from 'vitest';
import type { PlanEvidence } from './plan-reading.ts';
import { planSureness } from './plan-sureness.ts';
import { PLAN_GATE } from './refuse-non-plans.ts';

const READ: PlanEvidence = {
  paper: 0.9,
  wallShare: 0.1,
  wallParts: 8,
  square: 0.98,
  framed: 1,
  rectilinear: 0.9,
  rooms: 6,
  doors: 5,
  swings: 0,
  roomShare: 0.8,
  weight: 2,
};

test('rooms without a drawn swing are a plan where the net sees one', () => {
  expect(planSureness(READ, { learned: 0.9, takenForPlan: false }, 0)).toBeGreaterThan(0.8);
});

test('lines that fan out are none, however many rooms they close', () => {
  const fanned = { ...READ, framed: 0.4, square: 0.3, rooms: 20 };
  expect(planSureness(fanned, { learned: 0.1, takenForPlan: false }, 0)).toBeLessThan(PLAN_GATE);
});

test('what a person calls a plan is rendered as far as it was read, and refused where nothing was', () => {
  const called = { learned: 0.2, takenForPlan: true };
  expect(planSureness({ ...READ, framed: 0.6, square: 0.6 }, called, 0)).toBeGreaterThan(PLAN_GATE);
  expect(planSureness({ ...READ, rooms: 0 }, called, 0)).toBe(0);
  expect(planSureness({ ...READ, rooms: 1, doors: 0, wallParts: 1 }, called, 0)).toBe(0);
});

test('without a net the reading decides alone', () => {
  const alone = { learned: undefined, takenForPlan: false };
  expect(planSureness(READ, alone, 0.7)).toBeGreaterThanOrEqual(0.7);
});
