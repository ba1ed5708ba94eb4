import {
  answerProposalBodySchema,
  changeTalkBodySchema,
  stopTalkBodySchema,
  talkDetailQuerySchema,
  talkDetailSchema,
  talkHistoryBodySchema,
  talkHistorySchema,
  talkMessageSchema,
  talkParamsSchema,
  talkSchema,
} from '../api/talks.ts';
import { personasSchema } from '../content/persona.ts';
import { type CallSpec, read, versionQuery } from './call-spec.ts';

const change = { status: 200, changes: true, allowed: 'anyone' } as const;

/** Talks with the assistant. Asking (`gptTalk`) and following an answer (`gptTalkEvents`) are streams with paths of their own. */
export const talkCalls = {
  talkHistory: {
    ...read,
    method: 'POST',
    path: '/api/ai/gptTalkHistory',
    body: talkHistoryBodySchema,
    answer: talkHistorySchema,
    allowed: 'anyone',
    summary: 'The caller’s talks, pinned ones first, then the last changed; searched by words',
  },
  talkDetail: {
    ...read,
    method: 'GET',
    path: '/api/ai/gptTalkHistoryDetail',
    query: talkDetailQuerySchema,
    answer: talkDetailSchema,
    allowed: 'anyone',
    summary: 'One talk with the newest messages of the branch that is shown, or those before one',
  },
  personas: {
    ...read,
    method: 'GET',
    path: '/api/ai/gptPersonas',
    query: versionQuery,
    answer: personasSchema,
    allowed: 'anyone',
    summary: 'Whom one can ask',
  },
  stopTalk: {
    ...change,
    method: 'POST',
    path: '/api/ai/gptTalkStop',
    body: stopTalkBodySchema,
    answer: talkMessageSchema,
    summary: 'Stop an answer; what is written of it stays',
  },
  answerProposal: {
    ...change,
    method: 'POST',
    path: '/api/ai/gptTalkProposal',
    body: answerProposalBodySchema,
    answer: talkMessageSchema,
    summary: 'Note that a proposed render was started, or declined',
  },
  changeTalk: {
    ...change,
    method: 'POST',
    path: '/api/ai/gptTalk/:talkId',
    params: talkParamsSchema,
    body: changeTalkBodySchema,
    answer: talkSchema,
    summary: 'Rename or pin a talk, or show another branch of it',
  },
  deleteTalk: {
    ...change,
    method: 'DELETE',
    path: '/api/ai/gptTalk/:talkId',
    params: talkParamsSchema,
    status: 204,
    summary: 'Delete a talk; for ten minutes it can be restored',
  },
  restoreTalk: {
    ...change,
    method: 'POST',
    path: '/api/ai/gptTalk/:talkId/restore',
    params: talkParamsSchema,
    answer: talkSchema,
    summary: 'Bring back a talk that was deleted within the last ten minutes',
  },
} as const satisfies Record<string, CallSpec>;
