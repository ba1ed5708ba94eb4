import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import type { Style } from '@plumbline/contract/content/style.ts';
import { DEFAULT_STYLE, findStyle, findStyleByCode } from '../styles/style-list.ts';
import { CHINESE_STYLE_ID, type Domain, DOMAINS, type Space } from './domains.ts';

/** Address of the cover that shows a space in a style, under the server's `/content/`. */
export function coverUrl(slug: string, styleId: string): string {
  return `/content/covers/${slug}/${styleId}.webp`;
}

/** Address of the cover of a space itself: another view of it than any of its styles has. */
export function spaceCoverUrl(space: Space): string {
  return `/content/covers/${space.slug}/space.webp`;
}

export function domainCoverUrl(domain: Domain): string {
  return `/content/covers/${domain.slug}.webp`;
}

export const ROOT_COVER_URL = '/content/covers/all.webp';

/** The styles that a space offers, those that suit it best first. */
export function stylesOf(space: Space): readonly Style[] {
  const common = DOMAINS.find(({ spaces }) => spaces.includes(space))?.styles ?? [];
  return [...new Set([...space.leading, ...common])].flatMap((id) => findStyle(id) ?? []);
}

/** Digits alone, as `classifyPage` joins three ids with dashes: the space's id and the style's code. */
function styleNodeId(space: Space, style: Style): string {
  return `${space.id}${String(style.code).padStart(2, '0')}`;
}

function spaceNode(space: Space): CategoryNode {
  // The server alone copies the homestay's children into the Chinese-style node.
  const styles = space.id === CHINESE_STYLE_ID ? [] : stylesOf(space);
  const children = styles.map((style) => ({
    id: styleNodeId(space, style),
    name: style.name,
    cover: coverUrl(space.slug, style.id),
    children: [],
  }));
  return { id: space.id, name: space.name, cover: spaceCoverUrl(space), children };
}

/** The tree as data: root → domain → space → style. Node 29 is still without its children here. */
export const CATEGORY_ROOT: CategoryNode = {
  id: '0',
  name: { 'zh-CN': '全部', en: 'All', ja: 'すべて' },
  cover: ROOT_COVER_URL,
  children: DOMAINS.map((domain) => ({
    id: domain.id,
    name: domain.name,
    cover: domainCoverUrl(domain),
    children: domain.spaces.map(spaceNode),
  })),
};

const SPACES: readonly Space[] = DOMAINS.flatMap((domain) => domain.spaces);

/** The space of a second-level category id. */
export function findSpace(id: string | undefined): Space | undefined {
  return SPACES.find((space) => space.id === id);
}

/** The style that category ids stand for: the third level's, else the second level's first, else the default. */
export function styleForCategories(ids: {
  readonly classifyId2?: string | undefined;
  readonly classifyId3?: string | undefined;
}): Style {
  const byNode =
    ids.classifyId3 === undefined ? undefined : findStyleByCode(Number(ids.classifyId3.slice(-2)));
  if (byNode) return byNode;
  const space = findSpace(ids.classifyId2);
  const first = space?.id === CHINESE_STYLE_ID ? 'new-chinese' : space?.leading[0];
  return findStyle(first ?? DEFAULT_STYLE.id) ?? DEFAULT_STYLE;
}
