import type { LocalisedText } from '../text.ts';

type Row = readonly [id: string, hex: `#${string}`, zh: string, en: string, ja: string];

const ROWS: readonly Row[] = [
  ['white', '#f8f8f6', '白色', 'White', '白'],
  ['warm-white', '#f3ece0', '暖白', 'Warm white', 'ウォームホワイト'],
  ['cool-white', '#e8eef2', '冷白', 'Cool white', 'クールホワイト'],
  ['cream', '#ebdfc4', '奶油色', 'Cream', 'クリーム色'],
  ['light-grey', '#cfcfcd', '浅灰', 'Light grey', 'ライトグレー'],
  ['grey', '#9a9a98', '灰色', 'Grey', 'グレー'],
  ['warm-grey', '#a89f94', '暖灰', 'Warm grey', 'ウォームグレー'],
  ['cool-grey', '#8f9aa3', '冷灰', 'Cool grey', 'クールグレー'],
  ['dark-grey', '#5c5c5b', '深灰', 'Dark grey', 'ダークグレー'],
  ['slate', '#4c565f', '岩灰', 'Slate', 'スレート'],
  ['charcoal', '#353535', '炭灰', 'Charcoal', 'チャコール'],
  ['black', '#131313', '黑色', 'Black', '黒'],
  ['beige', '#d6c4a4', '米色', 'Beige', 'ベージュ'],
  ['sand', '#c4ab82', '沙色', 'Sand', 'サンドカラー'],
  ['oak', '#b58e5e', '橡木色', 'Oak', 'オーク色'],
  ['caramel', '#a26a35', '焦糖色', 'Caramel', 'キャラメル色'],
  ['brown', '#7a5334', '棕色', 'Brown', '茶色'],
  ['dark-brown', '#4a3222', '深棕', 'Dark brown', '焦げ茶'],
  ['terracotta', '#b9613f', '陶土色', 'Terracotta', 'テラコッタ色'],
  ['brick-red', '#97422f', '砖红', 'Brick red', '煉瓦色'],
  ['red', '#c22d2a', '红色', 'Red', '赤'],
  ['burgundy', '#651f2b', '酒红', 'Burgundy', 'ワインレッド'],
  ['coral', '#e58068', '珊瑚色', 'Coral', 'コーラル'],
  ['pink', '#e3b1b4', '粉色', 'Pink', 'ピンク'],
  ['magenta', '#b5357d', '洋红', 'Magenta', 'マゼンタ'],
  ['orange', '#df7b2b', '橙色', 'Orange', 'オレンジ'],
  ['amber', '#dba33b', '琥珀色', 'Amber', '琥珀色'],
  ['yellow', '#ecd049', '黄色', 'Yellow', '黄色'],
  ['pale-yellow', '#f0e3a0', '淡黄', 'Pale yellow', '淡黄色'],
  ['olive', '#7d7a3f', '橄榄绿', 'Olive', 'オリーブ'],
  ['sage', '#a3af8f', '鼠尾草绿', 'Sage', 'セージグリーン'],
  ['moss', '#6b7d45', '苔藓绿', 'Moss green', 'モスグリーン'],
  ['green', '#3f8f46', '绿色', 'Green', '緑'],
  ['lime', '#9cc84a', '嫩绿', 'Fresh green', '黄緑'],
  ['dark-green', '#2f4a31', '深绿', 'Dark green', '深緑'],
  ['mint', '#b5dcc6', '薄荷绿', 'Mint', 'ミントグリーン'],
  ['teal', '#2a7d7d', '青绿', 'Teal', 'ティール'],
  ['turquoise', '#5cc1bf', '绿松石色', 'Turquoise', 'ターコイズ'],
  ['pale-blue', '#c3d9e8', '淡蓝', 'Pale blue', '淡い青'],
  ['sky-blue', '#8dbbe0', '天蓝', 'Sky blue', '空色'],
  ['blue', '#2f6fc0', '蓝色', 'Blue', '青'],
  ['misty-blue', '#7f99ad', '雾霾蓝', 'Misty blue', 'ミストブルー'],
  ['navy', '#20304f', '藏青', 'Navy', '紺'],
  ['indigo', '#3c3f86', '靛蓝', 'Indigo', '藍色'],
  ['lilac', '#c3b3da', '淡紫', 'Lilac', 'ライラック'],
  ['purple', '#75499c', '紫色', 'Purple', '紫'],
];

export interface ColourName {
  readonly id: string;
  readonly hex: string;
  readonly name: LocalisedText;
}

/** Colours as people call them, each with one that it is called by. */
export const COLOUR_NAMES: readonly ColourName[] = ROWS.map(([id, hex, zh, en, ja]) => ({
  id,
  hex,
  name: { 'zh-CN': zh, en, ja },
}));
