import { DOMAINS } from '@plumbline/content/categories/domains.ts';
import { findStyleByCode } from '@plumbline/content/styles/style-list.ts';
import type { CategoryMeaning } from '@plumbline/core/own-content/built-in-content.ts';
import type { LibraryItem } from './library-collection.ts';

/** What the library's items are tagged with, for each first-level category. */
export const TAG_OF_DOMAIN: Readonly<Record<string, string>> = {
  '1': 'interior',
  '2': 'interior',
  '3': 'exterior',
  '4': 'exterior',
  '5': 'exterior',
  '6': 'interior',
  '7': 'landscape',
};
const SPACES = DOMAINS.flatMap((domain) => domain.spaces.map((space) => ({ ...space, domain: domain.id })));
const SLUGS: ReadonlySet<string> = new Set(SPACES.map(({ slug }) => slug));

/**
 * Which items a `classifyId` keeps: a node of the category tree, or a tag. What names spaces belongs to those alone;
 * what names only a domain belongs to all of its spaces.
 *
 * @param ownMeaning what a category of the operators stands for; undefined for every other id
 */
export function matchCategory(
  classifyId: string,
  ownMeaning: (id: string) => CategoryMeaning | undefined = () => undefined,
): (item: LibraryItem) => boolean {
  const own = ownMeaning(classifyId);
  if (own) {
    const { style, space, domain } = own;
    if (style !== undefined) return ({ kind, id }) => kind === 'style' && id === style;
    return matchCategory(space ?? domain ?? '');
  }
  const tag = TAG_OF_DOMAIN[classifyId];
  if (tag !== undefined) return ({ tags }) => fits(tags, tag);
  const space = SPACES.find(({ id }) => id === classifyId);
  if (space) return ({ tags }) => fits(tags, TAG_OF_DOMAIN[space.domain], space.slug);
  const parent = SPACES.find(({ id }) => /^\d+$/.test(classifyId) && classifyId.slice(0, -2) === id);
  if (parent) {
    const style = findStyleByCode(Number(classifyId.slice(-2)));
    return ({ kind, id }) => kind === 'style' && id === style?.id;
  }
  return ({ tags }) => tags.includes(classifyId);
}

function fits(tags: readonly string[], domain: string | undefined, slug?: string): boolean {
  if (slug !== undefined && tags.includes(slug)) return true;
  if (slug !== undefined && tags.some((tag) => SLUGS.has(tag))) return false;
  // Gardens have buildings in them, and what stands outside stands in a landscape.
  return (
    domain !== undefined && (tags.includes(domain) || (domain === 'landscape' && tags.includes('exterior')))
  );
}
