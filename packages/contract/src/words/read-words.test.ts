import { expect, test } from 'vitest';
import type { FunctionName } from '../tools/function-name.ts';
import { readWords } from './read-words.ts';
import { MEASURED_PROMPTS } from './testing/measured-prompts.ts';
import { ACTING_WORDS } from './vocabulary/acting-words.ts';
import type { WantedByWords } from './word-reading.ts';

/** In a tool where all of it acts: a design without a base. */
const read = (promptTxt: string, more: object = {}, name: FunctionName = 'inspiration') =>
  readWords({ function: name, promptTxt, ...more });
const NOTHING = { warmth: 0, brightness: 0, saturation: 0, contrast: 0, materials: {} };

test.each([
  ['雪景，湖边的别墅，新中式', { atmosphere: 'snow', environment: 'lakeside', style: 'new-chinese' }],
  ['A house by the lake at dusk, warm light', { atmosphere: 'dusk', environment: 'lakeside', warmth: 0.35 }],
  ['夕暮れの海辺、北欧スタイル', { atmosphere: 'dusk', environment: 'seaside', style: 'nordic' }],
  ['Wabi Sabi living room', { style: 'wabi-sabi' }],
  ['城市夜景', { atmosphere: 'lights', environment: 'city-street' }],
  ['snowy forest', { atmosphere: 'snow', environment: 'forest' }],
  ['red brick house', { materials: { masonry: 'red-brick' } }],
  ['水磨石地面，皮沙发', { materials: { floor: 'terrazzo-grey', fabric: 'cognac-leather' } }],
  ['漆喰の壁とヘリンボーンの床', { materials: { wall: 'lime-plaster', floor: 'oak-herringbone' } }],
  ['bright and airy, muted colours', { brightness: 0.35, saturation: -0.3 }],
  ['明亮，鲜艳，柔和', { brightness: 0.35, saturation: 0.3, contrast: -0.3 }],
  ['薄暗い部屋、落ち着いた色', { brightness: -0.35, saturation: -0.3 }],
  ['modern 10', { style: 'modern-10' }],
  ['水彩', { style: 'watercolour' }],
  ['雨の日の街並み', { atmosphere: 'rain', environment: 'city-street' }],
])('%s', (prompt, expected) => {
  expect(read(prompt).wanted).toEqual({ ...NOTHING, ...expected });
});

test.each(['雪白的墙面', '上海', 'snow white walls', 'french doors', 'a rainproof roof', '雪松', ''])(
  '%s says nothing',
  (prompt) => {
    expect(read(prompt).wanted).toEqual(NOTHING);
  },
);

test.each(['不要雪景', '没有雾', 'no snow', 'without any rain', '雪なし', '霧は不要', 'remove the fog'])(
  '%s is a denial, and answered',
  (prompt) => {
    expect(read(prompt).wanted).toEqual(NOTHING);
    expect(read(prompt).unanswered).toBe(false);
  },
);

test('a denial reaches over "or" and no further', () => {
  expect(read('no snow or fog in the forest').wanted).toEqual({ ...NOTHING, environment: 'forest' });
});

const marks = (prompt: string, more: object = {}, name: FunctionName = 'architecturalRender') =>
  Object.fromEntries(
    read(prompt, more, name).marks.map(({ text, state, subject }) => [
      text,
      `${state} ${subject ?? ''}`.trim(),
    ]),
  );

test('every word is marked with what it acts on and what becomes of it', () => {
  expect(marks('Snowy evenings at the lakes, slate roof, white walls, modern villas, qwertz')).toEqual({
    Snowy: 'acts weather',
    evenings: 'outweighed weather',
    lakes: 'acts surroundings',
    'slate roof': 'acts roof',
    white: 'wish colour',
    walls: 'wish wall',
    modern: 'already style',
    villas: 'plain scene',
    qwertz: 'unknown',
  });
});

test('marks stand where the words stand, in full width and without spaces, too', () => {
  const text = '现代风格的ＳＮＯＷ，（雪景：1.3）海边';
  for (const { start, end, text: word } of read(text).marks) expect(text.slice(start, end)).toBe(word);
  expect(marks(text)).toMatchObject({ 现代风格: 'already style', 海边: 'acts surroundings' });
});

