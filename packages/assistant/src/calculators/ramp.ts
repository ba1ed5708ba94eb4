import { z } from 'zod';
import { defineCalculator, texts } from './calculator.ts';
import { inMillimetres } from './question-numbers.ts';
import { roundNumber } from './round-number.ts';

const inputSchema = z.strictObject({
  /** In mm. */
  rise: z.number().positive().max(20_000),
  /** The second number of 1:12. */
  slope: z.number().min(4).max(100).default(12),
});

/** Higher runs need a landing between them, for people in wheelchairs (GB 50763, ADA). */
const RUN_RISE_MAX = 750;

export const RAMP = defineCalculator({
  name: 'ramp',
  title: texts('坡道', 'Ramp', 'スロープ'),
  input: inputSchema,
  source: 'GB 50763',
  asks: /坡道|\bramp|スロープ|傾斜路/iu,
  read: ({ of, lengthNear }) => {
    const [slope] = of('1:n');
    const [percent] = of('%');
    const rise =
      lengthNear(/高差|升高|高度|rise|height|段差|高低差|高さ/u) ?? inMillimetres(of('mm')[0] ?? of('m')[0]);
    const second = slope?.from ?? (percent === undefined ? undefined : 100 / percent.from);
    return { rise, ...(second !== undefined && { slope: second }) };
  },
  compute: ({ rise, slope }) => {
    const length = roundNumber((rise * slope) / 1000, 4);
    const runs = Math.ceil(rise / RUN_RISE_MAX);
    return {
      results: [
        {
          label: texts('坡道水平长度', 'Length of the ramp', 'スロープの長さ'),
          quantity: { from: length, to: length, unit: 'm' },
        },
      ],
      formula: 'L = H × n  (1:n)',
      worked: `${rise} mm × ${roundNumber(slope)} = ${length} m`,
      notes: [
        ...(slope < 12
          ? [
              texts(
                '比 1:12 陡，不适合轮椅。',
                'Steeper than 1:12: not for wheelchairs.',
                '1:12 より急で、車椅子には適しません。',
              ),
            ]
          : []),
        ...(runs > 1
          ? [
              texts(
                `升高超过 750 mm，须分为 ${runs} 段，中间设不小于 1500 mm 的平台。`,
                `The rise exceeds 750 mm: divide it into ${runs} runs with landings of at least 1500 mm.`,
                `高さが 750 mm を超えるので ${runs} 区間に分け、1500 mm 以上の踊場を設けます。`,
              ),
            ]
          : []),
        texts(
          '两端另加不小于 1500 mm 的平台。',
          'Add landings of at least 1500 mm at both ends.',
          '両端に 1500 mm 以上の平らな部分を加えます。',
        ),
      ],
    };
  },
});
