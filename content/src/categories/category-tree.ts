import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import type { Style } from '@plumbline/contract/content/style.ts';
import { DEFAULT_STYLE, findStyle, findStyleByCode } from '../styles/style-list.ts';
import { CHINESE_STYLE_ID, DOMAINS, HOMESTAY_ID, type Space } from './domains.ts';

/** Address of a cover under the server's `/content/`. */
export function coverUrl(slug: string, styleId: string): string {
  return `/content/covers/${slug}/${styleId}.webp`;
}

/** The styles that a space offers, those that suit it best first. */
export function stylesOf(space: Space): readonly Style[] {
  const common = DOMAINS.find(({ spaces }) => spaces.includes(space))?.styles ?? [];
  return [...new Set([...space.leading, ...common])].flatMap((id) => findStyle(id) ?? []);
}

/** How many of its styles a space is shown in. */
const OWN_COVERS = 6;

/**
 * A space is shown in its first styles; the others look as they do in the first space of the domain. The homestay has
 * covers of its own throughout: the server makes other addresses of them.
 */
export function coverOf(space: Space, style: Style): string {
  const domain = DOMAINS.find(({ spaces }) => spaces.includes(space));
  const first = domain?.spaces[0] ?? space;
  const own =
    space.id === HOMESTAY_ID ||
    stylesOf(space).indexOf(style) < OWN_COVERS ||
    !stylesOf(first).includes(style);
  return coverUrl((own ? space : first).slug, style.id);
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
    cover: coverOf(space, style),
    children: [],
  }));
  return {
    id: space.id,
    name: space.name,
    cover: coverUrl(space.slug, styles[0]?.id ?? 'new-chinese'),
    children,
  };
}

/** The tree as data: root → domain → space → style. Node 29 is still without its children here. */
export const CATEGORY_ROOT: CategoryNode = {
  id: '0',
  name: { 'zh-CN': '全部', en: 'All', ja: 'すべて' },
  cover: '',
  children: DOMAINS.map((domain) => {
    const children = domain.spaces.map(spaceNode);
    return { id: domain.id, name: domain.name, cover: children[0]?.cover ?? '', children };
  }),
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
