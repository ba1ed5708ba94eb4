import { accessCalls } from './calls/access-calls.ts';
import { accountCalls } from './calls/account-calls.ts';
import type { CallSpec } from './calls/call-spec.ts';
import { administrationCalls } from './calls/administration-calls.ts';
import { catalogueCalls } from './calls/catalogue-calls.ts';
import { editorSessionCalls } from './calls/editor-session-calls.ts';
import { faceCalls } from './calls/face-calls.ts';
import { identityCalls } from './calls/identity-calls.ts';
import { orderCalls } from './calls/order-calls.ts';
import { planCalls } from './calls/plan-calls.ts';
import { joiningCalls } from './calls/joining-calls.ts';
import { maskCalls } from './calls/mask-calls.ts';
import { growthCalls } from './calls/growth-calls.ts';
import { leadCalls } from './calls/lead-calls.ts';
import { replayCalls } from './calls/replay-calls.ts';
import { ownContentCalls } from './calls/own-content-calls.ts';
import { sceneCalls } from './calls/scene-calls.ts';
import { taskCalls } from './calls/task-calls.ts';
import { uploadCalls } from './calls/upload-calls.ts';
import { ticketCalls } from './calls/ticket-calls.ts';
import { versionCalls } from './calls/version-calls.ts';
import { wechatCalls } from './calls/wechat-calls.ts';

/** Every enveloped call; each feature adds its own list. */
export const CALLS = {
  ...identityCalls,
  ...wechatCalls,
  ...joiningCalls,
  ...faceCalls,
  ...leadCalls,
  ...growthCalls,
  ...accountCalls,
  ...taskCalls,
  ...sceneCalls,
  ...maskCalls,
  ...uploadCalls,
  ...editorSessionCalls,
  ...versionCalls,
  ...replayCalls,
  ...ticketCalls,
  ...accessCalls,
  ...catalogueCalls,
  ...administrationCalls,
  ...ownContentCalls,
  ...orderCalls,
  ...planCalls,
} as const satisfies Record<string, CallSpec>;

export type CallName = keyof typeof CALLS;

/** Calls with a protocol of their own; listed so that paths are written once. */
export const OTHER_PATHS = {
  upload: '/api/ai/upload',
  wechatPush: '/api/wx/push',
  wechatCallback: '/auth/wechat/callback',
  taskEvents: '/api/ai/taskEvents',
  download: '/api/ai/download',
  ledgerExport: '/api/user/ledger.csv',
  paymentNotice: '/api/order/notify/:provider',
  consoleExport: '/api/user/manage/export/:list',
  files: '/files',
  openapi: '/api/openapi.json',
  reference: '/api/reference',
  content: '/content',
  ownContent: '/content/own',
  contentPicture: '/api/user/manage/content-picture',
} as const;
