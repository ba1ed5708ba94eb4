import { publishBodySchema } from '@plumbline/contract/api/works.ts';
import { expect, test } from 'vitest';
import { EMPTY_WORDS, missingOf, publishBody, type PublishDraft } from './publish-draft.ts';

const picture = (imageId: string) => ({ imageId, thumbnailUrl: `/files/${imageId}` });
const work: PublishDraft = {
  ...EMPTY_WORDS,
  kind: 'work',
  pictures: [picture('a')],
  sections: [],
  title: 'Villa',
};
const section = { key: 1, kind: 'plan', caption: ' Ground floor ', pictures: [picture('p')] } as const;

test('a draft says what it lacks, one thing after the other', () => {
  expect(missingOf({ ...work, pictures: [], title: ' ' })).toBe('pictures');
  expect(missingOf({ ...work, title: ' ' })).toBe('title');
  expect(missingOf(work)).toBeUndefined();
  expect(missingOf({ ...work, kind: 'case' })).toBe('sections');
  expect(missingOf({ ...work, kind: 'case', sections: [{ ...section, pictures: [] }] })).toBe('sections');
  expect(missingOf({ ...work, kind: 'case', sections: [section] })).toBeUndefined();
});

test('what is complete is what the contract takes, and shows nothing that nobody chose to show', () => {
  for (const draft of [work, { ...work, kind: 'case' as const, sections: [section] }]) {
    const body = publishBody(draft);
    expect(publishBodySchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({ showBase: false, showPrompt: false, licence: 'all-rights-reserved' });
  }
});

test('sections of a draft that became a work again are left out', () => {
  expect(publishBody({ ...work, sections: [section] }).sections).toEqual([]);
});
