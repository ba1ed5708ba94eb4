import { accessCalls } from './calls/access-calls.ts';
import { accountCalls } from './calls/account-calls.ts';
import type { CallSpec } from './calls/call-spec.ts';
import { batchCalls } from './calls/batch-calls.ts';
import { catalogueCalls } from './calls/catalogue-calls.ts';
import { editorSessionCalls } from './calls/editor-session-calls.ts';
import { faceCalls } from './calls/face-calls.ts';
import { identityCalls } from './calls/identity-calls.ts';
import { orderCalls } from './calls/order-calls.ts';
import { joiningCalls } from './calls/joining-calls.ts';
import { maskCalls } from './calls/mask-calls.ts';
import { visitCalls } from './calls/visit-calls.ts';
import { leadCalls } from './calls/lead-calls.ts';
import { replayCalls } from './calls/replay-calls.ts';
import { modelCalls } from './calls/model-calls.ts';
import { analysisCalls } from './calls/analysis-calls.ts';
import { promptCalls } from './calls/prompt-calls.ts';
import { projectCalls } from './calls/project-calls.ts';
import { scheduleCalls } from './calls/schedule-calls.ts';
import { sceneCalls } from './calls/scene-calls.ts';
import { talkCalls } from './calls/talk-calls.ts';
import { taskCalls } from './calls/task-calls.ts';
import { uploadCalls } from './calls/upload-calls.ts';
import { shareCalls } from './calls/share-calls.ts';
import { tagCalls } from './calls/tag-calls.ts';
import { ticketCalls } from './calls/ticket-calls.ts';
import { versionCalls } from './calls/version-calls.ts';
import { wechatCalls } from './calls/wechat-calls.ts';
import { clientReleaseCalls } from './calls/client-release-calls.ts';
import { collectionCalls } from './calls/collection-calls.ts';
import { helpCalls } from './calls/help-calls.ts';
import { webhookCalls } from './calls/webhook-calls.ts';
import { workCalls } from './calls/work-calls.ts';

/** The calls of visitors and users: what every page of the app may ask, and nothing that only the console does. */
export const PAGE_CALLS = {
  ...identityCalls,
  ...wechatCalls,
  ...joiningCalls,
  ...faceCalls,
  ...leadCalls,
  ...visitCalls,
  ...accountCalls,
  ...taskCalls,
  ...batchCalls,
  ...tagCalls,
  ...shareCalls,
  ...projectCalls,
  ...scheduleCalls,
  ...sceneCalls,
  ...analysisCalls,
  ...promptCalls,
  ...maskCalls,
  ...uploadCalls,
  ...modelCalls,
  ...editorSessionCalls,
  ...versionCalls,
  ...replayCalls,
  ...ticketCalls,
  ...accessCalls,
  ...catalogueCalls,
  ...helpCalls,
  ...orderCalls,
  ...workCalls,
  ...collectionCalls,
  ...talkCalls,
  ...webhookCalls,
  ...clientReleaseCalls,
} as const satisfies Record<string, CallSpec>;
