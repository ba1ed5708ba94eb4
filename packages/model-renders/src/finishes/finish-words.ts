import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';

/** What materials are called, in English, German, Chinese and Japanese, and the finish of a style that shows such a one. */
const WORDS: readonly (readonly [pattern: RegExp, outside: FinishName, inside: FinishName])[] = [
  [/brick|klinker|ziegel|mauerwerk|masonry|(?<![瓷地面釉])[砖磚]|レンガ|れんが|煉瓦/i, 'brick', 'brick'],
  [/concrete|beton|cement|混凝土|水泥|コンクリ|モルタル/i, 'concrete', 'concrete'],
  [/marble|terrazzo|大理石|水磨石|テラゾ/i, 'worktop', 'worktop'],
  [/stone|granit|limestone|travertin|slate|石材|石头|花岗|石灰|御影|自然石/i, 'masonry', 'masonry'],
  [/asphalt|bitumen|沥青|アスファルト/i, 'asphalt', 'asphalt'],
  [/gravel|kies|pebble|碎石|砾石|砂利/i, 'gravel', 'gravel'],
  [/grass|lawn|turf|rasen|草|芝/i, 'grass', 'grass'],
  [/soil|earth|erde|土壤|土壌/i, 'soil', 'soil'],
  [/tile|ceramic|fliesen|porcelain|瓷砖|地砖|陶瓷|タイル|磁器/i, 'paving', 'floor-wet'],
  [
    /wood|timber|oak|walnut|\bpine\b|holz|plywood|cedar|teak|\bash\b|birch|maple|lumber|木|オーク|ウォルナット|杉|檜/i,
    'timber',
    'timber',
  ],
  [/brass|bronze|copper|gold|黄铜|铜|真鍮|銅/i, 'brass', 'brass'],
  [
    /metal|steel|alumin|\balu|iron|zinc|chrome|stahl|金属|钢|鋼|铝|铁|鉄|アルミ|ステンレス|不锈/i,
    'metal',
    'metal',
  ],
  [
    /fabric|cloth|textile|leather|linen|cotton|wool|velvet|upholster|carpet|teppich|地毯|カーペット|絨毯|布|织物|皮革|绒|ファブリック|革/i,
    'fabric',
    'fabric',
  ],
  [
    /plaster|stucco|render\b|gypsum|paint|drywall|putz|涂料|抹灰|石膏|乳胶漆|塗装|漆喰|モルタル塗/i,
    'facade',
    'wall',
  ],
];

/** The finish that a material's name asks for; undefined where it says nothing. */
export function finishOfWords(names: string, inside: boolean): FinishName | undefined {
  const name = visibleLayer(names, inside);
  for (const [pattern, outdoor, indoor] of WORDS) if (pattern.test(name)) return inside ? indoor : outdoor;
  return undefined;
}

/** Between the materials of one part. */
export const LAYERS = ' / ';
/** Layers of a wall or slab that nobody sees. */
const CORE =
  /stud|furring|firring|insul|\bair\b|vapou?r|thermal|membrane|batt\b|rigid|barrier|sheathing|damp|substrate|保温|防水|空气|断熱|空気/i;

/** A wall's layers are listed from outside to inside: which of them shows. */
function visibleLayer(names: string, inside: boolean): string {
  if (!names.includes(LAYERS)) return names;
  const layers = names.split(LAYERS);
  const shown = layers.filter((layer) => !CORE.test(layer));
  return (inside ? shown.at(-1) : shown[0]) ?? names;
}

const INNER = /\b(interior|internal|inner|partition|innen)|内墙|隔墙|内壁|間仕切/i;
const OUTER = /\b(exterior|external|outer|facade|aussen|außen|cladding)|外墙|外壁|外牆/i;

/** Whether a wall's name says where it stands. */
export function sideOfWords(name: string): 'inside' | 'outside' | undefined {
  if (INNER.test(name)) return 'inside';
  return OUTER.test(name) ? 'outside' : undefined;
}

const RUG = /\b(rug|rugs|carpet|carpets|teppich)\b|地毯|カーペット|絨毯|ラグ/i;

/** Whether a floor's name says that it is of cloth, whatever its material is called. */
export function isRug(name: string): boolean {
  return RUG.test(name);
}

const SOFT =
  /sofa|couch|armchair|bed\b|mattress|cushion|pillow|ottoman|pouf|沙发|床(?!头柜)|枕|坐垫|ソファ|ベッド|クッション|いす|椅/i;
const CASE =
  /table|desk|cabinet|wardrobe|shelf|shelves|drawer|sideboard|cupboard|dresser|counter|bench|桌|柜|架|茶几|テーブル|机|棚|収納/i;

/** What furniture of such a name is mostly made of. */
export function finishOfFurniture(name: string): FinishName | undefined {
  if (SOFT.test(name)) return 'fabric';
  return CASE.test(name) ? 'joinery' : undefined;
}
