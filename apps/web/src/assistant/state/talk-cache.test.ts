import type { TalkDetail, TalkMessage } from '@plumbline/contract/api/talks.ts';
import { expect, test } from 'vitest';
import { messagesOf, type TalkPages, withFollowing, withMessage, withNewest } from './talk-cache.ts';

function message(messageId: string, parentId: string | null): TalkMessage {
  return {
    messageId,
    talkId: 't',
    parentId,
    role: 'question',
    persona: 'designer',
    text: messageId,
    images: [],
    state: 'done',
    error: null,
    parts: [],
    siblings: [messageId],
    writer: null,
    createdAt: '2026-11-23T06:00:00.000Z',
    endedAt: null,
  };
}

const talk: TalkDetail['talk'] = {
  talkId: 't',
  title: 'T',
  persona: 'designer',
  pinned: false,
  newestId: 'd',
  writing: false,
  createdAt: '2026-11-23T06:00:00.000Z',
  updatedAt: '2026-11-23T06:00:00.000Z',
};
const pages: TalkPages = {
  pages: [
    { talk, messages: [message('c', 'b'), message('d', 'c')], hasEarlier: true },
    { talk, messages: [message('a', null), message('b', 'a')], hasEarlier: false },
  ],
  pageParams: ['', 'c'],
};
const ids = (of: TalkPages) => messagesOf(of).map(({ messageId }) => messageId);

test('pages come newest first, messages are read oldest first', () => {
  expect(ids(pages)).toEqual(['a', 'b', 'c', 'd']);
  expect(messagesOf(undefined)).toEqual([]);
});

test('a message takes the place of what was known of it', () => {
  const changed = withMessage(pages, { ...message('b', 'a'), text: 'new' });
  expect(messagesOf(changed)[1]?.text).toBe('new');
  expect(ids(changed)).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  ['the newest', 'd', ['a', 'b', 'c', 'd', 'x']],
  ['an earlier one', 'c', ['a', 'b', 'c', 'x']],
  ['one of an earlier page', 'a', ['a', 'x']],
  ['nothing', null, ['x']],
])('what follows %s drives out what followed it', (_, parent, expected) => {
  const after = withFollowing(pages, parent, [message('x', parent)]);
  expect(ids(after)).toEqual(expected);
  expect(after.pageParams).toHaveLength(after.pages.length);
  expect(after.pages.at(-1)?.hasEarlier).toBe(false);
});

test('what the server tells of the newest takes their place; pages before them stay', () => {
  const newest: TalkDetail = {
    talk,
    messages: [{ ...message('c', 'b'), text: 'told' }, message('d', 'c')],
    hasEarlier: true,
  };
  const after = withNewest(pages, newest, messagesOf(pages));
  expect(ids(after)).toEqual(['a', 'b', 'c', 'd']);
  expect(messagesOf(after)[2]?.text).toBe('told');
});

test('what a message became while the server was asked is newer than the answer', () => {
  const before = messagesOf(pages);
  const declined = withMessage(pages, { ...message('d', 'c'), text: 'declined' });
  const newest: TalkDetail = {
    talk,
    messages: [{ ...message('c', 'b'), text: 'told' }, message('d', 'c')],
    hasEarlier: true,
  };
  const after = messagesOf(withNewest(declined, newest, before));
  expect(after.map(({ text }) => text)).toEqual(['a', 'b', 'told', 'declined']);
});
