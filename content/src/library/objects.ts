import { type LibraryEntry, named } from './library-entry.ts';

const LIVING = ['living-room', 'bedroom', 'study'];
const OUTSIDE = ['exterior', 'landscape'];

function object(id: string, zh: string, en: string, ja: string, tags: readonly string[]): LibraryEntry {
  return { id, name: named(zh, en, ja), tags, cover: `/content/objects/${id}.webp` };
}

/** Things that can be chosen in a picture or put into one. `scripts/make-object-pictures.ts` draws each of them. */
export const OBJECTS: readonly LibraryEntry[] = [
  object('window', '窗', 'Window', '窓', ['interior', 'exterior', 'opening']),
  object('door', '门', 'Door', 'ドア', ['interior', 'exterior', 'opening']),
  object('curtain', '窗帘', 'Curtain', 'カーテン', ['interior', 'fabric', ...LIVING]),
  object('stairs', '楼梯', 'Stairs', '階段', ['interior', 'exterior', 'built-in']),
  object('fireplace', '壁炉', 'Fireplace', '暖炉', ['interior', 'built-in', 'living-room']),
  object('sofa', '沙发', 'Sofa', 'ソファ', ['interior', 'seat', 'furniture', 'living-room']),
  object('armchair', '单人沙发', 'Armchair', '一人掛けソファ', ['interior', 'seat', 'furniture', ...LIVING]),
  object('chair', '椅子', 'Chair', '椅子', ['interior', 'seat', 'furniture', 'dining-room', 'study']),
  object('table', '桌子', 'Table', 'テーブル', [
    'interior',
    'furniture',
    'dining-room',
    'living-room',
    'study',
  ]),
  object('bed', '床', 'Bed', 'ベッド', ['interior', 'furniture', 'bedroom']),
  object('cabinet', '柜子', 'Cabinet', 'キャビネット', [
    'interior',
    'furniture',
    'storage',
    'kitchen',
    ...LIVING,
  ]),
  object('shelf', '书架', 'Shelf', '本棚', ['interior', 'furniture', 'storage', 'study', 'living-room']),
  object('lamp', '落地灯', 'Lamp', 'ランプ', ['interior', 'light', ...LIVING]),
  object('carpet', '地毯', 'Carpet', 'カーペット', ['interior', 'fabric', ...LIVING]),
  object('plant', '盆栽', 'Plant', '観葉植物', ['interior', 'planting', 'dining-room', ...LIVING]),
  object('sink', '洗手盆', 'Sink', 'シンク', ['interior', 'sanitary', 'kitchen', 'bathroom']),
  object('bathtub', '浴缸', 'Bathtub', '浴槽', ['interior', 'sanitary', 'bathroom']),
  object('person', '人物', 'Person', '人物', ['interior', ...OUTSIDE, 'scale-figure']),
  object('tree', '树', 'Tree', '樹木', [...OUTSIDE, 'planting']),
  object('hedge', '绿篱', 'Hedge', '生垣', [...OUTSIDE, 'planting']),
  object('bench', '长椅', 'Bench', 'ベンチ', [...OUTSIDE, 'seat']),
  object('fence', '围栏', 'Fence', 'フェンス', [...OUTSIDE, 'boundary']),
  object('pergola', '廊架', 'Pergola', 'パーゴラ', [...OUTSIDE, 'shade']),
  object('umbrella', '遮阳伞', 'Parasol', 'パラソル', [...OUTSIDE, 'shade']),
  object('fountain', '喷泉', 'Fountain', '噴水', [...OUTSIDE, 'water']),
  object('pool', '泳池', 'Pool', 'プール', [...OUTSIDE, 'water']),
  object('bridge', '桥', 'Bridge', '橋', [...OUTSIDE, 'structure']),
  object('street-lamp', '路灯', 'Street lamp', '街灯', [...OUTSIDE, 'light']),
  object('car', '汽车', 'Car', '自動車', [...OUTSIDE, 'vehicle']),
  object('bicycle', '自行车', 'Bicycle', '自転車', [...OUTSIDE, 'vehicle']),
];
