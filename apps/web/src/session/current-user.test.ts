import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubStorage } from './testing/browser-storage.ts';

const answers = vi.hoisted(() => ({ userId: null as string | null }));
vi.mock('../api/client.ts', () => ({
  api: (call: string) =>
    Promise.resolve(
      call === 'vipInfo'
        ? { level: 'none', expiresAt: null, permanent: false }
        : { ...answers, userType: 'user', csrfToken: 'secret', name: 'Ann' },
    ),
}));

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const WORKSPACE = JSON.stringify({
  version: 1,
  state: { tools: { indoorRender: { values: { promptTxt: 'oak floor' } } } },
});
/** The page of this person in a browser that has a workspace, and whose prompt it shows. */
async function open(userId: string | null, kept: Readonly<Record<string, string>> = {}) {
  answers.userId = userId;
  const items = stubStorage({ 'plumbline.workspace': WORKSPACE, ...kept });
  const { useSettingsStore } = await import('../studio/settings/settings-store.ts');
  await (await import('./current-user.ts')).loadUser();
  return { items, prompt: useSettingsStore.getState().tools.indoorRender?.values.promptTxt };
}

test('signing in keeps who it is, without the token, and the visitor’s workspaces', async () => {
  const { items, prompt } = await open('ann');
  expect(prompt).toBe('oak floor');
  expect([items.get('loginAccountId'), items.get('userType')]).toEqual(['ann', 'user']);
  expect(items.get('userInfo')).toContain('Ann');
  expect(items.get('userInfo')).not.toContain('secret');
});

test('another account begins with empty workspaces, the same one goes on', async () => {
  expect((await open('ann', { loginAccountId: 'ann' })).prompt).toBe('oak floor');
  vi.resetModules();
  const other = await open('ben', { loginAccountId: 'ann' });
  expect(other.prompt).toBeUndefined();
  expect(other.items.has('plumbline.workspace')).toBe(false);
  expect(other.items.get('loginAccountId')).toBe('ben');
});

test('a session that ended forgets the person’s data and not whose workspaces these are', async () => {
  const { items, prompt } = await open(null, {
    loginAccountId: 'ann',
    userInfo: '{"name":"Ann"}',
    userType: 'user',
  });
  expect(prompt).toBe('oak floor');
  expect([items.get('loginAccountId'), items.get('userInfo'), items.get('userType')]).toEqual([
    'ann',
    undefined,
    undefined,
  ]);
});
