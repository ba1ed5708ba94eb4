import type { LocalisedText } from '../../text.ts';

/** A sentence to begin with, and the picture that the built-in engine makes of it with `seed` (`scripts/make-sentence-pictures.ts`). */
export interface DesignExample {
  readonly id: string;
  readonly sentence: LocalisedText;
  readonly seed: number;
}

const example = (id: string, seed: number, zh: string, en: string, ja: string): DesignExample => ({
  id,
  seed,
  sentence: { 'zh-CN': zh, en, ja },
});

/** Where the picture of an example lies. */
export function exampleUrl({ id }: DesignExample): string {
  return `/content/sentences/${id}.webp`;
}

/** Sentences in all three languages that ask for the same. */
export const DESIGN_EXAMPLES: readonly DesignExample[] = [
  example(
    'bedroom-from-bed',
    31,
    '侘寂风卧室，圆窗，黄昏，两把单人椅，从床上看出去',
    'A bedroom in wabi-sabi with a round window at dusk, two armchairs, seen from the bed',
    '侘び寂びの寝室、丸窓、夕暮れ、アームチェア二脚、ベッドから見た眺め',
  ),
  example(
    'green-sofa',
    2012,
    '现代客厅，落地窗，一张墨绿色沙发，米色地毯，晴天',
    'Modern living room, floor-to-ceiling windows, one dark green sofa, beige rug, on a sunny day',
    'モダンなリビング、掃き出し窓、深緑のソファ一台、ベージュのラグ、晴れ',
  ),
  example(
    'brick-cafe',
    45,
    '工业风咖啡馆，红砖墙，五张黑色高脚凳，夜晚，广角',
    'Industrial café with brick walls and five black bar stools at night, wide angle',
    'インダストリアルなカフェ、レンガの壁、黒いスツール5脚、夜、広角',
  ),
  example(
    'black-chairs',
    3032,
    '北欧风餐厅，橡木餐桌，六把黑色椅子，雪天',
    'Scandinavian dining room, an oak table and six black chairs, in the snow',
    '北欧のダイニング、オークのテーブル、黒い椅子6脚、雪の日',
  ),
  example(
    'sage-bedroom',
    3035,
    '法式卧室，墙面刷成鼠尾草绿，拱形窗，早晨',
    'French bedroom, walls painted sage green, an arched window, morning',
    'フレンチの寝室、壁はセージグリーン、アーチ窓、朝の光',
  ),
  example(
    'navy-kitchen',
    3034,
    '工业风厨房，藏青色橱柜，大理石岛台，四把吧椅，夜晚',
    'Industrial kitchen, navy cabinets, a marble island and four bar stools, at night',
    'インダストリアルなキッチン、紺色のキッチン収納、大理石のアイランド、スツール四脚、夜',
  ),
  example(
    'mustard-sofa',
    33,
    '中古风客厅，芥末黄沙发，一对孔雀绿单人椅，转角视角',
    'Mid-century living room with a mustard sofa and a pair of teal armchairs, corner view',
    'ミッドセンチュリーのリビング、からし色のソファと青緑のアームチェア一対、コーナーから',
  ),
  example(
    'lake-villa',
    7,
    '湖边的别墅，秋天，黄昏，门前两辆车',
    'A villa by the lake in autumn at dusk, two cars in front of it',
    '湖畔の別荘、秋、夕暮れ、前に車が二台',
  ),
  example(
    'pool-garden',
    1022,
    '海边的泳池庭院，四张躺椅，两把遮阳伞，晴天',
    'Pool garden at the seaside with four sun loungers and two parasols, on a sunny day',
    '海辺のプールの庭、寝椅子4台、パラソル2本、晴れ',
  ),
  example(
    'garden-from-above',
    1024,
    '鸟瞰别墅庭院，春天，晴天',
    "Bird's-eye view of a villa with its garden, in spring, on a sunny day",
    '庭付きの別荘を俯瞰、春、晴れ',
  ),
  example(
    'fog-bathroom',
    1036,
    '极简浴室，独立浴缸，圆窗，窗外是森林，雾天',
    'Minimalist bathroom, freestanding tub under a round window, foggy forest outside',
    'ミニマルな浴室、置き型バスタブ、丸窓、外は森、霧',
  ),
  example(
    'autumn-park',
    2021,
    '秋天的公园，傍晚，长椅，两个行人',
    'A park in autumn at dusk, a bench, two people',
    '秋の公園、夕方、ベンチと歩行者二人',
  ),
];
