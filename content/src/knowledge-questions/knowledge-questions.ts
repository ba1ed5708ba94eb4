import type { KnowledgeQuestion } from '@plumbline/contract/knowledge/question.ts';
import { QUESTIONS_EN } from './en.ts';
import { QUESTIONS_JA } from './ja.ts';
import { QUESTIONS_ZH } from './zh.ts';

/**
 * What the built-in assistant must answer right or decline. They were written before any of its facts; a question or what it
 * expects is never changed to fit an answer.
 */
export const KNOWLEDGE_QUESTIONS: readonly KnowledgeQuestion[] = [
  ...QUESTIONS_ZH,
  ...QUESTIONS_EN,
  ...QUESTIONS_JA,
];

/**
 * Thresholds and synonyms are tuned on the questions with odd numbers. Those with even numbers are held back: their score is
 * reported apart, and nothing is chosen by it.
 */
export function isForTuning({ id }: KnowledgeQuestion): boolean {
  return Number(id.slice(3)) % 2 === 1;
}
