import { z } from 'zod';
import { defineCalculator, texts } from './calculator.ts';
import { roundNumber } from './round-number.ts';

const inputSchema = z.strictObject({
  /** In m³. */
  volume: z.number().positive().max(1_000_000),
  /** Equivalent absorption area: the sum of surfaces times their coefficients, in m². */
  absorption: z.number().positive().max(100_000),
});

/** s/m, at 20 °C. */
const SABINE = 0.161;

/** Sabine’s formula (1900), for rooms with a diffuse field and little absorption. */
export const REVERBERATION = defineCalculator({
  name: 'reverberation',
  title: texts('混响时间', 'Reverberation time', '残響時間'),
  input: inputSchema,
  source: 'Sabine',
  asks: /混响|reverberation|\brt60\b|残響/iu,
  read: ({ of }) => ({ volume: of('m³')[0]?.from, absorption: of('m²')[0]?.from }),
  compute: ({ volume, absorption }) => {
    const time = roundNumber((SABINE * volume) / absorption);
    return {
      results: [
        {
          label: texts('混响时间', 'Reverberation time', '残響時間'),
          quantity: { from: time, to: time, unit: 's' },
        },
      ],
      formula: 'T = 0.161 × V / A',
      worked: `0.161 × ${volume} m³ / ${absorption} m² = ${time} s`,
      notes: [
        texts(
          '适用于声场均匀、吸声不太强的房间。',
          'It holds for rooms with a diffuse field and moderate absorption.',
          '拡散した音場で吸音が強すぎない部屋に当てはまります。',
        ),
      ],
    };
  },
});
