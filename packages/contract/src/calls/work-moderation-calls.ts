import { z } from 'zod';
import {
  approveWorkBodySchema,
  hideWorkBodySchema,
  managedWorkParamsSchema,
  managedWorksQuerySchema,
  managedWorksSchema,
} from '../api/administration/works.ts';
import { MANAGEMENT_PATH } from './management-path.ts';
import { type CallSpec, read } from './call-spec.ts';

const ONE = `${MANAGEMENT_PATH}/work/:workId` as const;
const changes = { method: 'POST', status: 200, changes: true, allowed: 'administrator' } as const;

/** Published works as administrators look after them. */
export const workModerationCalls = {
  managedWorks: {
    ...read,
    method: 'GET',
    allowed: 'administrator',
    path: `${MANAGEMENT_PATH}/page/work`,
    query: managedWorksQuerySchema,
    answer: managedWorksSchema,
    summary: 'Works that wait for a look, that were reported, that are hidden or seen',
  },
  approveWork: {
    ...changes,
    path: `${ONE}/approve`,
    params: managedWorkParamsSchema,
    body: approveWorkBodySchema,
    answer: z.null(),
    summary: 'Let a work be seen; what was reported of it is answered',
  },
  hideWork: {
    ...changes,
    path: `${ONE}/hide`,
    params: managedWorkParamsSchema,
    body: hideWorkBodySchema,
    answer: z.null(),
    summary: 'Take a work out of sight; its author reads why',
  },
} as const satisfies Record<string, CallSpec>;
