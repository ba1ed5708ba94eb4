/**
 * Asks the built-in assistant its question set and prints how many it answers right or declines: `npm run ask-questions`. With
 * `--all` each question is printed with the first thing that is said; without, only those with odd numbers that went wrong.
 */
import { BLIND_QUESTIONS } from '@plumbline/content/knowledge-questions/blind-questions.ts';
import { isForTuning } from '@plumbline/content/knowledge-questions/knowledge-questions.ts';
import { type AskedQuestion, askAll } from './questions/ask-all.ts';
import { VERDICTS } from './questions/judge-answer.ts';

const asked = askAll();
for (const { question, answer, verdict } of asked) {
  const failed = verdict === 'wrong' || verdict === 'wrongly declined';
  // Those that are held back stay unseen while something is tuned.
  if (!process.argv.includes('--all') && !(failed && isForTuning(question))) continue;
  console.log(`${question.id} ${verdict}: ${question.text}\n    ${answer.paragraphs[0] ?? ''}`);
}

function score(name: string, of: readonly AskedQuestion[]): void {
  const counts = VERDICTS.map(
    (verdict) => `${of.filter((each) => each.verdict === verdict).length} ${verdict}`,
  );
  console.log(`${name}: ${of.length} questions, ${counts.join(', ')}`);
}
/** Written by somebody who had seen neither the facts nor the first set. */
const blind = askAll(BLIND_QUESTIONS);
score(
  'tuned on',
  asked.filter(({ question }) => isForTuning(question)),
);
score(
  'held back',
  asked.filter(({ question }) => !isForTuning(question)),
);
score('all', asked);
score(
  'asked blind, tuned on since',
  blind.filter(({ question }) => isForTuning(question)),
);
score(
  'asked blind, held back',
  blind.filter(({ question }) => !isForTuning(question)),
);
