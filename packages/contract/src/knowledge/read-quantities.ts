import type { Quantity } from './fact.ts';
import type { KnowledgeUnit } from './unit.ts';

interface Reading {
  readonly unit: KnowledgeUnit;
  readonly factor?: number;
}

/** How units are written in the three languages, the longer ones before what they begin with. */
const WRITTEN: readonly (readonly [written: string, reading: Reading])[] = [
  ['kg CO₂e/kg', { unit: 'kg CO₂e/kg' }],
  ['W/(m²·K)', { unit: 'W/(m²·K)' }],
  ['W/m²K', { unit: 'W/(m²·K)' }],
  ['W/(m·K)', { unit: 'W/(m·K)' }],
  ['kg/m³', { unit: 'kg/m³' }],
  ['cd/m²', { unit: 'cd/m²' }],
  ['kN/m²', { unit: 'kN/m²' }],
  ['W/m²', { unit: 'W/m²' }],
  ...each(['m² per litre', 'm² per liter', 'm²/L'], { unit: 'm²/L' }),
  ...each(['square metres', 'square meters', 'square metre', 'square meter', 'sqm', 'm2', 'm²'], {
    unit: 'm²',
  }),
  ...each(['平方米', '平米', '平方メートル', '㎡', '平'], { unit: 'm²' }),
  ...each(['cubic metres', 'cubic meters', 'm3', 'm³', '立方米', '立方メートル'], { unit: 'm³' }),
  ...each(['millimetres', 'millimeters', '毫米', 'ミリメートル', 'ミリ', 'mm'], { unit: 'mm' }),
  ...each(['centimetres', 'centimeters', '厘米', '公分', 'センチメートル', 'センチ', 'cm'], {
    unit: 'mm',
    factor: 10,
  }),
  ...each(['litres per minute', 'liters per minute', 'L/min', '升/分钟'], { unit: 'L/min' }),
  ...each(['litres', 'liters', '升', 'リットル', 'L'], { unit: 'L' }),
  ...each(['metres', 'meters', 'metre', 'meter', '米', 'メートル'], { unit: 'm' }),
  ...each(['勒克斯', 'ルクス', 'lux', 'lx'], { unit: 'lx' }),
  ...each(['分贝', 'デシベル', 'dB'], { unit: 'dB' }),
  ...each(['MPa'], { unit: 'MPa' }),
  ...each(['min', '分钟'], { unit: 'min' }),
  ...each(['years', '年'], { unit: 'years' }),
  ...each(['seconds', '秒', 's'], { unit: 's' }),
  ...each(['小时', '時間', 'hours', 'h'], { unit: 'h' }),
  ...each(['°C', '℃', '摄氏度', '度'], { unit: '°C' }),
  ...each(['per cent', 'percent', '%', 'パーセント'], { unit: '%' }),
  ...each(['瓦', 'ワット', 'watts', 'W'], { unit: 'W' }),
  ...each(['开尔文', 'ケルビン', 'K'], { unit: 'K' }),
  ...each(['元', 'CNY'], { unit: 'CNY' }),
  ['°', { unit: '°' }],
  ['m', { unit: 'm' }],
];

function each(written: readonly string[], reading: Reading): (readonly [string, Reading])[] {
  return written.map((word) => [word, reading]);
}

const UNITS = new Map(WRITTEN);
const escaped = WRITTEN.map(([written]) => written.replaceAll(/[/().]/g, String.raw`\$&`));
const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
/** `2 x 3`, `850–900 mm`, `-5 ℃`, `1:12`, `1/7`: a letter before a digit makes it part of a name, such as A4. */
const QUANTITY = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d.,])(?:(?<slope>1\s?[:/]\s?(?<second>\d+(?:\.\d+)?)(?!\d))|` +
    String.raw`(?<sign>[-−]|零下|マイナス\s?|minus )?(?<first>${NUMBER})` +
    String.raw`(?:\s?(?:–|—|~|～|〜|-|到|至|から|to)\s?(?<last>${NUMBER}))?` +
    String.raw`(?:\s?(?<unit>${escaped.join('|')})(?!\p{Script=Latin}))?)`,
  'gu',
);

/** Full-width digits and signs as ASCII, each in its place; a Chinese comma stands between numbers and never in one. */
export function halfWidth(text: string): string {
  return text.replaceAll(/[\uFF01-\uFF0B\uFF0D-\uFF5E]/g, (sign) =>
    String.fromCharCode((sign.codePointAt(0) ?? 0) - 0xfee0),
  );
}

export interface ReadQuantity extends Quantity {
  /** Where it stands in the text. */
  readonly at: number;
  readonly end: number;
}

/**
 * The quantities of a text in any of the three languages, with where they stand; a number without a unit has the unit 1. Both
 * numbers of `300 x 600 mm` are in mm. Any text is taken.
 */
export function locateQuantities(text: string): ReadQuantity[] {
  const found: Located[] = [];
  for (const match of halfWidth(text).matchAll(QUANTITY)) {
    const groups = match.groups ?? {};
    const at = match.index;
    const end = at + match[0].length;
    if (groups['second'] !== undefined) {
      const second = Number(groups['second']);
      found.push({ from: second, to: second, unit: '1:n', factor: 1, at, end });
      continue;
    }
    const { unit, factor = 1 } = UNITS.get(groups['unit'] ?? '') ?? { unit: '1' as const };
    const sign = groups['sign'] === undefined ? 1 : -1;
    const first = numberOf(groups['first']) * factor * sign;
    const last = groups['last'] === undefined ? first : numberOf(groups['last']) * factor;
    found.push({ from: Math.min(first, last), to: Math.max(first, last), unit, factor, at, end });
  }
  return found.map((quantity, index) => {
    const { factor: _, ...read } = withUnitOfNext(quantity, found[index + 1], text);
    return read;
  });
}

/** The same without their places. */
export function readQuantities(text: string): Quantity[] {
  return locateQuantities(text).map(({ from, to, unit }) => ({ from, to, unit }));
}

interface Located extends ReadQuantity {
  readonly factor: number;
}

function withUnitOfNext(quantity: Located, next: Located | undefined, text: string): Located {
  if (quantity.unit !== '1' || next === undefined) return quantity;
  if (!/^\s?[x×*✕]\s?$/u.test(text.slice(quantity.end, next.at))) return quantity;
  const { unit, factor } = next;
  return { ...quantity, from: quantity.from * factor, to: quantity.to * factor, unit };
}

function numberOf(written: string | undefined): number {
  return Number((written ?? '').replaceAll(',', ''));
}
