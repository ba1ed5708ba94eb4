import { STYLES, findStyle } from '@plumbline/content/styles/style-list.ts';
import { parseHexColour } from '@plumbline/imaging/srgb.ts';
import { findMaterial } from '@plumbline/scene/materials/materials.ts';
import { expect, test } from 'vitest';
import { MATERIAL_WORDS } from './material-words.ts';
import { PROMPT_WORDS } from './prompt-words.ts';
import { readPrompt, readPrompts } from './read-prompt.ts';
import { withMaterials } from './with-materials.ts';

const valuesOf = (prompt: string) =>
  Object.fromEntries(Object.entries(readPrompt(prompt)).map(([key, { value }]) => [key, value]));

test.each([
  ['雪景，湖边的别墅，新中式', { atmosphere: 'snow', environment: 'lakeside', style: 'new-chinese' }],
  ['A house by the lake at dusk, warm light', { atmosphere: 'dusk', environment: 'lakeside', warmth: 0.35 }],
  ['夕暮れの海辺、北欧スタイル', { atmosphere: 'dusk', environment: 'seaside', style: 'nordic' }],
  ['Wabi Sabi living room', { style: 'wabi-sabi' }],
  ['城市夜景', { atmosphere: 'lights', environment: 'city-street' }],
  ['snowy forest', { atmosphere: 'snow', environment: 'forest' }],
  ['red brick house with a slate roof', { materials: { masonry: 'red-brick', roof: 'natural-slate' } }],
  ['水磨石地面，皮沙发', { materials: { floor: 'terrazzo-grey', fabric: 'cognac-leather' } }],
  ['漆喰の壁とヘリンボーンの床', { materials: { wall: 'lime-plaster', floor: 'oak-herringbone' } }],
  ['bright and airy, muted colours', { brightness: 0.35, saturation: -0.3 }],
  ['明亮，鲜艳，柔和', { brightness: 0.35, saturation: 0.3, contrast: -0.3 }],
  ['薄暗い部屋、落ち着いた色', { brightness: -0.35, saturation: -0.3 }],
  ['modern 10', { style: 'modern-10' }],
  ['水彩', { style: 'watercolour' }],
  ['雨の日の街並み', { atmosphere: 'rain', environment: 'city-street' }],
])('%s', (prompt, expected) => {
  expect(valuesOf(prompt)).toEqual(expected);
});

test.each(['雪白的墙面', '上海', 'snow white walls', 'french doors', 'a rainproof roof', '雪松', ''])(
  '%s says nothing',
  (prompt) => {
    expect(valuesOf(prompt)).toEqual({});
  },
);

test.each(['不要雪景', '没有雾', 'no snow', 'without any rain', '雪なし', '霧は不要'])(
  '%s is a denial',
  (prompt) => {
    expect(valuesOf(prompt)).toEqual({});
  },
);

test('the first word of a kind counts and is reported', () => {
  expect(readPrompt('rain, then snow').atmosphere).toEqual({ value: 'rain', word: 'rain' });
});

test('every material of a word is in the library, and a negative one is taken away', () => {
  for (const [, id] of MATERIAL_WORDS) expect(findMaterial(id)?.id).toBe(id);
  const reading = readPrompts('walnut floor, leather', 'leather');
  expect(reading.materials?.value).toEqual({ floor: 'walnut-boards' });
  expect(readPrompts('brick', 'brick').materials).toBeUndefined();
});

test('a material that is asked for has its own colour', () => {
  const style = findStyle('cream')!;
  const brick = withMaterials(style, { masonry: 'red-brick' });
  expect(brick.materials?.masonry).toBe('red-brick');
  const [r = 0, , b = 0] = parseHexColour(brick.palette.stone);
  expect(r).toBeGreaterThan(b + 0.15);
  expect(brick.palette.floor).toBe(style.palette.floor);
});

test('no word has two meanings and every style exists', () => {
  const words = PROMPT_WORDS.flatMap(([, list]) => list.split(','));
  expect(words).toEqual([...new Set(words)]);
  const styles = PROMPT_WORDS.flatMap(([meaning]) => ('style' in meaning ? [meaning.style] : []));
  expect(styles.toSorted()).toEqual(STYLES.map(({ id }) => id).toSorted());
});

test('a negative prompt takes words away and turns tones round', () => {
  expect(readPrompts('snow, forest', 'snow').atmosphere).toBeUndefined();
  expect(readPrompts('snow, forest', 'snow').environment?.value).toBe('forest');
  expect(readPrompts('', 'dark, 鲜艳').brightness).toEqual({ value: 0.35, word: 'not dark' });
  expect(readPrompts('', 'dark, 鲜艳').saturation?.value).toBe(-0.3);
  expect(readPrompts('moody', 'dark').brightness?.value).toBe(-0.35);
});
