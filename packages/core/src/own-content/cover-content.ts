import type { UsedContent } from '@plumbline/contract/content/used-content.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ContentSource } from './content-source.ts';
import { backgroundOf, meaningOf, resolveMaterial, resolveStyle } from './resolve-content.ts';

/** Spaces that show a style best, inside and outside: the living room and the villa. */
const SHOWN_INSIDE = { classifyId1: '1', classifyId2: '11' } as const;
const SHOWN_OUTSIDE = { classifyId1: '3', classifyId2: '21' } as const;

/**
 * What the cover of an entry shows: a material by itself, a style in a room or a house, a category's space in its style, an
 * object and a background by themselves.
 *
 * @throws AppError `CONTENT_GONE` where it names what was removed
 */
export function coverContentOf(id: string, source: ContentSource): UsedContent {
  const entry = source.entryOf(id);
  if (!entry) throw new AppError('CONTENT_GONE', id);
  const { value, version } = entry;
  const nothing = { from: [], materials: [] };
  switch (value.kind) {
    case 'material':
      return { ...nothing, materials: resolveMaterial(source, id) };
    case 'style':
      return {
        ...resolveStyle(source, id),
        categories: value.domains.includes('interior') ? SHOWN_INSIDE : SHOWN_OUTSIDE,
      };
    case 'category': {
      const { domain, space, style } = meaningOf(source, id);
      return {
        ...(style === undefined ? nothing : resolveStyle(source, style)),
        categories: {
          ...(domain === undefined ? {} : { classifyId1: domain }),
          ...(space === undefined ? {} : { classifyId2: space }),
        },
      };
    }
    case 'object': {
      const { picture, heightMm, stands } = value;
      return { ...nothing, object: { entry: id, version, picture, heightMm, stands } };
    }
    case 'background':
      return { ...nothing, categories: SHOWN_OUTSIDE, background: backgroundOf({ ...entry, value }) };
    case 'prompt':
      return nothing;
  }
}
