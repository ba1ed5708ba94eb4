import type { Answer } from '@plumbline/assistant/answers/answer.ts';
import type { Quantity } from '@plumbline/contract/knowledge/fact.ts';
import type { ExpectedAnswer } from '@plumbline/contract/knowledge/question.ts';
import { readQuantities } from '@plumbline/contract/knowledge/read-quantities.ts';

/** What may come of a question. */
export const VERDICTS = ['right', 'rightly declined', 'wrong', 'wrongly declined'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Only the first thing that is said counts: the right number further down helps nobody who reads the first. */
export function judgeAnswer(answer: Answer, expected: ExpectedAnswer): Verdict {
  if (answer.kind === 'declined')
    return expected.kind === 'declined' ? 'rightly declined' : 'wrongly declined';
  if (expected.kind === 'declined') return 'wrong';
  const [first = ''] = answer.paragraphs;
  const values = answer.kind === 'calculation' ? [answer.results[0].quantity] : readQuantities(first);
  return says(first, values, expected) ? 'right' : 'wrong';
}

function says(
  text: string,
  values: readonly Quantity[],
  expected: Exclude<ExpectedAnswer, { kind: 'declined' }>,
): boolean {
  const folded = text.toLowerCase();
  const hasWords = (expected.words ?? []).every((list) =>
    list.some((word) => folded.includes(word.toLowerCase())),
  );
  if (expected.kind === 'words') return hasWords;
  const hasValue = values.some(
    ({ from, to, unit }) => unit === expected.unit && from >= expected.from && to <= expected.to,
  );
  return hasValue && hasWords;
}
