import type { KnowledgeFact } from '@plumbline/contract/knowledge/fact.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { calculateQuestion } from '../calculators/calculate-question.ts';
import type { FactSearch, FoundFact } from '../knowledge/search-facts.ts';
import type { Answer } from './answer.ts';
import { ANSWER_TEXTS } from './answer-texts.ts';
import { languageOf } from './language-of.ts';
import { writeCalculation } from './write-calculation.ts';
import { writeSource } from './write-source.ts';

/** Tuned on the questions with odd numbers (`npm run ask-questions`): below them nothing is said. */
const LEAST_COVERAGE = 0.6;
const LEAST_SCORE = 2;
/** Others are shown that are nearly as near to the question as the first. */
const SHARE_OF_BEST = 0.75;
const MOST_FACTS = 3;
/** In characters. Whoever pastes a book is answered by its beginning. */
const READ = 2000;

/**
 * What can be worked out from the question, what is known of it, or that nothing is: in the language of the question, and in the
 * reader’s where the question does not show one.
 */
export function answerQuestion(text: string, reader: Locale, search: FactSearch): Answer {
  const question = text.slice(0, READ);
  const locale = languageOf(question, reader);
  const answered = calculateQuestion(question);
  if (answered !== undefined)
    return {
      kind: 'calculation',
      results: answered.calculation.results,
      paragraphs: writeCalculation(answered, locale),
    };
  const found = search(question, locale).filter(isSure);
  const [best] = found;
  if (best === undefined) return { kind: 'declined', paragraphs: [ANSWER_TEXTS.declined[locale]] };
  const least = best.score * best.coverage * SHARE_OF_BEST;
  const facts = found
    .filter(({ score, coverage }) => score * coverage >= least)
    .slice(0, MOST_FACTS)
    .map(({ fact }) => fact);
  return { kind: 'facts', facts, paragraphs: facts.map((fact) => writeFact(fact, locale)) };
}

function isSure({ score, coverage }: FoundFact): boolean {
  return score * coverage >= LEAST_SCORE && coverage >= LEAST_COVERAGE;
}

function writeFact({ text, norm }: KnowledgeFact, locale: Locale): string {
  return `${text[locale]}${writeSource(norm ?? ANSWER_TEXTS.ruleOfThumb[locale], locale)}`;
}
