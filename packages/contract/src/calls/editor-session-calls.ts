import {
  editorSessionAnswerSchema,
  editorSessionQuerySchema,
  saveEditorSessionBodySchema,
  unfinishedEditsAnswerSchema,
  unfinishedEditsQuerySchema,
} from '../api/editor-session.ts';
import { type CallSpec, read } from './call-spec.ts';

export const editorSessionCalls = {
  editorSession: {
    ...read,
    method: 'GET',
    path: '/api/ai/editorSession',
    query: editorSessionQuerySchema,
    answer: editorSessionAnswerSchema,
    allowed: 'anyone',
    summary: 'The edit of a picture with one tool as it was last saved',
  },
  unfinishedEdits: {
    ...read,
    method: 'GET',
    path: '/api/ai/editorSessions',
    query: unfinishedEditsQuerySchema,
    answer: unfinishedEditsAnswerSchema,
    allowed: 'anyone',
    summary: 'Edits that were saved and not applied since, the newest first',
  },
  saveEditorSession: {
    method: 'POST',
    path: '/api/ai/editorSession',
    body: saveEditorSessionBodySchema,
    answer: editorSessionAnswerSchema,
    status: 200,
    allowed: 'anyone',
    changes: true,
    summary: 'Save an edit; 409 where another device saved a newer one (`details.revision` says which)',
  },
} as const satisfies Record<string, CallSpec>;
