import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import type { LocalisedText } from '@plumbline/contract/text.ts';
import type { Style } from '@plumbline/contract/content/style.ts';
import { DEFAULT_STYLE, STYLES, findStyle } from './styles/style-list.ts';

/** A second-level category: a space or a kind of building, with the styles offered for it. */
interface Space {
  readonly id: string;
  /** Last part of the cover addresses of its children. */
  readonly slug: string;
  readonly name: LocalisedText;
  readonly styles: readonly string[];
}

interface Domain {
  readonly id: string;
  readonly name: LocalisedText;
  readonly slug: string;
  readonly spaces: readonly Space[];
}

const ALL = STYLES.map((style) => style.id);
/** The asked styles first: the first one is what the space gets when nobody chooses. */
const leading = (...first: string[]): string[] => [...first, ...ALL.filter((id) => !first.includes(id))];

/** Node 25's children are copied into node 29 by the server; only their cover addresses differ. */
export const HOMESTAY_ID = '25';
export const CHINESE_STYLE_ID = '29';
export const HOMESTAY_WORD = 'minsu';
export const CHINESE_STYLE_WORD = 'zhongshijianzhu';

const DOMAINS: readonly Domain[] = [
  {
    id: '1',
    slug: 'indoor',
    name: { 'zh-CN': '室内', en: 'Interior', ja: '室内' },
    spaces: [
      {
        id: '11',
        slug: 'living-room',
        name: { 'zh-CN': '客厅', en: 'Living room', ja: 'リビング' },
        styles: leading('modern', 'cream'),
      },
      {
        id: '12',
        slug: 'bedroom',
        name: { 'zh-CN': '卧室', en: 'Bedroom', ja: '寝室' },
        styles: leading('cream', 'minimalist'),
      },
      {
        id: '13',
        slug: 'study',
        name: { 'zh-CN': '书房', en: 'Study', ja: '書斎' },
        styles: leading('mid-century', 'new-chinese'),
      },
      {
        id: '14',
        slug: 'kitchen',
        name: { 'zh-CN': '厨房', en: 'Kitchen', ja: 'キッチン' },
        styles: leading('nordic', 'modern'),
      },
      {
        id: '15',
        slug: 'bathroom',
        name: { 'zh-CN': '卫生间', en: 'Bathroom', ja: '浴室' },
        styles: leading('minimalist', 'wabi-sabi'),
      },
      {
        id: '16',
        slug: 'dining-room',
        name: { 'zh-CN': '餐厅', en: 'Dining room', ja: 'ダイニング' },
        styles: leading('french', 'cream'),
      },
    ],
  },
  {
    id: '3',
    slug: 'architecture',
    name: { 'zh-CN': '建筑', en: 'Architecture', ja: '建築' },
    spaces: [
      {
        id: '21',
        slug: 'villa',
        name: { 'zh-CN': '别墅', en: 'Villa', ja: '別荘' },
        styles: leading('modern', 'minimalist'),
      },
      {
        id: '22',
        slug: 'townhouse',
        name: { 'zh-CN': '联排住宅', en: 'Townhouses', ja: 'タウンハウス' },
        styles: leading('french', 'industrial'),
      },
      {
        id: HOMESTAY_ID,
        slug: HOMESTAY_WORD,
        name: { 'zh-CN': '民宿', en: 'Homestay', ja: '民宿' },
        styles: leading('homestay', 'wabi-sabi'),
      },
      {
        id: CHINESE_STYLE_ID,
        slug: CHINESE_STYLE_WORD,
        name: { 'zh-CN': '中式建筑', en: 'Chinese-style architecture', ja: '中国風建築' },
        styles: [],
      },
    ],
  },
];

/** Address of a cover under the server's `/content/`. */
export function coverUrl(slug: string, styleId: string): string {
  return `/content/covers/${slug}/${styleId}.webp`;
}

/** Digits alone, as `classifyPage` joins three ids with dashes: the space's id and the style's place in the style list. */
function styleNodeId(space: Space, styleId: string): string {
  return `${space.id}${String(ALL.indexOf(styleId) + 1).padStart(2, '0')}`;
}

function spaceNode(space: Space): CategoryNode {
  const children = space.styles.flatMap((styleId): CategoryNode[] => {
    const style = findStyle(styleId);
    return style
      ? [
          {
            id: styleNodeId(space, styleId),
            name: style.name,
            cover: coverUrl(space.slug, styleId),
            children: [],
          },
        ]
      : [];
  });
  const cover = coverUrl(space.slug, space.styles[0] ?? DEFAULT_STYLE.id);
  return { id: space.id, name: space.name, cover, children };
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

/** The style that category ids stand for: the third level's, else the second level's first, else the default. */
export function styleForCategories(ids: {
  readonly classifyId2?: string | undefined;
  readonly classifyId3?: string | undefined;
}): Style {
  const byNode = ids.classifyId3 === undefined ? undefined : ALL[Number(ids.classifyId3.slice(-2)) - 1];
  const spaces = DOMAINS.flatMap((domain) => domain.spaces);
  const space = spaces.find((candidate) => candidate.id === ids.classifyId2);
  const bySpace = space?.id === CHINESE_STYLE_ID ? 'new-chinese' : space?.styles[0];
  return findStyle(byNode ?? bySpace ?? DEFAULT_STYLE.id) ?? DEFAULT_STYLE;
}

/** Every second-level category with the drawing subject its covers are made from. */
export const COVER_SLUGS: readonly {
  readonly slug: string;
  readonly subject: string;
  readonly styles: readonly string[];
}[] = DOMAINS.flatMap((domain) =>
  domain.spaces.map((space) => {
    const own: Readonly<Record<string, string>> = {
      [HOMESTAY_WORD]: 'homestay',
      [CHINESE_STYLE_WORD]: 'courtyard-house',
    };
    return { slug: space.slug, subject: own[space.slug] ?? space.slug, styles: ALL };
  }),
);
