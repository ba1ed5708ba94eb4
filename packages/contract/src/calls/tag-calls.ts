import {
  renamedTagSchema,
  renameTagBodySchema,
  tagListSchema,
  tagParamsSchema,
  tagTasksBodySchema,
} from '../api/tags.ts';
import { type CallSpec, read, versionQuery } from './call-spec.ts';

const change = { changes: true, allowed: 'signed-in' } as const;

export const tagCalls = {
  tags: {
    ...read,
    method: 'GET',
    path: '/api/ai/tags',
    query: versionQuery,
    answer: tagListSchema,
    allowed: 'signed-in',
    summary: 'The caller’s tags, each with the number of its works',
  },
  tagTasks: {
    ...change,
    method: 'POST',
    path: '/api/ai/tags',
    body: tagTasksBodySchema,
    answer: tagListSchema,
    status: 200,
    summary: 'Put tags on works, or take them off; all or none',
  },
  renameTag: {
    ...change,
    method: 'POST',
    path: '/api/ai/tags/:tagId',
    params: tagParamsSchema,
    body: renameTagBodySchema,
    answer: renamedTagSchema,
    status: 200,
    summary: 'Rename a tag; where there is one of that name the two become one',
  },
  deleteTag: {
    ...change,
    method: 'DELETE',
    path: '/api/ai/tags/:tagId',
    params: tagParamsSchema,
    status: 204,
    summary: 'Delete a tag; its works stay',
  },
  restoreTag: {
    ...change,
    method: 'POST',
    path: '/api/ai/tags/:tagId/restore',
    params: tagParamsSchema,
    answer: tagListSchema,
    status: 200,
    summary: 'Bring back a tag that was deleted within the last ten minutes, on its works',
  },
} as const satisfies Record<string, CallSpec>;
