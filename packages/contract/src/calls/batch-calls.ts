import {
  batchBodySchema,
  batchListQuerySchema,
  batchListSchema,
  batchParamsSchema,
  batchPlanSchema,
  batchQuerySchema,
  batchSchema,
  changeBatchBodySchema,
  retryBatchBodySchema,
  startBatchBodySchema,
} from '../api/batches.ts';
import { type CallSpec, read, versionQuery } from './call-spec.ts';

const BATCH = '/api/ai/batch' as const;
const mine = { allowed: 'signed-in' } as const;
const change = { ...mine, changes: true, method: 'POST', answer: batchSchema, fails: [409] } as const;

export const batchCalls = {
  startBatch: {
    ...change,
    path: BATCH,
    body: startBatchBodySchema,
    status: 202,
    summary: 'Start many pictures in many looks as one order: all of it or nothing',
  },
  planBatch: {
    ...change,
    path: `${BATCH}/plan`,
    body: startBatchBodySchema,
    answer: batchPlanSchema,
    status: 200,
    summary: 'What a batch would be and cost, before anything starts',
  },
  batch: {
    ...mine,
    ...read,
    method: 'GET',
    path: BATCH,
    query: batchQuerySchema,
    answer: batchSchema,
    summary: 'One batch with all its cells',
  },
  batches: {
    ...mine,
    ...read,
    method: 'GET',
    path: '/api/ai/batches',
    query: batchListQuerySchema,
    answer: batchListSchema,
    summary: 'The caller’s batches, newest first',
  },
  pauseBatch: {
    ...change,
    path: `${BATCH}/pause`,
    body: batchBodySchema,
    status: 200,
    summary: 'Hold what waits of a batch; what runs is finished',
  },
  resumeBatch: {
    ...change,
    path: `${BATCH}/resume`,
    body: batchBodySchema,
    status: 200,
    summary: 'Let a paused batch go on',
  },
  cancelBatch: {
    ...change,
    path: `${BATCH}/cancel`,
    body: batchBodySchema,
    status: 200,
    summary: 'End what waits and runs of a batch; its tickets come back',
  },
  retryBatch: {
    ...change,
    path: `${BATCH}/retry`,
    body: retryBatchBodySchema,
    status: 202,
    summary: 'Try cells again that failed or were cancelled',
  },
  changeBatch: {
    ...change,
    path: `${BATCH}/:batchId`,
    params: batchParamsSchema,
    body: changeBatchBodySchema,
    status: 200,
    summary: 'Rename a batch, or its files',
  },
  deleteBatch: {
    ...mine,
    changes: true,
    method: 'DELETE',
    path: `${BATCH}/:batchId`,
    params: batchParamsSchema,
    query: versionQuery,
    status: 204,
    summary: 'Delete a batch; what it made stays in the works, and for ten minutes it can be restored',
  },
  restoreBatch: {
    ...change,
    path: `${BATCH}/:batchId/restore`,
    params: batchParamsSchema,
    query: versionQuery,
    status: 200,
    summary: 'Bring back a batch that was deleted within the last ten minutes',
  },
} as const satisfies Record<string, CallSpec>;
