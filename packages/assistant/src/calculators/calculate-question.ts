import type { AnsweringCalculator, Calculation } from './calculator.ts';
import { COST_RANGE } from './cost-range.ts';
import { DAYLIGHT_FACTOR } from './daylight-factor.ts';
import { HEAT_LOSS } from './heat-loss.ts';
import { PAINT } from './paint.ts';
import { numbersOf } from './question-numbers.ts';
import { RAMP } from './ramp.ts';
import { REVERBERATION } from './reverberation.ts';
import { STAIR } from './stair.ts';
import { TILES } from './tiles.ts';

/** The more special ones first: a question of the heat loss of a tiled wall is none of tiles. */
const CALCULATORS: readonly AnsweringCalculator[] = [
  DAYLIGHT_FACTOR,
  REVERBERATION,
  HEAT_LOSS,
  RAMP,
  STAIR,
  TILES,
  PAINT,
  COST_RANGE,
];

export interface AnsweredCalculation {
  readonly calculator: AnsweringCalculator;
  readonly calculation: Calculation;
}

/** What a question asks to be worked out; undefined where it speaks of no such thing or leaves out what is needed. */
export function calculateQuestion(question: string): AnsweredCalculation | undefined {
  const numbers = numbersOf(question);
  for (const calculator of CALCULATORS) {
    if (!calculator.asks.test(numbers.text)) continue;
    const calculation = calculator.answer(numbers);
    if (calculation !== undefined) return { calculator, calculation };
  }
  return undefined;
}
