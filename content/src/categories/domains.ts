import type { LocalisedText } from '@plumbline/contract/text.ts';
import {
  AERIAL_STYLES,
  BUILDING_STYLES,
  FLOOR_PLAN_STYLES,
  LANDSCAPE_STYLES,
  MASTER_PLAN_STYLES,
  PUBLIC_ROOM_STYLES,
  ROOM_STYLES,
} from './domain-styles.ts';

/** A second-level category: a space or a kind of building. */
export interface Space {
  readonly id: string;
  /** Folder of its children's covers. */
  readonly slug: string;
  readonly name: LocalisedText;
  /** Styles that come first; the very first is what the space gets when nobody chooses. */
  readonly leading: readonly string[];
}

export interface Domain {
  readonly id: string;
  readonly slug: string;
  readonly name: LocalisedText;
  /** Styles that each of its spaces offers after its own leading ones, in the order of pickers. */
  readonly styles: readonly string[];
  readonly spaces: readonly Space[];
}

/** Node 25's children are copied into node 29 by the server; only their cover addresses differ. */
export const HOMESTAY_ID = '25';
export const CHINESE_STYLE_ID = '29';
export const HOMESTAY_WORD = 'minsu';
export const CHINESE_STYLE_WORD = 'zhongshijianzhu';