test('of two words about the same the heavier counts, and of equal ones the first', () => {
  const contradiction = read('night, sunny noon');
  expect(contradiction.wanted.atmosphere).toBe('lights');
  expect(contradiction.marks).toMatchObject([
    { text: 'night', state: 'acts' },
    { text: 'sunny', state: 'outweighed', yieldsTo: 'night' },
    { text: 'noon', state: 'outweighed', yieldsTo: 'night' },
  ]);
  expect(read('night, (rain:1.4)').wanted.atmosphere).toBe('rain');
  expect(read('(warm:2)').wanted.warmth).toBeCloseTo(0.7);
  expect(read('[bright]').wanted.brightness).toBeLessThan(0.35);
  expect(read('(snow:0)').marks).toMatchObject([{ state: 'denied' }]);
});

test('what was chosen in the panel wins, and what is so anyway is said to be', () => {
  expect(marks('snow, sunshine', { atmosphere: 'fog' })).toEqual({
    snow: 'overruled weather',
    sunshine: 'outweighed weather',
  });
  expect(marks('photorealistic, sunny')).toEqual({
    photorealistic: 'already quality',
    sunny: 'already weather',
  });
  expect(marks('seaside', { environment: 'seaside' })).toEqual({ seaside: 'already surroundings' });
});

test('what a tool or a photo does not answer to is idle', () => {
  expect(marks('seaside', { imageKind: 'photo' })).toEqual({ seaside: 'idle surroundings' });
  expect(marks('seaside', { imageKind: 'line' })).toEqual({ seaside: 'acts surroundings' });
  expect(marks('thatched roof', {}, 'indoorRender')).toEqual({ 'thatched roof': 'idle roof' });
  expect(marks('industrial', {}, 'styletransferpro')).toEqual({ industrial: 'idle style' });
  expect(marks('watercolour', {}, 'styletransferpro')).toEqual({ watercolour: 'acts style' });
});

test('a substance becomes the material of the surface beside it', () => {
  expect(read('flooring of pale oak', {}, 'indoorRender').wanted.materials).toEqual({ floor: 'oak-boards' });
  expect(read('木质的地板', {}, 'indoorRender').wanted.materials).toEqual({ floor: 'oak-boards' });
  expect(read('concrete ceiling, marble floors', {}, 'indoorRender').wanted.materials).toMatchObject({
    floor: 'calacatta-marble',
  });
});

test('a sign that means something else in Japanese is read by its text', () => {
  const indoors = (promptTxt: string) => read(promptTxt, {}, 'indoorRender');
  const japanese = indoors('オークの床、雪、ソファを追加');
  expect(japanese.wanted).toMatchObject({ atmosphere: 'snow', materials: { floor: 'oak-boards' } });
  expect(japanese.wishes).toMatchObject([{ kind: 'add', text: 'ソファ', objectId: 'sofa' }]);
  for (const chinese of ['加一张床', '奶油の卧室，加一张床'])
    expect(indoors(chinese).wishes).toMatchObject([{ kind: 'add', text: '床', objectId: 'bed' }]);
  expect(indoors('机を追加してください').wishes).toMatchObject([{ kind: 'add', objectId: 'table' }]);
});

test.each([
  ['Add a red sports car', 'add', 'red sports car', 'objectChangepro', 'car'],
  ['在门口加一辆红色跑车', 'add', '红色跑车', 'objectChangepro', 'car'],
  ['赤いスポーツカーを追加してください', 'add', '赤いスポーツカー', 'objectChangepro', 'car'],
  ['a swimming pool', 'add', 'swimming pool', 'objectChangepro', 'pool'],
  ['add a zorp', 'add', 'zorp', 'objectChangepro', undefined],
  ['remove the power lines', 'remove', 'power lines', 'clean', undefined],
  ['去掉行人', 'remove', '行人', 'clean', undefined],
  ['人を消して', 'remove', '人', 'clean', undefined],
  ['no people', 'remove', 'people', 'clean', undefined],
  ['replace the chairs', 'replace', 'chairs', 'objectChangepro', 'chair'],
  ['move the table to the left', 'move', 'table', 'clean', undefined],
  ['白い壁', 'recolour', '白い壁', 'colorchange', undefined],
  ['把沙发换成绿色的', 'recolour', '沙发绿色', 'colorchange', undefined],
  ['upscale to 4k', 'enlarge', '', 'realUpImg', undefined],
  ['去除背景', 'cut-out', '', 'matting', undefined],
  ['extend the picture', 'extend', '', 'extendImg', undefined],
] as const)('%s is a wish, and the tool for it is known', (prompt, kind, text, tool, objectId) => {
  const { wishes, unanswered } = read(prompt, {}, 'architecturalRender');
  expect(wishes[0]).toMatchObject({ kind, text });
  expect(wishes[0]?.tools[0]).toBe(tool);
  expect(wishes[0]?.objectId).toBe(objectId);
  expect(unanswered).toBe(true);
});

