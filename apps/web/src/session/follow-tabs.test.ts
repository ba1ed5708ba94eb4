import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { type CurrentUser, userQuery } from './current-user.ts';
import { followChange } from './follow-tabs.ts';
import { routeAccessQuery } from './route-access.ts';

// It would look for a page to speak to.
vi.mock('../api/client.ts', () => ({ api: () => Promise.reject(new Error('not asked here')) }));

function tabOf(userId: string | null) {
  const client = new QueryClient();
  client.setQueryData(userQuery.queryKey, { userId } as CurrentUser);
  client.setQueryData(routeAccessQuery.queryKey, new Set<string>());
  const reload = vi.fn();
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
  const hear = (key: string | null, newValue: string | null) => {
    followChange(client, { key, newValue }, reload);
    return [reload.mock.calls.length, isStale(userQuery.queryKey), isStale(routeAccessQuery.queryKey)];
  };
  return { client, hear, reload };
}

test('who signs in or out in another tab does so in this one', () => {
  expect(tabOf(null).hear('loginAccountId', 'ann')).toEqual([1, false, false]);
  expect(tabOf('ann').hear('loginAccountId', null)).toEqual([1, false, false]);
  expect(tabOf('ann').hear('loginAccountId', 'ben')).toEqual([1, false, false]);
  expect(tabOf('ann').hear('loginAccountId', 'ann')).toEqual([0, false, false]);
  // Signing out where nobody was signed in.
  expect(tabOf(null).hear('loginAccountId', null)).toEqual([0, false, false]);
});

test('what became of the account, and what it may see, is asked anew', () => {
  expect(tabOf('ann').hear('userInfo', '{}')).toEqual([0, true, false]);
  expect(tabOf('ann').hear('userType', 'vip')).toEqual([0, false, true]);
  for (const key of ['userInfo', 'userType', 'plumbline.workspace', null])
    expect(tabOf('ann').hear(key, null)).toEqual([0, false, false]);
});

test('a tab that does not yet know who it is for is left alone', () => {
  const reload = vi.fn();
  followChange(new QueryClient(), { key: 'loginAccountId', newValue: 'ann' }, reload);
  expect(reload).not.toHaveBeenCalled();
});
