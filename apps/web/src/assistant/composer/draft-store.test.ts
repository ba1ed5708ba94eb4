import { beforeEach, expect, test } from 'vitest';
import { forgetWorkspaces } from '../../session/local-keys.ts';
import { VISITOR_ID } from '../../session/visitor.ts';
import { changeDraft, readKeptDrafts, useDrafts } from './draft-store.ts';

beforeEach(() => useDrafts.setState({ drafts: {} }));
const drafts = () => useDrafts.getState().drafts;

test('each talk has its own, and an empty one is none', () => {
  changeDraft('a', { text: 'How wide' });
  changeDraft('b', { persona: 'cost' });
  changeDraft('a', { text: 'How wide?' });
  expect(drafts()).toEqual({
    a: { text: 'How wide?', images: [] },
    b: { text: '', images: [], persona: 'cost' },
  });
  changeDraft('a', { text: '' });
  expect(Object.keys(drafts())).toEqual(['b']);
});

test('only the newest are kept', () => {
  for (let at = 0; at < 40; at += 1) changeDraft(`talk${at}`, { text: 'x' });
  expect(Object.keys(drafts())).toHaveLength(30);
  expect(drafts()).not.toHaveProperty('talk9');
});

test('what the browser kept is read as far as it fits, and not from somebody else', () => {
  const kept = {
    a: { text: 'x', persona: 'cost', images: [{}] },
    b: { text: 7 },
    c: null,
    d: { text: 'y', persona: '/' },
  };
  expect(readKeptDrafts({ drafts: kept, visitor: VISITOR_ID })).toEqual({
    a: { text: 'x', images: [], persona: 'cost' },
    d: { text: 'y', images: [] },
  });
  expect(readKeptDrafts({ drafts: kept, visitor: 'other' })).toEqual({});
  expect(readKeptDrafts('rubbish')).toEqual({});
});

test('the next person at this browser finds none', () => {
  changeDraft('a', { text: 'x' });
  forgetWorkspaces();
  expect(drafts()).toEqual({});
});
