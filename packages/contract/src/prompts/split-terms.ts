import { tidyPrompt } from '../words/tidy-prompt.ts';

/** A term of a prompt, with the weight that it was written with. */
export interface WrittenTerm {
  readonly text: string;
  readonly weight: number | null;
}

const WEIGHTED = /^\(\s*([^():[\]]+?)\s*:\s*(\d*\.?\d+)\s*\)$/;
/** Engines take weights in this range; beyond it pictures break. */
const LEAST = 0.1;
const MOST = 2;

/** The terms of a prompt: "a, (b:1.4)" are a and b at 1.4. Line breaks divide terms as commas do. */
export function splitTerms(prompt: string): WrittenTerm[] {
  return tidyPrompt(prompt.replaceAll(/[\r\n]+/g, ', '))
    .split(/,\s*(?![^(]*\))/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .flatMap((part) => {
      const [, text, weight] = WEIGHTED.exec(part) ?? [];
      const words = (text ?? part.replaceAll(/[()[\]]/g, '')).split(',').map((word) => word.trim());
      const bounded = weight === undefined ? null : Math.min(MOST, Math.max(LEAST, Number(weight)));
      return words.map((word) => ({ text: word, weight: bounded }));
    })
    .filter(({ text }) => text !== '');
}
