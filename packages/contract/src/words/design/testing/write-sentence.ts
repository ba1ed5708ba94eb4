import fc from 'fast-check';
import type { Environment } from '../../../api/environments.ts';
import type { Atmosphere } from '../../word-types.ts';
import type {
  DesignBrief,
  DesignColour,
  DesignSpace,
  DesignThing,
  DesignView,
  ThingInBrief,
  WindowShape,
} from '../design-brief.ts';
import { isPlaceable } from '../placeable.ts';

export const LANGUAGES = ['zh-CN', 'en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
type Words = readonly [zh: string, en: string, ja: string];

const SPACES: readonly (readonly [DesignSpace, Words])[] = [
  ['living-room', ['客厅', 'living room', 'リビング']],
  ['bedroom', ['卧室', 'bedroom', '寝室']],
  ['kitchen', ['厨房', 'kitchen', 'キッチン']],
  ['dining-room', ['餐厅', 'dining room', 'ダイニング']],
  ['office', ['办公室', 'office', 'オフィス']],
  ['villa', ['别墅', 'villa', '別荘']],
  ['park', ['公园', 'park', '公園']],
  ['pool-garden', ['泳池庭院', 'pool garden', 'プールの庭']],
];
const STYLES: readonly (readonly [string, Words])[] = [
  ['wabi-sabi', ['侘寂风', 'wabi-sabi', '侘び寂び']],
  ['industrial', ['工业风', 'industrial', 'インダストリアル']],
  ['nordic', ['北欧风', 'Scandinavian', '北欧風']],
  ['french', ['法式', 'French', 'フレンチ']],
];
const HOURS: readonly (readonly [Atmosphere, Words])[] = [
  ['dusk', ['黄昏', 'at dusk', '夕暮れ']],
  ['snow', ['雪天', 'in the snow', '雪の日']],
  ['lights', ['夜晚', 'at night', '夜']],
  ['sunny', ['晴天', 'on a sunny day', '晴れ']],
];
const PLACES: readonly (readonly [Environment, Words])[] = [
  ['lakeside', ['湖边', 'by the lake', '湖畔']],
  ['forest', ['森林', 'in the forest', '森']],
  ['seaside', ['海边', 'at the seaside', '海辺']],
];
const WINDOWS: readonly (readonly [WindowShape, Words])[] = [
  ['round', ['圆窗', 'a round window', '丸窓']],
  ['arched', ['拱形窗', 'an arched window', 'アーチ窓']],
  ['full-height', ['落地窗', 'floor-to-ceiling windows', '掃き出し窓']],
];
const VIEWS: readonly (readonly [DesignView, Words])[] = [
  ['frontal', ['正面视角', 'frontal view', '正面から']],
  ['corner', ['转角视角', 'seen from the corner', 'コーナーから']],
  ['low', ['低机位', 'low angle', 'ローアングル']],
  ['above', ['俯视', 'seen from above', '上から見た']],
];
/** Names with the measure word of Chinese and that of Japanese. */
const THINGS: readonly (readonly [DesignThing, Words, string, string])[] = [
  ['sofa', ['沙发', 'sofa', 'ソファ'], '张', '台'],
  ['armchair', ['单人椅', 'armchair', 'アームチェア'], '把', '脚'],
  ['chair', ['椅子', 'chair', '椅子'], '把', '脚'],
  ['stool', ['凳子', 'stool', 'スツール'], '张', '脚'],
  ['rug', ['地毯', 'rug', 'ラグ'], '块', '枚'],
  ['plant', ['绿植', 'potted plant', '観葉植物'], '盆', '鉢'],
  ['floor-lamp', ['落地灯', 'floor lamp', 'フロアランプ'], '盏', '灯'],
  ['lounger', ['躺椅', 'lounger', '寝椅子'], '张', '台'],
  ['car', ['汽车', 'car', '自動車'], '辆', '台'],
  ['tree', ['树', 'tree', '樹木'], '棵', '本'],
];
const COLOURS: readonly (readonly [DesignColour, Words])[] = [
  ['white', ['白色', 'white', '白い']],
  ['dark-green', ['墨绿色', 'dark green', '深緑']],
  ['navy', ['藏青色', 'navy', '紺色']],
  ['mustard', ['芥末黄', 'mustard', 'からし色']],
  ['terracotta', ['砖红色', 'terracotta', 'テラコッタ色']],
  ['red', ['红色', 'red', '赤い']],
];
const NUMBERS: readonly Words[] = [
  ['一', 'one', '1'],
  ['两', 'two', '2'],
  ['三', 'three', '三'],
  ['四', '4', '4'],
  ['五', 'five', '5'],
  ['六', 'six', '六'],
];

const valueOf = <Value>(list: readonly (readonly [Value, ...(readonly unknown[])])[]) =>
  fc.constantFrom(...list.map(([value]) => value));

/** Briefs that sentences can be written of. */
export function briefs(): fc.Arbitrary<DesignBrief> {
  return fc
    .record(
      {
        space: valueOf(SPACES),
        style: valueOf(STYLES),
        atmosphere: valueOf(HOURS),
        environment: valueOf(PLACES),
        window: valueOf(WINDOWS),
        view: valueOf(VIEWS),
        wall: fc.constantFrom(...COLOURS.map(([colour]) => colour)),
        things: fc.uniqueArray(
          fc.record(
            {
              thing: valueOf(THINGS),
              count: fc.integer({ min: 1, max: NUMBERS.length }),
              colour: fc.constantFrom(...COLOURS.map(([colour]) => colour)),
            },
            { requiredKeys: ['thing'] },
          ),
          { maxLength: 4, selector: ({ thing }) => thing },
        ),
      },
      { requiredKeys: ['space', 'things'] },
    )
    .map(({ wall, things, ...named }) => ({
      ...named,
      things: things.filter(({ thing }) => isPlaceable(thing, named.space)),
      colours:
        wall === undefined
          ? {}
          : named.space === 'villa' || named.space === 'park' || named.space === 'pool-garden'
            ? { facade: wall }
            : { wall },
      materials: {},
    }));
}

/** A brief in the words of a language. */
export function writeSentence(brief: DesignBrief, language: Language): string {
  const at = LANGUAGES.indexOf(language);
  const word = <Value>(list: readonly (readonly [Value, Words])[], value: Value | undefined) =>
    value === undefined ? undefined : list.find(([each]) => each === value)?.[1][at];
  const paint = brief.colours.wall ?? brief.colours.facade;
  const colour = word(COLOURS, paint);
  const things = brief.things.map((thing) => writeThing(thing, at));
  const head = [word(STYLES, brief.style), word(SPACES, brief.space)].filter(Boolean);
  const rest = [
    word(WINDOWS, brief.window),
    word(HOURS, brief.atmosphere),
    word(PLACES, brief.environment),
    colour && [`墙面刷成${colour}`, `walls painted ${colour}`, `壁は${colour}`][at],
    word(VIEWS, brief.view),
  ].filter(Boolean);
  if (language === 'en')
    return [`A ${head.join(' ')}${things.length > 0 ? ` with ${things.join(' and ')}` : ''}`, ...rest].join(
      ', ',
    );
  const joint = language === 'ja' ? 'の' : '';
  const list = things.join(language === 'ja' ? 'と' : '和');
  return [head.join(joint), list, ...rest]
    .filter((part) => part !== '')
    .join(language === 'ja' ? '、' : '，');
}

function writeThing({ thing, count, colour }: ThingInBrief, at: number): string {
  const [, names, zh, ja] = THINGS.find(([each]) => each === thing) ?? (THINGS[0] as (typeof THINGS)[number]);
  const name = names[at] ?? '';
  const paint = COLOURS.find(([each]) => each === colour)?.[1][at] ?? '';
  const number = count === undefined ? '' : (NUMBERS[count - 1]?.[at] ?? '');
  if (at === 0) return `${number && number + zh}${paint && `${paint}的`}${name}`;
  if (at === 1) {
    const many = count !== undefined && count > 1 ? `${name}s` : name;
    return `${number || 'a'} ${paint && `${paint} `}${many}`;
  }
  return `${paint && (paint.endsWith('い') ? paint : `${paint}の`)}${name}${number && number + ja}`;
}
