import { z } from 'zod';
import { defineCalculator, texts } from './calculator.ts';
import { roundNumber } from './round-number.ts';

const sideSchema = z.number().min(20).max(3000);
const inputSchema = z.strictObject({
  /** In m². */
  area: z.number().positive().max(100_000),
  /** In mm. */
  width: sideSchema,
  height: sideSchema,
  /** In %. */
  waste: z.number().min(0).max(50).default(5),
});

/** Sums of decimals miss whole numbers by less than this. */
const HAIR = 1e-9;

export const TILES = defineCalculator({
  name: 'tiles',
  title: texts('瓷砖用量', 'Tiles', 'タイルの枚数'),
  input: inputSchema,
  source: 'A × (1 + w) / a',
  asks: /砖|\btiles?\b|タイル/iu,
  read: ({ of, pair }) => {
    const [width, height] = pair() ?? [];
    const [waste] = of('%');
    return { area: of('m²')[0]?.from, width, height, ...(waste !== undefined && { waste: waste.from }) };
  },
  compute: ({ area, width, height, waste }) => {
    const each = (width * height) / 1e6;
    const count = Math.ceil((area * (1 + waste / 100)) / each - HAIR);
    return {
      results: [
        { label: texts('瓷砖', 'Tiles', 'タイル'), quantity: { from: count, to: count, unit: 'pieces' } },
      ],
      formula: 'n = A × (1 + w) / (b × h)',
      worked: `${area} m² × ${roundNumber(1 + waste / 100)} / (${width / 1000} m × ${height / 1000} m) → ${count}`,
      notes: [
        texts(
          `按损耗 ${waste} % 计算；斜铺或人字铺取 10–15 %。`,
          `With ${waste} % waste; take 10–15 % for diagonal or herringbone laying.`,
          `ロス ${waste} % で計算しました。斜め貼りやヘリンボーンでは 10–15 % とします。`,
        ),
      ],
    };
  },
});
