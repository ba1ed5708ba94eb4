import { expect, test } from 'vitest';
import { calculateQuestion } from './calculate-question.ts';
import { COST_RANGE } from './cost-range.ts';
import { DAYLIGHT_FACTOR } from './daylight-factor.ts';
import { HEAT_LOSS } from './heat-loss.ts';
import { PAINT } from './paint.ts';
import { RAMP } from './ramp.ts';
import { REVERBERATION } from './reverberation.ts';
import { STAIR } from './stair.ts';
import { TILES } from './tiles.ts';

/** Examples worked by hand. */
test.each([
  ['a rise of 3 m by 165 mm', STAIR.compute({ rise: 3000, riser: 165 }), [18, 166.7, 297]],
  ['a rise of 2.72 m by the usual riser', STAIR.compute({ rise: 2720 }), [16, 170, 290]],
  ['a step of 170 and 290 mm', STAIR.compute({ riser: 170, going: 290 }), [630]],
  ['a ramp of 600 mm', RAMP.compute({ rise: 600, slope: 12 }), [7.2]],
  ['paint for 14 m²', PAINT.compute({ area: 14, coats: 2, coverage: 10 }), [2.8]],
  ['tiles without waste', TILES.compute({ area: 9, width: 300, height: 300, waste: 0 }), [100]],
  ['tiles with waste', TILES.compute({ area: 9, width: 600, height: 300, waste: 10 }), [55]],
  ['tiles that must be cut', TILES.compute({ area: 1, width: 300, height: 300, waste: 0 }), [12]],
  [
    'a daylight factor',
    // 0.7 × 4 × 65 / (100 × 0.75)
    DAYLIGHT_FACTOR.compute({ glazing: 4, surface: 100, transmittance: 0.7, reflectance: 0.5, sky: 65 }),
    [2.43],
  ],
  ['a reverberation time', REVERBERATION.compute({ volume: 200, absorption: 40 }), [0.805]],
  ['a heat loss', HEAT_LOSS.compute({ area: 12, uValue: 0.5, inside: 20, outside: -5 }), [150]],
  ['a cost', COST_RANGE.compute({ area: 80, least: 1500, most: 1500, yuan: true }), [120_000]],
])('%s', (_, { results }, expected) => {
  expect(results.map(({ quantity }) => quantity.from)).toEqual(expected);
});

/** Other numbers and words than those of the question set. */
test.each([
  ['总高3.2米的楼梯，每级160毫米，要几级', 'stair', 20],
  ['Storey height 3000 mm, riser 150 mm: how many steps has the stair?', 'stair', 20],
  ['階高3m、蹴上げ200mmの階段は何段？', 'stair', 15],
  ['高差450毫米的坡道，坡度1:20，多长', 'ramp', 9],
  ['How long is a ramp of 8 % with a rise of 0.4 m?', 'ramp', 5],
  ['高さ500mmのスロープ、勾配1/15なら長さは', 'ramp', 7.5],
  ['60平米的墙刷乳胶漆三遍，要几升', 'paint', 18],
  ['Paint for a wall 6 m long and 2.5 m high, one coat', 'paint', 1.5],
  ['15平方米厨房铺30×60厘米的地砖要多少块', 'tiles', 88],
  ['How many 20 x 20 cm tiles for 4 m²?', 'tiles', 105],
  ['体积500立方米、吸声量100平方米的房间混响时间', 'reverberation', 0.805],
  ['RT60 of a room with 100 m³ and 20 m² of absorption', 'reverberation', 0.805],
  ['heat loss of 5 m² of window, U-value 1.2 W/m²K, 20 °C inside and -10 °C outside', 'heatLoss', 180],
  ['屋顶20平方米，传热系数0.2，室外-15度，室内20度，散热多少', 'heatLoss', 140],
  ['100平米每平米2000元装修要多少', 'costRange', 200_000],
  ['Renovation of 50 m² at $1000 per square metre', 'costRange', 50_000],
] as const)('%s', (question, name, value) => {
  const answered = calculateQuestion(question);
  expect(answered?.calculator.name).toBe(name);
  expect(answered?.calculation.results[0].quantity.from).toBe(value);
});

test.each([
  // Nothing to work out, or not enough for it.
  '无障碍坡道最陡能做到多少？',
  'How wide is a stair?',
  'タイルの手入れは？',
  '80平方米的房子装修要多少钱',
  'Reverberation time of a room of 200 m³?',
  // What cannot be.
  '面积-5平方米的墙要几升漆',
  'A ramp of 0 mm rise',
  'heat loss of 10 m², U-value 900, 20 °C inside and 0 °C outside',
  '',
])('nothing is calculated for “%s”', (question) => {
  expect(calculateQuestion(question)).toBeUndefined();
});

test('another currency is not called yuan', () => {
  expect(
    calculateQuestion('Renovation of 50 m² at €900 per square metre')?.calculation.results[0].quantity.unit,
  ).toBe('1');
});

test('a ramp says when it is too steep and where it needs landings', () => {
  const notes = RAMP.compute({ rise: 900, slope: 8 }).notes.map(({ en }) => en);
  expect(notes.join()).toContain('Steeper than 1:12');
  expect(notes.join()).toContain('2 runs');
  expect(RAMP.compute({ rise: 300, slope: 12 }).notes).toHaveLength(1);
});

test('a stair that is not comfortable is called so', () => {
  expect(STAIR.compute({ riser: 200, going: 220 }).notes[0]?.en).toContain('Within');
  expect(STAIR.compute({ riser: 220, going: 220 }).notes[0]?.en).toContain('Outside');
});
