import { z } from 'zod';
import { defineCalculator, texts } from './calculator.ts';
import type { QuestionNumbers } from './question-numbers.ts';
import { roundNumber } from './round-number.ts';

const inputSchema = z.strictObject({
  /** In m². */
  area: z.number().positive().max(100_000),
  coats: z.number().int().min(1).max(6).default(2),
  /** In m² for each litre and coat. */
  coverage: z.number().min(1).max(30).default(10),
});

const PER_LITRE = /每升|一升|per litre|per liter|a litre|1リットルで|リットルあたり/u;
const COATS = /(?<count>\d|一|两|二|三|one|two|three|single)\s?(?:遍|道|coats?|回)/iu;
const COUNTS: Readonly<Record<string, number>> = {
  一: 1,
  one: 1,
  single: 1,
  两: 2,
  二: 2,
  two: 2,
  三: 3,
  three: 3,
};

export const PAINT = defineCalculator({
  name: 'paint',
  title: texts('涂料用量', 'Paint', '塗料の量'),
  input: inputSchema,
  source: 'A × n / c',
  asks: /漆|涂料|\bpaint|塗料|ペンキ|塗り/iu,
  read: (numbers) => {
    const coverage = numbers.of('m²/L')[0] ?? numbers.near(PER_LITRE, 'm²');
    const areas = numbers.of('m²').filter(({ from }) => from !== coverage?.from);
    const count = COATS.exec(numbers.text)?.groups?.['count']?.toLowerCase();
    return {
      area: areas[0]?.from ?? wallArea(numbers),
      ...(count !== undefined && { coats: COUNTS[count] ?? Number(count) }),
      ...(coverage !== undefined && { coverage: coverage.from }),
    };
  },
  compute: ({ area, coats, coverage }) => {
    const litres = roundNumber((area * coats) / coverage);
    return {
      results: [{ label: texts('涂料', 'Paint', '塗料'), quantity: { from: litres, to: litres, unit: 'L' } }],
      formula: 'V = A × n / c',
      worked: `${roundNumber(area, 4)} m² × ${coats} / ${coverage} m²/L = ${litres} L`,
      notes: [
        texts(
          '未扣门窗；采购时另加约 10 % 余量。',
          'Doors and windows are not deducted; buy about 10 % more.',
          '建具は差し引いていません。購入時は約 10 % 多めにします。',
        ),
      ],
    };
  },
});

function wallArea({ lengthNear }: QuestionNumbers): number | undefined {
  const length = lengthNear(/长|宽|long|wide|length|幅|長さ/u);
  const height = lengthNear(/高|high|height|高さ/u);
  return length === undefined || height === undefined || length === height
    ? undefined
    : (length * height) / 1e6;
}
