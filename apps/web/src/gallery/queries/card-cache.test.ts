import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { changeCard, changeFollowing, withCard } from './card-cache.ts';

const card = (workId: string | null) => ({ workId, liked: false, likes: 3 });
let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});

test('a like is seen in every list, in the detail and among similar works', () => {
  const pages = { pages: [{ items: [card('a')] }, { items: [card('b'), card('c')] }], pageParams: ['', 'x'] };
  client.setQueryData(['gallery', 'en', 'page', {}], pages);
  client.setQueryData(['gallery', 'ja', 'work', 'b'], { ...card('b'), story: '' });
  client.setQueryData(['gallery', 'en', 'similar', {}], [card('b')]);
  changeCard(client, 'b', { liked: true, likes: 4 });
  const list = client.getQueryData<typeof pages>(['gallery', 'en', 'page', {}]);
  expect(list?.pages[1]?.items[0]).toEqual({ workId: 'b', liked: true, likes: 4 });
  // What it does not concern stays the very same value, so that no list is drawn again for it.
  expect(list?.pages[0]).toBe(pages.pages[0]);
  expect(client.getQueryData(['gallery', 'ja', 'work', 'b'])).toMatchObject({ likes: 4 });
  expect(client.getQueryData(['gallery', 'en', 'similar', {}])).toMatchObject([{ liked: true }]);
});

test('lists that do not hold the work keep their identity, whatever they are', () => {
  for (const data of [undefined, null, 4, [card(null)], { items: [card('x')] }, { pages: [{ items: [] }] }])
    expect(withCard(data, 'a', { liked: true })).toBe(data);
});

test('following reaches the profile with its count, and the open works of that author', () => {
  const author = { userId: 'u', followed: false, followers: 6 };
  client.setQueryData(['gallery', 'en', 'author', 'u'], author);
  client.setQueryData(['gallery', 'en', 'work', 'a'], {
    story: '',
    author: { userId: 'u' },
    following: false,
  });
  client.setQueryData(['gallery', 'en', 'work', 'b'], {
    story: '',
    author: { userId: 'v' },
    following: false,
  });
  changeFollowing(client, 'u', true);
  expect(client.getQueryData(['gallery', 'en', 'author', 'u'])).toEqual({
    userId: 'u',
    followed: true,
    followers: 7,
  });
  expect(client.getQueryData(['gallery', 'en', 'work', 'a'])).toMatchObject({ following: true });
  expect(client.getQueryData(['gallery', 'en', 'work', 'b'])).toMatchObject({ following: false });
  changeFollowing(client, 'u', false, 2);
  expect(client.getQueryData(['gallery', 'en', 'author', 'u'])).toMatchObject({ followers: 2 });
});
