import { answerQuestion } from '@plumbline/assistant/answers/answer-question.ts';
import type { Answer } from '@plumbline/assistant/answers/answer.ts';
import { createFactSearch } from '@plumbline/assistant/knowledge/search-facts.ts';
import { KNOWLEDGE_QUESTIONS } from '@plumbline/content/knowledge-questions/knowledge-questions.ts';
import { KNOWLEDGE_FACTS } from '@plumbline/content/knowledge/knowledge-facts.ts';
import { TAG_KINDS } from '@plumbline/content/knowledge/tag-kinds.ts';
import { KNOWLEDGE_TERMS } from '@plumbline/content/knowledge/terms.ts';
import type { KnowledgeQuestion } from '@plumbline/contract/knowledge/question.ts';
import { judgeAnswer, type Verdict } from './judge-answer.ts';

export interface AskedQuestion {
  readonly question: KnowledgeQuestion;
  readonly answer: Answer;
  readonly verdict: Verdict;
}

/** Each question of a set, with what the built-in assistant says and whether that is right. */
export function askAll(questions: readonly KnowledgeQuestion[] = KNOWLEDGE_QUESTIONS): AskedQuestion[] {
  const search = createFactSearch(KNOWLEDGE_FACTS, KNOWLEDGE_TERMS, TAG_KINDS);
  return questions.map((question) => {
    const answer = answerQuestion(question.text, question.locale, search);
    return { question, answer, verdict: judgeAnswer(answer, question.expected) };
  });
}
