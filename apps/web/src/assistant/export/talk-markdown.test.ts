import type { TalkMessage } from '@plumbline/contract/api/talks.ts';
import { expect, test } from 'vitest';
import { talkFileName, talkMarkdown } from './talk-markdown.ts';

const message = (part: Partial<TalkMessage>): TalkMessage => ({
  messageId: 'm',
  talkId: 't',
  parentId: null,
  role: 'question',
  persona: 'architect',
  text: '',
  images: [],
  state: 'done',
  error: null,
  parts: [],
  siblings: ['m'],
  writer: null,
  createdAt: '2026-11-23T06:00:00.000Z',
  endedAt: null,
  ...part,
});

test('who says what, with pictures and sources', () => {
  const image = { imageId: 'i', url: '/i', thumbnailUrl: '/t', width: 1, height: 1 };
  const messages = [
    message({ text: 'How wide? ', images: [image] }),
    message({ role: 'answer', text: '**900 mm**', parts: [{ kind: 'source', title: 'GB 50096' }] }),
  ];
  const names = {
    title: 'Doors',
    you: 'You',
    sources: 'Sources',
    personaOf: (id: string) => id,
    pictureOf: (number: number) => `Picture ${number}`,
  };
  expect(talkMarkdown(messages, names)).toBe(
    '# Doors\n\n## You\n\n*Picture 1*\n\nHow wide?\n\n## architect\n\n**900 mm**\n\nSources:\n\n- GB 50096\n',
  );
});

test.each([
  ['Stairs: 175 / 280?', 'Stairs 175 280.md'],
  ['楼梯', '楼梯.md'],
  ['///', 'talk.md'],
])('%s is saved as %s', (title, name) => expect(talkFileName(title)).toBe(name));
