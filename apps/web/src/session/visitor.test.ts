import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from './testing/browser-storage.ts';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('a visitor gets an id once, under the name that other clients know, and no second one', async () => {
  const kept = stubStorage({ subUUID: 'of an older version' });
  const { VISITOR_ID } = await import('./visitor.ts');
  expect(VISITOR_ID).toMatch(/^[0-9a-f]{32}$/);
  expect([...kept]).toEqual([['lingganUUID', VISITOR_ID]]);
  vi.resetModules();
  expect((await import('./visitor.ts')).VISITOR_ID).toBe(VISITOR_ID);
});

test('after signing out the next one is another visitor, and a browser without storage works', async () => {
  const kept = stubStorage({ lingganUUID: 'first' });
  (await import('./local-keys.ts')).forgetPerson();
  expect([...kept]).toEqual([]);
  vi.resetModules();
  expect((await import('./visitor.ts')).VISITOR_ID).not.toBe('first');
  vi.resetModules();
  vi.stubGlobal('localStorage', undefined);
  expect((await import('./visitor.ts')).VISITOR_ID).toMatch(/^[0-9a-f]{32}$/);
});

const WORKSPACE = 'plumbline.workspace';
const workspace = (visitor?: string) =>
  JSON.stringify({
    version: 1,
    state: { tools: { indoorRender: { values: { promptTxt: 'oak floor' } } }, ...(visitor && { visitor }) },
  });
const promptKept = async () =>
  (await import('../studio/settings/settings-store.ts')).useSettingsStore.getState().tools.indoorRender
    ?.values.promptTxt;

test.each([
  ['their own', 'me', 'oak floor'],
  ['one of a version that named no visitor', undefined, 'oak floor'],
  ['what a forgotten tab of somebody else wrote', 'somebody else', undefined],
])('of workspaces a visitor finds %s: %s gives %s', async (_name, visitor, prompt) => {
  stubStorage({ lingganUUID: 'me', [WORKSPACE]: workspace(visitor) });
  expect(await promptKept()).toBe(prompt);
});

test('what is kept names its visitor', async () => {
  const kept = stubStorage({ lingganUUID: 'me' });
  const { useSettingsStore } = await import('../studio/settings/settings-store.ts');
  useSettingsStore.getState().setValue('indoorRender', 'promptTxt', 'oak floor');
  expect(JSON.parse(kept.get(WORKSPACE) ?? '').state.visitor).toBe('me');
});
