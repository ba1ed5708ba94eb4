import { z } from 'zod';
import { defineCalculator, texts } from './calculator.ts';
import { roundNumber } from './round-number.ts';

const priceSchema = z.number().positive().max(1_000_000);
const inputSchema = z
  .strictObject({
    /** In m². */
    area: z.number().positive().max(1_000_000),
    /** For each m². */
    least: priceSchema,
    most: priceSchema,
    /** Of another currency nothing is known but the number. */
    yuan: z.boolean().default(true),
  })
  .refine(({ least, most }) => least <= most);

const PER_AREA =
  /每(?:平方米|平米|平|m²)|一平米?|[/／](?:平方米|平米|平|m²|sqm)|(?:per|a|each) (?:square met(?:re|er)|m²|m2|sqm)|(?:平方メートル|平米|m²|m2)(?:あたり|当たり|単価)/giu;
const OTHER_CURRENCY = /[$€£]|美元|欧元|日元|円|dollars?|euros?|pounds?|yen\b/iu;

export const COST_RANGE = defineCalculator({
  name: 'costRange',
  title: texts('造价范围', 'Cost range', '費用の範囲'),
  input: inputSchema,
  source: 'A × p',
  asks: /装修|装下来|造价|改造|费用|总价|多少钱|fit-?out|renovation|refurbish|cost|budget|total price|改装|リフォーム|工事費|総額|費用|いくら/iu,
  read: ({ text, near, of }) => {
    const price = near(PER_AREA, 'CNY', '1');
    // “1 m² あたり” is no area.
    const area = of('m²').find(({ from }) => from > 1);
    return {
      area: area?.from,
      least: price?.from,
      most: price?.to,
      yuan: !OTHER_CURRENCY.test(text),
    };
  },
  compute: ({ area, least, most, yuan }) => {
    const from = roundNumber(area * least, 6);
    const to = roundNumber(area * most, 6);
    const prices = least === most ? `${least}` : `${least}–${most}`;
    return {
      results: [{ label: texts('总价', 'Total', '総額'), quantity: { from, to, unit: yuan ? 'CNY' : '1' } }],
      formula: 'C = A × p',
      worked: `${area} m² × ${prices} = ${from === to ? from : `${from}–${to}`}`,
      notes: [
        yuan
          ? texts(
              '按你给的单价计算，货币按人民币；不含设计费、家具和不可预见费(常取 10 %)。',
              'By the price that you gave, taken as CNY; without fees, furniture and contingencies (often 10 %).',
              '示された単価(人民元とみなす)での計算です。設計料・家具・予備費(10 % 程度)は含みません。',
            )
          : texts(
              '按你给的单价和货币计算；不含设计费、家具和不可预见费(常取 10 %)。',
              'In the currency of the price that you gave; without fees, furniture and contingencies (often 10 %).',
              '示された単価と通貨での計算です。設計料・家具・予備費(10 % 程度)は含みません。',
            ),
      ],
    };
  },
});
