import { z } from 'zod';
import { defineCalculator, texts } from './calculator.ts';
import { roundNumber } from './round-number.ts';

const temperatureSchema = z.number().min(-60).max(60);
const inputSchema = z.strictObject({
  /** In m². */
  area: z.number().positive().max(100_000),
  /** In W/(m²·K). */
  uValue: z.number().gt(0).max(10),
  /** In °C. */
  inside: temperatureSchema,
  outside: temperatureSchema,
});

const DIFFERENCE = /温差|温度差|ΔT|delta ?T|temperature difference|difference of/iu;

/** Steady heat flow through a building element (ISO 6946 has its U-value). */
export const HEAT_LOSS = defineCalculator({
  name: 'heatLoss',
  title: texts('传热损失', 'Heat loss', '熱損失'),
  input: inputSchema,
  source: 'ISO 6946',
  asks: /传热|热损失|散热|heat loss|u-value|熱貫流|熱損失/iu,
  read: ({ of, near }) => {
    const difference = near(DIFFERENCE, '°C', 'K')?.from;
    const [first, second] = of('°C');
    const inside = near(/室内|屋内|inside|indoors/u, '°C') ?? first;
    const outside = [first, second].find((temperature) => temperature?.from !== inside?.from);
    return {
      area: of('m²')[0]?.from,
      uValue: (of('W/(m²·K)')[0] ?? near(/传热系数|K值|U值|u-value|U =|熱貫流率|U値/u, '1'))?.from,
      // A difference says no more than how far apart the two are.
      inside: difference ?? inside?.from,
      outside: difference === undefined ? outside?.from : 0,
    };
  },
  compute: ({ area, uValue, inside, outside }) => {
    const watts = roundNumber(area * uValue * Math.abs(inside - outside), 4);
    return {
      results: [
        { label: texts('热流', 'Heat flow', '熱流'), quantity: { from: watts, to: watts, unit: 'W' } },
      ],
      formula: 'Q = U × A × (ti − te)',
      worked: `${uValue} W/(m²·K) × ${area} m² × ${roundNumber(Math.abs(inside - outside))} K = ${watts} W`,
      notes: [
        texts(
          '仅为构件传热，不含热桥和通风。',
          'Through the element alone, without thermal bridges and ventilation.',
          '部位の伝熱だけで、熱橋と換気は含みません。',
        ),
      ],
    };
  },
});
