import { z } from 'zod';
import { defineCalculator, texts } from './calculator.ts';
import { inMillimetres } from './question-numbers.ts';
import { roundNumber } from './round-number.ts';

const inputSchema = z
  .strictObject({
    /** From floor to floor, in mm. */
    rise: z.number().min(200).max(20_000).optional(),
    /** The wanted riser, or that of a stair that is there, in mm. */
    riser: z.number().min(80).max(260).optional(),
    /** In mm. */
    going: z.number().min(120).max(600).optional(),
  })
  .refine(({ rise, riser, going }) => rise !== undefined || (riser !== undefined && going !== undefined));

/** The middle of what is comfortable, in mm. */
const STEP = 630;
const COMFORTABLE = { from: 600, to: 640 } as const;
const USUAL_RISER = 170;

/** Blondel’s rule: two risers and a going make a step of 600 to 640 mm (François Blondel, Cours d’architecture, 1675–1683). */
export const STAIR = defineCalculator({
  name: 'stair',
  title: texts('楼梯', 'Stair', '階段'),
  input: inputSchema,
  source: 'Blondel',
  asks: /楼梯|踏步|踏面|几级|stair|riser|steps|階段|蹴上|段数/iu,
  read: ({ lengthNear, near, of }) => {
    const rise = lengthNear(/层高|总高|高差|floor to floor|storey|total rise|floor height|階高|高低差/u);
    const riser = lengthNear(/踏步高|踏步做|踢面|每级|risers?|蹴上げ?/u);
    const going = lengthNear(/踏面宽?|踏步宽|goings?|treads?|踏面/u);
    // “180 mm risers and 270 mm goings”: each number stands before its word.
    const [first, second] = of('mm');
    const before = near(/risers and/u, 'mm') !== undefined && second !== undefined;
    const inOrder = before ? { riser: inMillimetres(first), going: inMillimetres(second) } : { riser, going };
    return { ...(rise !== undefined && rise !== inOrder.riser && { rise }), ...defined(inOrder) };
  },
  compute: ({ rise, riser = USUAL_RISER, going }) =>
    rise === undefined ? checkStep(riser, going ?? 0) : divideRise(rise, riser),
});

function defined<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<Values>;
}

function divideRise(rise: number, wanted: number) {
  const count = Math.max(2, Math.round(rise / wanted));
  const riser = roundNumber(rise / count, 4);
  const going = Math.round(STEP - 2 * (rise / count));
  return {
    results: [
      {
        label: texts('踏步级数', 'Number of risers', '段数'),
        quantity: { from: count, to: count, unit: 'pieces' as const },
      },
      {
        label: texts('实际踏步高', 'Actual riser', '実際の蹴上げ'),
        quantity: { from: riser, to: riser, unit: 'mm' as const },
      },
      { label: texts('踏步宽', 'Going', '踏面'), quantity: { from: going, to: going, unit: 'mm' as const } },
    ] as const,
    formula: 'n = H / h; 2h + g = 630 mm',
    worked: `${rise} mm / ${wanted} mm ≈ ${count}; ${rise} mm / ${count} = ${riser} mm; g = 630 − 2 × ${riser} ≈ ${going} mm`,
    notes: [
      texts(
        '级数取整，踏步高随之略有变化；各级必须等高。',
        'The number is rounded, so the riser changes a little; all risers must be equal.',
        '段数は整数にするため蹴上げは少し変わります。すべての段を同じ高さにします。',
      ),
    ],
  };
}

function checkStep(riser: number, going: number) {
  const step = 2 * riser + going;
  const comfortable = step >= COMFORTABLE.from && step <= COMFORTABLE.to;
  return {
    results: [
      {
        label: texts('步距 2h + g', 'Step 2h + g', '歩幅 2h + g'),
        quantity: { from: step, to: step, unit: 'mm' as const },
      },
    ] as const,
    formula: '2h + g = 600–640 mm',
    worked: `2 × ${riser} + ${going} = ${step} mm`,
    notes: [
      comfortable
        ? texts(
            '在 600–640 mm 之内，走起来舒适。',
            'Within 600–640 mm: comfortable.',
            '600–640 mm に収まり、上りやすい階段です。',
          )
        : texts(
            '不在 600–640 mm 之内，走起来不舒适。',
            'Outside 600–640 mm: not comfortable.',
            '600–640 mm から外れ、上りにくい階段です。',
          ),
    ],
  };
}
