import { expect, test } from 'vitest';
import { locateQuantities, readQuantities } from './read-quantities.ts';

const written = (text: string) =>
  readQuantities(text).map(({ from, to, unit }) => `${from === to ? from : `${from}..${to}`} ${unit}`);

test.each([
  ['台面高 850–900 mm', ['850..900 mm']],
  ['每平米1500到2500元', ['1500..2500 CNY']],
  ['高差600毫米，按1:12做坡道', ['600 mm', '12 1:n']],
  ['窓は床面積の 1/7 以上', ['7 1:n']],
  ['12m²の床に300×300mmのタイル', ['12 m²', '300 mm', '300 mm']],
  ['tiles of 600 x 300 mm for 9 m² with 10 % waste', ['600 mm', '300 mm', '9 m²', '10 %']],
  ['室内20度室外零下5度', ['20 °C', '-5 °C']],
  ['down to -25 °C', ['-25 °C']],
  ['1,200 lux', ['1200 lx']],
  ['30厘米、2メートル、3 ミリ', ['300 mm', '2 m', '3 mm']],
  ['U-value of 0.3', ['0.3 1']],
  ['30×60厘米的砖', ['300 mm', '600 mm']],
  ['幅１２００ミリ、１：１２', ['1200 mm', '12 1:n']],
  ['面积80，600块', ['80 1', '600 1']],
  ['1.2 W/m²K', ['1.2 W/(m²·K)']],
  ['A4 and CO2', []],
  ['12 m² per litre', ['12 m²/L']],
  ['8 L/min, not 8 L', ['8 L/min', '8 L']],
  ['', []],
])('%s', (text, expected) => {
  expect(written(text)).toEqual(expected);
});

test('says where each stands', () => {
  expect(locateQuantities('a 5 m wall').map(({ at, end }) => [at, end])).toEqual([[2, 5]]);
});
