import type { Quantity } from '@plumbline/contract/knowledge/fact.ts';
import type { LocalisedText } from '@plumbline/contract/text.ts';
import type { z } from 'zod';
import type { QuestionNumbers } from './question-numbers.ts';

export interface CalculatedValue {
  readonly label: LocalisedText;
  readonly quantity: Quantity;
}

export interface Calculation {
  /** What was asked for, first. */
  readonly results: readonly [CalculatedValue, ...CalculatedValue[]];
  /** In symbols, and the same with the numbers put in. */
  readonly formula: string;
  readonly worked: string;
  /** What was assumed, and what it means. */
  readonly notes: readonly LocalisedText[];
}

type CalculatorName =
  | 'stair'
  | 'ramp'
  | 'paint'
  | 'tiles'
  | 'daylightFactor'
  | 'reverberation'
  | 'heatLoss'
  | 'costRange';

/** One kind of sum: what it needs, how its numbers are found in a question, and how it is done. */
export interface Calculator<Schema extends z.ZodType = z.ZodType> {
  readonly name: CalculatorName;
  readonly title: LocalisedText;
  readonly input: Schema;
  /** Who the formula is by. */
  readonly source: string;
  /** A question that speaks of this, in any of the three languages. */
  readonly asks: RegExp;
  /** The inputs that the question names; those that it does not name are left out. */
  readonly read: (numbers: QuestionNumbers) => Readonly<Record<string, unknown>>;
  readonly compute: (input: z.output<Schema>) => Calculation;
}

/** A calculator as one asks it, whatever its input is. */
export interface AnsweringCalculator extends Pick<Calculator, 'name' | 'title' | 'source' | 'asks'> {
  /** None where the question leaves out what is needed, or what it names cannot be. */
  readonly answer: (numbers: QuestionNumbers) => Calculation | undefined;
}

/** Adds to a calculator how a question is answered by it. */
export function defineCalculator<Schema extends z.ZodType>(
  calculator: Calculator<Schema>,
): Calculator<Schema> & AnsweringCalculator {
  return {
    ...calculator,
    answer: (numbers) => {
      const input = calculator.input.safeParse(calculator.read(numbers));
      return input.success ? calculator.compute(input.data) : undefined;
    },
  };
}

/** Three languages in the order of the interface. */
export function texts(zh: string, en: string, ja: string): LocalisedText {
  return { 'zh-CN': zh, en, ja };
}