test('a prompt that nothing answers is told from none at all, and from one that is answered in part', () => {
  expect(read('asdf qwer').unanswered).toBe(true);
  expect(read('please make it nice').unanswered).toBe(true);
  expect(read('🏠🏠').unanswered).toBe(true);
  expect(read('дом у озера').unanswered).toBe(true);
  expect(read(' \n').unanswered).toBe(false);
  expect(read('asdf snow').unanswered).toBe(false);
  expect(read('asdf', { ignoreWordAndImage: true }).unanswered).toBe(false);
  expect(readWords({ function: 'clean', promptTxt: 'asdf' }).unanswered).toBe(false);
});

test('a negative prompt takes words away and turns tones round', () => {
  const wanted = (promptTxt: string, negativePrompt: string) => read(promptTxt, { negativePrompt }).wanted;
  expect(wanted('snow, forest', 'snow')).toEqual({ ...NOTHING, environment: 'forest' });
  expect(wanted('', 'dark, 鲜艳')).toMatchObject({ brightness: 0.35, saturation: -0.3 });
  expect(wanted('moody', 'dark').brightness).toBe(-0.35);
  expect(wanted('brick', 'brick').materials).toEqual({});
  expect(read('', { negativePrompt: 'people, blurry' }).unanswered).toBe(false);
});

test('no word has two meanings', () => {
  const words = ACTING_WORDS.flatMap(([, list]) => list.split(','));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test('two thousand characters of anything are read', () => {
  for (const text of [
    '雪'.repeat(2000),
    'no '.repeat(666),
    '('.repeat(2000),
    'walnut floor, '.repeat(142),
    '\ud800'.repeat(2000),
  ])
    expect(read(text).marks.length).toBeLessThanOrEqual(2000);
});

test('of prompts as people write them nearly everything that is meant acts, and hardly anything else', () => {
  let meant = 0;
  let acted = 0;
  let both = 0;
  const missed: string[] = [];
  for (const [name, promptTxt, acts, kinds] of MEASURED_PROMPTS) {
    const chosen = name === 'inspiration' ? {} : { classifyId2: '21' };
    const reading = readWords({ function: name, promptTxt, imageKind: 'line', ...chosen });
    const got = actsOf(reading.wanted);
    meant += acts.length;
    acted += got.length;
    both += acts.filter((act) => got.includes(act)).length;
    if (kinds.some((kind) => !reading.wishes.some((wish) => wish.kind === kind))) missed.push(promptTxt);
    // What nothing should answer is refused, and nothing else is.
    if (acts.length === 0 && kinds.length === 0 && reading.wishes.length > 0) missed.push(promptTxt);
  }
  expect(both / acted).toBeGreaterThan(0.94);
  expect(both / meant).toBeGreaterThan(0.96);
  expect(missed.length / MEASURED_PROMPTS.length).toBeLessThan(0.05);
});

function actsOf({ atmosphere, environment, style, materials, ...tones }: WantedByWords): string[] {
  const named = Object.entries({ atmosphere, environment, style, ...materials });
  return [
    ...named.flatMap(([kind, value]) => (value === undefined ? [] : [`${kind}:${value}`])),
    ...Object.entries(tones).flatMap(([kind, value]) =>
      value === 0 ? [] : [`${kind}:${value > 0 ? '+' : '-'}`],
    ),
  ];
}
