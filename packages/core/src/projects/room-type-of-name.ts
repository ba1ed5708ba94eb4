import type { RoomType } from '@plumbline/contract/projects/project-lists.ts';

/** How rooms of models are called in three languages and by offices’ short forms; the first that fits counts. */
const WORDS: readonly (readonly [RoomType, RegExp])[] = [
  ['garage', /garage|carport|parking|车库|車庫|ガレージ|駐車/i],
  [
    'bathroom',
    /bath|shower|toilet|lavatory|restroom|washroom|powder|\bw\.?c\b|\bensuite\b|卫生间|浴|厕|洗手间|淋浴|トイレ|洗面|シャワー/i,
  ],
  ['kitchen', /kitchen|pantry|scullery|厨房|廚房|茶水间|キッチン|台所/i],
  [
    'bedroom',
    /bed\s?room|\bbed\b|\bmaster\b|\bguest\b|nursery|卧室|卧房|臥室|主卧|次卧|客房|儿童房|寝室|ベッドルーム|子供部屋|子ども部屋/i,
  ],
  ['stairs', /stair|楼梯|樓梯|階段/i],
  [
    'corridor',
    /corridor|hallway|\bhall\b|entry|entrance|foyer|vestibule|lobby|circulation|passage|走廊|过道|走道|玄关|门厅|廊下|玄関|ホール/i,
  ],
  [
    'store',
    /stor(?:e|age)|closet|wardrobe|cupboard|utility|laundry|\bplant\b|shaft|储藏|储物|衣帽间|设备间|洗衣|収納|納戸|クローゼット|物置|\bWIC\b/i,
  ],
  [
    'terrace',
    /terrace|balcony|patio|deck|porch|veranda|loggia|阳台|陽台|露台|平台|テラス|バルコニー|ベランダ|デッキ/i,
  ],
  ['living', /living|lounge|family|dining|sitting|\bLDK?\b|客厅|起居|餐厅|客廳|リビング|居間|ダイニング/i],
];

/** What a room is used for, as its name says; `room` where it says nothing. */
export function roomTypeOfName(name: string): RoomType {
  return WORDS.find(([, words]) => words.test(name))?.[0] ?? 'room';
}
