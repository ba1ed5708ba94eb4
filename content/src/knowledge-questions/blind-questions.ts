import type { KnowledgeQuestion } from '@plumbline/contract/knowledge/question.ts';
import { BLIND_EN } from './blind-en.ts';
import { BLIND_JA } from './blind-ja.ts';
import { BLIND_ZH } from './blind-zh.ts';

/**
 * Written by somebody who had seen neither the facts nor the first set, so that they measure how the assistant takes what it was never
 * fitted to; never changed to fit an answer. Ranges are wide enough for the usual standards; range or words leave out what holds for the
 * neighbouring subject that the note above a question names.
 */
export const BLIND_QUESTIONS: readonly KnowledgeQuestion[] = [...BLIND_ZH, ...BLIND_EN, ...BLIND_JA];
