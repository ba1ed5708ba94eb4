import { z } from 'zod';
import {
  accountDetailsSchema,
  accountIdParamsSchema,
  accountPageQuerySchema,
  accountPageSchema,
  createAccountBodySchema,
  grantMembershipBodySchema,
  grantTicketsBodySchema,
  updateAccountBodySchema,
} from '../api/administration/accounts.ts';
import {
  contentParamsSchema,
  contentQuerySchema,
  draftBodySchema,
  managedContentSchema,
  publishedSchema,
} from '../api/administration/content.ts';
import {
  auditPageQuerySchema,
  auditPageSchema,
  managerOrderPageQuerySchema,
  managerOrderPageSchema,
  managerTaskPageQuerySchema,
  managerTaskPageSchema,
  overviewSchema,
} from '../api/administration/operations.ts';
import {
  managerLoginBodySchema,
  managerPasswordBodySchema,
  managerSessionSchema,
} from '../api/administration/session.ts';
import { type CallSpec, read, versionQuery } from './call-spec.ts';

/** The cookie of an administrator is sent here and nowhere else. */
export const MANAGEMENT_PATH = '/api/user/manage';
const ACCOUNT = `${MANAGEMENT_PATH}/account/:accountId` as const;

const administrator = { allowed: 'administrator' } as const;
const administratorReads = { ...read, ...administrator, method: 'GET' } as const;
const administratorChanges = { ...administrator, status: 200, changes: true } as const;

export const administrationCalls = {
  managerLogin: {
    method: 'POST',
    path: `${MANAGEMENT_PATH}/login`,
    body: managerLoginBodySchema,
    answer: managerSessionSchema,
    status: 200,
    allowed: 'anyone',
    changes: true,
    summary: 'Sign in as an administrator',
  },
  managerSession: {
    ...read,
    method: 'GET',
    path: `${MANAGEMENT_PATH}/session`,
    query: versionQuery,
    // Nobody is an answer too: the console asks before it knows.
    answer: managerSessionSchema.nullable(),
    allowed: 'anyone',
    summary: 'Who is signed in as an administrator; null for nobody',
  },
  managerLogout: {
    ...administratorChanges,
    method: 'POST',
    path: `${MANAGEMENT_PATH}/logout`,
    status: 204,
    summary: 'Sign the administrator out',
  },
  managerPassword: {
    ...administratorChanges,
    method: 'POST',
    path: `${MANAGEMENT_PATH}/password`,
    body: managerPasswordBodySchema,
    answer: z.null(),
    summary: 'Change the administrator’s own password; the other sessions end',
  },
  accountPage: {
    ...administratorReads,
    path: `${MANAGEMENT_PATH}/page/account`,
    query: accountPageQuerySchema,
    answer: accountPageSchema,
    summary: 'Accounts, newest first',
  },
  createAccount: {
    ...administratorChanges,
    method: 'POST',
    path: `${MANAGEMENT_PATH}/account`,
    body: createAccountBodySchema,
    answer: accountDetailsSchema,
    status: 201,
    summary: 'Make an account',
  },
  account: {
    ...administratorReads,
    path: ACCOUNT,
    params: accountIdParamsSchema,
    query: versionQuery,
    answer: accountDetailsSchema,
    summary: 'One account',
  },
  updateAccount: {
    ...administratorChanges,
    method: 'POST',
    path: ACCOUNT,
    params: accountIdParamsSchema,
    body: updateAccountBodySchema,
    answer: accountDetailsSchema,
    summary: 'Change an account; suspending it ends its sessions',
  },
  deleteAccount: {
    ...administratorChanges,
    method: 'DELETE',
    path: ACCOUNT,
    params: accountIdParamsSchema,
    status: 204,
    summary: 'Delete an account with everything that belongs to it',
  },
  endAccountSessions: {
    ...administratorChanges,
    method: 'DELETE',
    path: `${ACCOUNT}/sessions`,
    params: accountIdParamsSchema,
    status: 204,
    summary: 'Sign an account out everywhere',
  },
  grantAccountTickets: {
    ...administratorChanges,
    method: 'POST',
    path: `${ACCOUNT}/tickets`,
    params: accountIdParamsSchema,
    body: grantTicketsBodySchema,
    answer: accountDetailsSchema,
    summary: 'Give tickets',
  },
  grantAccountMembership: {
    ...administratorChanges,
    method: 'POST',
    path: `${ACCOUNT}/membership`,
    params: accountIdParamsSchema,
    body: grantMembershipBodySchema,
    answer: accountDetailsSchema,
    summary: 'Give a membership',
  },
  overview: {
    ...administratorReads,
    path: `${MANAGEMENT_PATH}/overview`,
    query: versionQuery,
    answer: overviewSchema,
    summary: 'Queue, workers, engines, and what happened lately',
  },
  managerTaskPage: {
    ...administratorReads,
    path: `${MANAGEMENT_PATH}/page/task`,
    query: managerTaskPageQuerySchema,
    answer: managerTaskPageSchema,
    summary: 'Tasks of everyone, newest first',
  },
  managerOrderPage: {
    ...administratorReads,
    path: `${MANAGEMENT_PATH}/page/order`,
    query: managerOrderPageQuerySchema,
    answer: managerOrderPageSchema,
    summary: 'Orders of everyone, newest first',
  },
  auditPage: {
    ...administratorReads,
    path: `${MANAGEMENT_PATH}/page/audit`,
    query: auditPageQuerySchema,
    answer: auditPageSchema,
    summary: 'What administrators did, newest first',
  },
  managedContent: {
    ...administratorReads,
    path: `${MANAGEMENT_PATH}/content`,
    query: contentQuerySchema,
    answer: managedContentSchema,
    summary: 'Content of one kind with what is laid over it',
  },
  draftContent: {
    ...administratorChanges,
    method: 'POST',
    path: `${MANAGEMENT_PATH}/content/:kind/:itemId`,
    params: contentParamsSchema,
    body: draftBodySchema,
    answer: z.null(),
    summary: 'Draft a change of one item',
  },
  publishContent: {
    ...administratorChanges,
    method: 'POST',
    path: `${MANAGEMENT_PATH}/publish`,
    answer: publishedSchema,
    summary: 'Publish every draft',
  },
} as const satisfies Record<string, CallSpec>;
