import type { ManagedItem } from '@plumbline/contract/api/administration/content.ts';
import { expect, test } from 'vitest';
import { overlayDraftOf, overlayOf } from './overlay-draft.ts';

const name = { 'zh-CN': '沙发', en: 'Sofa', ja: 'ソファ' };
const item: ManagedItem = {
  kind: 'object',
  id: 'sofa',
  builtIn: { name, lead: null, instructions: null, cover: '/content/objects/sofa.webp' },
  draft: null,
  published: null,
  publishedAt: null,
};

test('an item that is as it ships has nothing laid over it', () => {
  expect(overlayOf(overlayDraftOf(item), item.builtIn)).toEqual({});
});

test('what is published is edited further, and its draft before it', () => {
  const published = { ...item, published: { hidden: true, position: 4 } };
  expect(overlayOf(overlayDraftOf(published), item.builtIn)).toEqual({ hidden: true, position: 4 });
  const drafted = { ...published, draft: { name: { ...name, en: 'Couch' } } };
  expect(overlayOf(overlayDraftOf(drafted), item.builtIn)).toEqual({ name: { ...name, en: 'Couch' } });
});

test('what says the same as what ships is no change', () => {
  const draft = { ...overlayDraftOf(item), cover: ' ', position: '-1' };
  expect(overlayOf(draft, item.builtIn)).toEqual({});
});
