import { expect, test } from 'vitest';
import { enginePolicySchema, mayUseEngine, OPEN_RULE } from './engine-policy.ts';
import { enginesInTurn } from './engines-in-turn.ts';

const ENGINES = [
  { id: 'outside', place: 'internet' },
  { id: 'gpu', place: 'network' },
  { id: 'builtin', place: 'here' },
] as const;
const turn = (policy: object, wish: object = {}) =>
  enginesInTurn(enginePolicySchema.parse({ engines: {}, defaults: [], ...policy }), ENGINES, {
    role: 'user',
    function: 'indoorRender',
    ...wish,
  }).map(({ id }) => id);

test('without a word of the operators the nearest comes first, and before it the one that is named', () => {
  expect(turn({})).toEqual(['builtin', 'gpu', 'outside']);
  expect(turn({}, { engine: 'outside' })).toEqual(['outside', 'builtin', 'gpu']);
  expect(turn({}, { engine: 'gone' })).toEqual(['builtin', 'gpu', 'outside']);
});

test('the first default that fits a person and a tool comes before the others', () => {
  const defaults = [
    { engine: 'gone', roles: [], functions: [] },
    { engine: 'outside', roles: ['enterprise'], functions: [] },
    { engine: 'gpu', roles: [], functions: ['indoorRender'] },
  ];
  expect(turn({ defaults })).toEqual(['gpu', 'builtin', 'outside']);
  expect(turn({ defaults }, { role: 'visitor' })).toEqual(['gpu', 'builtin', 'outside']);
  expect(turn({ defaults }, { role: 'enterprise' })).toEqual(['outside', 'builtin', 'gpu']);
  expect(turn({ defaults }, { function: 'clean' })).toEqual(['builtin', 'gpu', 'outside']);
  expect(turn({ defaults }, { engine: 'builtin' })).toEqual(['builtin', 'gpu', 'outside']);
});

test('an engine is for whom it says, and for nobody while it is off', () => {
  const policy = enginePolicySchema.parse({
    engines: {
      gpu: { ...OPEN_RULE, roles: ['vip', 'permanent'] },
      outside: { ...OPEN_RULE, enabled: false },
    },
    defaults: [],
  });
  expect(mayUseEngine(policy, 'gpu', 'user')).toBe(false);
  expect(mayUseEngine(policy, 'gpu', 'visitor')).toBe(false);
  expect(mayUseEngine(policy, 'gpu', 'permanent')).toBe(true);
  expect(mayUseEngine(policy, 'outside', 'enterprise')).toBe(false);
  expect(mayUseEngine(policy, 'builtin', 'visitor')).toBe(true);
  expect(mayUseEngine(policy, 'toString', 'user')).toBe(true);
});
