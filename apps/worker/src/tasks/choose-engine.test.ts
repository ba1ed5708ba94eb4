import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import type { EnginePlace } from '@plumbline/contract/engines/engine-place.ts';
import { type EnginePolicy, OPEN_POLICY, OPEN_RULE } from '@plumbline/contract/engines/engine-policy.ts';
import type { EngineTerms } from '@plumbline/core/engines/engine-terms.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import { expect, test } from 'vitest';
import { createTestEngine } from '../testing/test-engine.ts';
import { chooseEngine } from './choose-engine.ts';

const engine = (id: string, more: Partial<ImageEngine> = {}): ImageEngine => ({
  ...createTestEngine(),
  id,
  ...more,
});
const sick = { health: async () => ({ healthy: false }) };
const request = (named?: string) =>
  renderRequestSchema.parse({ function: 'indoorRender', seed: 1, engine: named });
const terms = (more: Partial<EngineTerms> = {}): EngineTerms => ({
  engineId: 'a',
  extraTickets: 0,
  place: 'here',
  extras: {},
  role: 'user',
  ...more,
});

async function choose(
  engines: readonly ImageEngine[],
  {
    named,
    policy = OPEN_POLICY,
    agreed = null,
  }: { named?: string; policy?: EnginePolicy; agreed?: EngineTerms | null } = {},
): Promise<string> {
  const chosen = await chooseEngine(engines, request(named), { policy, terms: agreed });
  return chosen.engine.id;
}

test('the first healthy engine that can do a function does it, and one that is named comes before it', async () => {
  const engines = [engine('cannot', { functions: ['clean'] }), engine('a'), engine('b')];
  expect(await choose(engines)).toBe('a');
  expect(await choose(engines, { named: 'b' })).toBe('b');
});

test('a named engine that does not answer is stood in for by the next that can', async () => {
  const broken = { health: () => Promise.reject(new Error('no route')) };
  expect(await choose([engine('a'), engine('b', sick)], { named: 'b' })).toBe('a');
  expect(await choose([engine('a'), engine('b', broken)], { named: 'b' })).toBe('a');
  await expect(choose([engine('a', sick), engine('b', sick)], { named: 'b' })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
});

test.each<[EnginePlace | null, EnginePlace, boolean]>([
  ['here', 'network', false],
  ['network', 'internet', false],
  ['network', 'network', true],
  ['internet', 'network', true],
  [null, 'network', false],
  [null, 'here', true],
])('agreed was an engine %s: one that stands %s takes its place: %s', async (place, other, may) => {
  const engines = [engine('a', sick), engine('b', { place: other })];
  const chosen = choose(engines, { agreed: terms({ place }) });
  await (may
    ? expect(chosen).resolves.toBe('b')
    : expect(chosen).rejects.toMatchObject({ code: 'UNAVAILABLE' }));
});

test('no dearer engine than was paid for takes a place, by the prices of the start', async () => {
  const engines = [engine('a', sick), engine('b'), engine('c')];
  const policy = {
    ...OPEN_POLICY,
    engines: { b: { ...OPEN_RULE, extraTickets: 3 }, c: { ...OPEN_RULE, extraTickets: 9 } },
  };
  expect(await choose(engines, { policy, agreed: terms({ extraTickets: 3 }) })).toBe('b');
  expect(await choose(engines, { policy, agreed: terms({ extraTickets: 2, extras: { c: 2 } }) })).toBe('c');
  await expect(choose(engines, { policy, agreed: terms({ extraTickets: 2 }) })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
});

test('what operators have closed since the start makes nothing', async () => {
  const closed = { ...OPEN_POLICY, engines: { a: { ...OPEN_RULE, enabled: false } } };
  expect(await choose([engine('a'), engine('b')], { policy: closed, agreed: terms() })).toBe('b');
  await expect(choose([engine('a')], { policy: closed, agreed: terms() })).rejects.toMatchObject({
    code: 'ENGINE_NOT_ALLOWED',
  });
  const forOthers = { ...OPEN_POLICY, engines: { a: { ...OPEN_RULE, roles: ['vip' as const] } } };
  expect(await choose([engine('a'), engine('b')], { policy: forOthers, agreed: terms() })).toBe('b');
  expect(await choose([engine('a')], { policy: forOthers, agreed: terms({ role: 'vip' }) })).toBe('a');
});
