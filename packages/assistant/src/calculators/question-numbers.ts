import type { Quantity } from '@plumbline/contract/knowledge/fact.ts';
import {
  halfWidth,
  locateQuantities,
  type ReadQuantity,
} from '@plumbline/contract/knowledge/read-quantities.ts';
import type { KnowledgeUnit } from '@plumbline/contract/knowledge/unit.ts';

/** The numbers of a question and what stands beside them. */
export interface QuestionNumbers {
  readonly text: string;
  /** The quantity of one of the units that stands nearest to a word; none where no such word is near. */
  readonly near: (words: RegExp, ...units: KnowledgeUnit[]) => Quantity | undefined;
  /** Quantities of a unit, in the order of the text. */
  readonly of: (unit: KnowledgeUnit) => readonly Quantity[];
  /** A length in mm, whether it was given in m or mm. */
  readonly lengthNear: (words: RegExp) => number | undefined;
  /** A pair as `600 × 300 mm`, in mm. */
  readonly pair: () => readonly [number, number] | undefined;
}

/** Further away a word belongs to another number. */
const NEAR = 14;
/** A word behind its number is less often meant than one before it: 高2.8米，刷… */
const BEHIND = 2;

/** The numbers of any text. */
export function numbersOf(question: string): QuestionNumbers {
  const text = halfWidth(question);
  const quantities = locateQuantities(text);
  const near: QuestionNumbers['near'] = (words, ...units) => {
    const places = [...text.matchAll(new RegExp(words.source, 'giu'))].map((match) => ({
      at: match.index,
      end: match.index + match[0].length,
    }));
    let best: { quantity: ReadQuantity; gap: number } | undefined;
    for (const quantity of quantities.filter(({ unit }) => units.includes(unit)))
      for (const place of places) {
        const gap = gapBetween(place, quantity);
        if (gap <= NEAR && (best === undefined || gap < best.gap)) best = { quantity, gap };
      }
    return best?.quantity;
  };
  return {
    text,
    near,
    of: (unit) => quantities.filter((quantity) => quantity.unit === unit),
    lengthNear: (words) => inMillimetres(near(words, 'mm', 'm')),
    pair: () => pairOf(text, quantities),
  };
}

function gapBetween(place: { at: number; end: number }, quantity: ReadQuantity): number {
  if (place.end <= quantity.at) return quantity.at - place.end;
  if (quantity.end <= place.at) return place.at - quantity.end + BEHIND;
  // The word is part of what was read, as 每平米 may be.
  return 0;
}

/** In mm; a number without a unit is none. */
export function inMillimetres(quantity: Quantity | undefined): number | undefined {
  if (quantity === undefined) return undefined;
  return quantity.unit === 'm' ? quantity.from * 1000 : quantity.from;
}

/** 300角: a square of that side, in mm, as tiles are called in Japan. */
const SQUARE = /(?<![\d.])(?<side>\d{2,4})\s?(?:mm)?角/u;

/** Sides of tiles are given in mm, or in cm or m with their unit; smaller numbers without one are none. */
const SIDE_MIN = 20;

function pairOf(text: string, quantities: readonly ReadQuantity[]): readonly [number, number] | undefined {
  const square = Number(SQUARE.exec(text)?.groups?.['side'] ?? 0);
  if (square >= SIDE_MIN) return [square, square];
  for (const [at, first] of quantities.entries()) {
    const second = quantities[at + 1];
    if (second === undefined || !/^\s?[x×*]\s?$/iu.test(text.slice(first.end, second.at))) continue;
    const sides = [inMillimetres(first) ?? 0, inMillimetres(second) ?? 0] as const;
    if (sides.every((side) => side >= SIDE_MIN)) return sides;
  }
  return undefined;
}