/** The first level; landscape is its seventh, where other clients look for it. */
export const DOMAINS: readonly Domain[] = [
  {
    id: '1',
    slug: 'indoor',
    name: { 'zh-CN': '室内', en: 'Interior', ja: '室内' },
    styles: ROOM_STYLES,
    spaces: [
      {
        id: '11',
        slug: 'living-room',
        name: { 'zh-CN': '客厅', en: 'Living room', ja: 'リビング' },
        leading: ['modern', 'cream', 'modern-4'],
      },
      {
        id: '12',
        slug: 'bedroom',
        name: { 'zh-CN': '卧室', en: 'Bedroom', ja: '寝室' },
        leading: ['cream', 'minimalist', 'modern-6'],
      },
      {
        id: '13',
        slug: 'study',
        name: { 'zh-CN': '书房', en: 'Study', ja: '書斎' },
        leading: ['mid-century', 'new-chinese', 'modern-4'],
      },
      {
        id: '14',
        slug: 'kitchen',
        name: { 'zh-CN': '厨房', en: 'Kitchen', ja: 'キッチン' },
        leading: ['nordic', 'modern', 'modern-5'],
      },
      {
        id: '15',
        slug: 'bathroom',
        name: { 'zh-CN': '卫生间', en: 'Bathroom', ja: '浴室' },
        leading: ['minimalist', 'wabi-sabi', 'modern-5'],
      },
      {
        id: '16',
        slug: 'dining-room',
        name: { 'zh-CN': '餐厅', en: 'Dining room', ja: 'ダイニング' },
        leading: ['french', 'cream', 'modern-8'],
      },
    ],
  },
  {
    id: '2',
    slug: 'commercial',
    name: { 'zh-CN': '工装', en: 'Commercial space', ja: '商業空間' },
    styles: PUBLIC_ROOM_STYLES,
    spaces: [
      {
        id: '31',
        slug: 'office',
        name: { 'zh-CN': '办公室', en: 'Office', ja: 'オフィス' },
        leading: ['modern', 'industrial', 'modern-2'],
      },
      {
        id: '32',
        slug: 'exhibition-hall',
        name: { 'zh-CN': '展厅', en: 'Exhibition hall', ja: '展示ホール' },
        leading: ['minimalist', 'modern-9', 'modern-3'],
      },
      {
        id: '33',
        slug: 'reception',
        name: { 'zh-CN': '前台接待', en: 'Reception', ja: 'レセプション' },
        leading: ['modern-5', 'light-luxury', 'new-chinese'],
      },
      {
        id: '34',
        slug: 'lobby',
        name: { 'zh-CN': '大堂', en: 'Lobby', ja: 'ロビー' },
        leading: ['light-luxury', 'new-chinese', 'modern-10'],
      },
      {
        id: '35',
        slug: 'hotel',
        name: { 'zh-CN': '酒店', en: 'Hotel', ja: 'ホテル' },
        leading: ['modern-10', 'new-chinese-2', 'wabi-sabi'],
      },
      {
        id: '36',
        slug: 'restaurant',
        name: { 'zh-CN': '餐饮店', en: 'Restaurant', ja: 'レストラン' },
        leading: ['industrial', 'new-chinese-3', 'mid-century'],
      },
      {
        id: '37',
        slug: 'cafe',
        name: { 'zh-CN': '咖啡馆', en: 'Café', ja: 'カフェ' },
        leading: ['industrial-2', 'wabi-sabi', 'nordic'],
      },
      {
        id: '38',
        slug: 'shop',
        name: { 'zh-CN': '商铺', en: 'Shop', ja: '店舗' },
        leading: ['minimalist', 'modern-8', 'cyberpunk'],
      },
      {
        id: '39',
        slug: 'school',
        name: { 'zh-CN': '学校', en: 'School', ja: '学校' },
        leading: ['nordic', 'modern-6', 'modern-7'],
      },
      {
        id: '40',
        slug: 'factory',
        name: { 'zh-CN': '厂房', en: 'Factory', ja: '工場' },
        leading: ['industrial-3', 'industrial', 'modern-9'],
      },
    ],
  },
  {
    id: '3',
    slug: 'architecture',
    name: { 'zh-CN': '建筑', en: 'Architecture', ja: '建築' },
    styles: BUILDING_STYLES,
    spaces: [
      {
        id: '21',
        slug: 'villa',
        name: { 'zh-CN': '别墅', en: 'Villa', ja: '別荘' },
        leading: ['modern', 'minimalist', 'modern-4'],
      },
      {
        id: '22',
        slug: 'townhouse',
        name: { 'zh-CN': '联排住宅', en: 'Townhouses', ja: 'タウンハウス' },
        leading: ['french', 'industrial', 'modern-8'],
      },
      {
        id: '23',
        slug: 'apartment-block',
        name: { 'zh-CN': '住宅楼', en: 'Apartment block', ja: '集合住宅' },
        leading: ['modern-2', 'modern', 'nordic'],
      },
      {
        id: '24',
        slug: 'office-building',
        name: { 'zh-CN': '办公楼', en: 'Office building', ja: 'オフィスビル' },
        leading: ['modern-9', 'modern-3', 'modern-11'],
      },
      {
        id: '25',
        slug: 'minsu',
        name: { 'zh-CN': '民宿', en: 'Homestay', ja: '民宿' },
        leading: ['homestay', 'wabi-sabi', 'japanese'],
      },
      {
        id: '26',
        slug: 'school-building',
        name: { 'zh-CN': '校舍', en: 'School building', ja: '校舎' },
        leading: ['nordic', 'modern-8', 'modern-6'],
      },
      {
        id: '27',
        slug: 'museum',
        name: { 'zh-CN': '博物馆', en: 'Museum', ja: '美術館' },
        leading: ['minimalist', 'modern-9', 'modern-5'],
      },
      {
        id: '29',
        slug: 'zhongshijianzhu',
        name: { 'zh-CN': '中式建筑', en: 'Chinese-style architecture', ja: '中国風建築' },
        leading: [],
      },
    ],
  },
  {
    id: '4',
    slug: 'birds-view',
    name: { 'zh-CN': '鸟瞰', en: 'Bird’s-eye', ja: '鳥瞰' },
    styles: AERIAL_STYLES,
    spaces: [
      {
        id: '41',
        slug: 'estate',
        name: { 'zh-CN': '住区', en: 'Housing estate', ja: '住宅地' },
        leading: ['modern', 'modern-2', 'nordic'],
      },
      {
        id: '42',
        slug: 'campus',
        name: { 'zh-CN': '园区', en: 'Campus', ja: 'キャンパス' },
        leading: ['modern-9', 'modern-6', 'minimalist'],
      },
      {
        id: '43',
        slug: 'villa-garden',
        name: { 'zh-CN': '别墅与庭院', en: 'Villa and garden', ja: '別荘と庭' },
        leading: ['modern-4', 'mediterranean', 'new-chinese'],
      },
    ],
  },
  {
    id: '5',
    slug: 'master-plan',
    name: { 'zh-CN': '总平面', en: 'Master plan', ja: '配置図' },
    styles: MASTER_PLAN_STYLES,
    spaces: [
      {
        id: '51',
        slug: 'residential-plan',
        name: { 'zh-CN': '住区总图', en: 'Housing', ja: '住宅地' },
        leading: ['modern', 'watercolour', 'marker'],
      },
      {
        id: '52',
        slug: 'park-plan',
        name: { 'zh-CN': '公园总图', en: 'Park', ja: '公園' },
        leading: ['nordic', 'watercolour', 'marker'],
      },
      {
        id: '53',
        slug: 'campus-plan',
        name: { 'zh-CN': '园区总图', en: 'Campus', ja: 'キャンパス' },
        leading: ['modern-6', 'watercolour', 'marker'],
      },
    ],
  },
  {
    id: '6',
    slug: 'floor-plan',
    name: { 'zh-CN': '平面图', en: 'Floor plan', ja: '平面図' },
    styles: FLOOR_PLAN_STYLES,
    spaces: [
      {
        id: '61',
        slug: 'apartment-plan',
        name: { 'zh-CN': '住宅平面', en: 'Home', ja: '住宅' },
        leading: ['modern', 'nordic', 'watercolour'],
      },
      {
        id: '62',
        slug: 'office-plan',
        name: { 'zh-CN': '办公平面', en: 'Office', ja: 'オフィス' },
        leading: ['modern-5', 'industrial', 'marker'],
      },
    ],
  },
  {
    id: '7',
    slug: 'landscape',
    name: { 'zh-CN': '景观', en: 'Landscape', ja: 'ランドスケープ' },
    styles: LANDSCAPE_STYLES,
    spaces: [
      {
        id: '71',
        slug: 'garden',
        name: { 'zh-CN': '庭院', en: 'Garden', ja: '庭' },
        leading: ['modern-7', 'new-chinese-2', 'japanese'],
      },
      {
        id: '72',
        slug: 'park',
        name: { 'zh-CN': '公园', en: 'Park', ja: '公園' },
        leading: ['nordic', 'modern', 'modern-7'],
      },
      {
        id: '73',
        slug: 'plaza',
        name: { 'zh-CN': '广场', en: 'Plaza', ja: '広場' },
        leading: ['modern-5', 'modern-9', 'light-luxury'],
      },
      {
        id: '74',
        slug: 'waterfront',
        name: { 'zh-CN': '滨水', en: 'Waterfront', ja: '水辺' },
        leading: ['modern-6', 'minimalist', 'mediterranean'],
      },
      {
        id: '75',
        slug: 'streetscape',
        name: { 'zh-CN': '街景', en: 'Streetscape', ja: '街路' },
        leading: ['modern-8', 'industrial-2', 'french-2'],
      },
      {
        id: '76',
        slug: 'roof-terrace',
        name: { 'zh-CN': '屋顶花园', en: 'Roof terrace', ja: '屋上庭園' },
        leading: ['modern-4', 'mediterranean', 'minimalist'],
      },
      {
        id: '77',
        slug: 'pool-garden',
        name: { 'zh-CN': '泳池庭院', en: 'Pool garden', ja: 'プールの庭' },
        leading: ['mediterranean', 'modern-10', 'modern-5'],
      },
    ],
  },
];
