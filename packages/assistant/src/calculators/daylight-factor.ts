import { z } from 'zod';
import { defineCalculator, texts } from './calculator.ts';
import { roundNumber } from './round-number.ts';

const fractionSchema = z.number().gt(0).lt(1);
const inputSchema = z
  .strictObject({
    /** Net glass, in m². */
    glazing: z.number().positive().max(1000),
    /** Walls, floor and ceiling with the windows, in m². */
    surface: z.number().positive().max(20_000),
    transmittance: fractionSchema.default(0.7),
    reflectance: fractionSchema.default(0.5),
    /** The angle of sky that the middle of the window sees, in degrees. */
    sky: z.number().min(5).max(90).default(65),
  })
  .refine(({ glazing, surface }) => glazing < surface);

/** The average daylight factor of Lynes (1979) as revised by Crisp and Littlefair (1984). */
export const DAYLIGHT_FACTOR = defineCalculator({
  name: 'daylightFactor',
  title: texts('平均采光系数', 'Average daylight factor', '平均昼光率'),
  input: inputSchema,
  source: 'Lynes, Crisp & Littlefair',
  asks: /采光系数|daylight factor|昼光率/iu,
  read: ({ near, of }) => {
    const values = {
      glazing: near(/玻璃面?积?|窗|glazing|window|glass|ガラス面?積?|窓/u, 'm²')?.from,
      surface: near(/表面积?|总面积|surface|表面積/u, 'm²')?.from,
      transmittance: near(/透光率|透射比|transmittance|透過率/u, '1')?.from,
      reflectance: near(/反射率|反射比|reflectance/u, '1')?.from,
      sky: of('°')[0]?.from,
    };
    return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  },
  compute: ({ glazing, surface, transmittance, reflectance, sky }) => {
    const factor = roundNumber((transmittance * glazing * sky) / (surface * (1 - reflectance ** 2)));
    return {
      results: [
        {
          label: texts('平均采光系数', 'Average daylight factor', '平均昼光率'),
          quantity: { from: factor, to: factor, unit: '%' },
        },
      ],
      formula: 'DF = τ × Aw × θ / (A × (1 − R²))',
      worked: `${transmittance} × ${glazing} m² × ${sky}° / (${surface} m² × (1 − ${reflectance}²)) = ${factor} %`,
      notes: [
        texts(
          `可见天空角按 ${sky}° 计；低于 2 % 显暗，高于 5 % 很亮。`,
          `With a visible sky angle of ${sky}°; below 2 % a room looks gloomy, above 5 % bright.`,
          `天空の見える角度は ${sky}° としました。2 % 未満は暗く、5 % 超は明るく感じます。`,
        ),
      ],
    };
  },
});
