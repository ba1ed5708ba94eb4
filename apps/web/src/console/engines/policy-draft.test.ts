import { OPEN_POLICY, OPEN_RULE } from '@plumbline/contract/engines/engine-policy.ts';
import { expect, test } from 'vitest';
import { raised, readTickets, tidied, withRule } from './policy-draft.ts';

test('what was changed and changed back is not saved', () => {
  const closed = withRule(OPEN_POLICY, 'comfyui', { enabled: false });
  expect(tidied(closed).engines).toEqual({ comfyui: { ...OPEN_RULE, enabled: false } });
  expect(tidied(withRule(closed, 'comfyui', { enabled: true }))).toEqual(OPEN_POLICY);
  const reordered = withRule(OPEN_POLICY, 'comfyui', { roles: [...OPEN_RULE.roles].reverse() });
  expect(tidied(reordered)).toEqual(OPEN_POLICY);
});

test.each([
  ['', 0],
  ['12', 12],
  ['1a2', 12],
  ['99999', 1000],
])('%s are %i tickets', (typed, tickets) => expect(readTickets(typed)).toBe(tickets));

test('an entry goes one place up, and the first stays', () => {
  expect(raised(['a', 'b', 'c'], 2)).toEqual(['a', 'c', 'b']);
  expect(raised(['a', 'b'], 0)).toEqual(['a', 'b']);
});
