import type { RoomType } from '@plumbline/scene/scene-value/plan-measures.ts';

/** In which language a model's parts are called. */
export type PlanLanguage = 'zh-CN' | 'en' | 'ja';

type Names<Key extends string> = Readonly<Record<Key, Readonly<Record<PlanLanguage, string>>>>;

const name = (zh: string, en: string, ja: string): Readonly<Record<PlanLanguage, string>> => ({
  'zh-CN': zh,
  en,
  ja,
});

/** What parts of the building are called. By these names their classes are found (`packages/models/src/classes`), in each language. */
export const PART_NAMES = {
  wall: name('内墙', 'Interior wall', '内壁'),
  atOpening: name('洞口内墙', 'Interior wall at an opening', '開口部の内壁'),
  /** What is dark of walls: it is no wall, and keeps its colour in every style. */
  cut: name('剖切', 'Cut', '切断'),
  plate: name('基地', 'Ground plate', '敷地'),
  window: name('窗', 'Window', '窓'),
  glassDoor: name('落地窗', 'Window down to the floor', '掃き出し窓'),
  door: name('门', 'Door', 'ドア'),
  floor: name('地板', 'Floor', '床板'),
  slab: name('楼板', 'Slab', 'スラブ'),
  ceiling: name('天花板', 'Ceiling', '天井'),
  stairs: name('楼梯', 'Stairs', '階段'),
} satisfies Names<string>;

/** What a room is called that nobody named; what nothing tells the use of is a room. */
export const ROOM_NAMES: Names<RoomType> = {
  living: name('客厅', 'Living room', 'リビング'),
  bedroom: name('卧室', 'Bedroom', '寝室'),
  kitchen: name('厨房', 'Kitchen', 'キッチン'),
  bathroom: name('卫生间', 'Bathroom', '浴室'),
  corridor: name('走廊', 'Hall', '廊下'),
  stairs: name('楼梯间', 'Stairs', '階段室'),
  store: name('储藏室', 'Store', '物置'),
  garage: name('车库', 'Garage', 'ガレージ'),
  terrace: name('露台', 'Terrace', 'テラス'),
  room: name('房间', 'Room', '部屋'),
};

/** Furniture, by what is built for it. */
export const FURNITURE_NAMES = {
  bed: name('床', 'Bed', 'ベッド'),
  nightstand: name('床头柜', 'Nightstand', 'サイドキャビネット'),
  wardrobe: name('衣柜', 'Wardrobe', '収納棚'),
  sofa: name('沙发', 'Sofa', 'ソファ'),
  armchair: name('扶手椅子', 'Armchair', '肘掛けチェア'),
  chair: name('椅子', 'Chair', 'チェア'),
  table: name('餐桌', 'Dining table', 'ダイニングテーブル'),
  'round-table': name('圆餐桌', 'Round table', '丸テーブル'),
  'coffee-table': name('茶几', 'Coffee table', 'ローテーブル'),
  desk: name('书桌', 'Desk', 'デスク'),
  sideboard: name('电视柜', 'Sideboard', 'サイドボードキャビネット'),
  'kitchen-run': name('橱柜', 'Kitchen units', 'キッチンキャビネット'),
  bathtub: name('浴缸', 'Bathtub', '浴槽'),
  toilet: name('马桶', 'Toilet', 'トイレ'),
  basin: name('洗手盆', 'Washbasin', '洗面台'),
  shower: name('淋浴', 'Shower', 'シャワー'),
  rug: name('地毯', 'Rug', 'カーペット'),
  drawn: name('家具', 'Furniture as drawn', '家具'),
} satisfies Names<string>;
export type FurnitureKind = keyof typeof FURNITURE_NAMES;

export const LAYER_NAMES = {
  building: name('建筑', 'Building', '建物'),
  furniture: name('家具', 'Furniture', '家具'),
} satisfies Names<string>;

export const DOLLHOUSE = name('俯视模型', 'Dollhouse', 'ドールハウス');
export const STOREY = name('平面', 'Plan', '平面');
