import {
  nameVersionBodySchema,
  revertVersionBodySchema,
  versionQuerySchema,
  versionTreeSchema,
} from '../api/versions.ts';
import { type CallSpec, read } from './call-spec.ts';

const change = { method: 'POST', answer: versionTreeSchema, status: 200, changes: true } as const;

export const versionCalls = {
  versions: {
    ...read,
    method: 'GET',
    path: '/api/ai/versions',
    query: versionQuerySchema,
    answer: versionTreeSchema,
    allowed: 'signed-in',
    summary: 'Everything that was made from one upload, as a tree',
  },
  nameVersion: {
    ...change,
    path: '/api/ai/versions/name',
    body: nameVersionBodySchema,
    allowed: 'signed-in',
    summary: 'Name a picture of the tree',
  },
  revertVersion: {
    ...change,
    path: '/api/ai/versions/revert',
    body: revertVersionBodySchema,
    allowed: 'signed-in',
    summary: 'Go on from an older picture; nothing of the tree is lost',
  },
} as const satisfies Record<string, CallSpec>;
