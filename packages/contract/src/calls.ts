import type { CallSpec } from './calls/call-spec.ts';
import { administrationCalls } from './calls/administration-calls.ts';
import { engineCalls } from './calls/engine-calls.ts';
import { planCalls } from './calls/plan-calls.ts';
import { ownContentCalls } from './calls/own-content-calls.ts';
import { workModerationCalls } from './calls/work-moderation-calls.ts';
import { growthCalls } from './calls/growth-calls.ts';
import { PAGE_CALLS } from './page-calls.ts';

/** Every enveloped call; each feature adds its own list, here where only the console calls it. */
export const CALLS = {
  ...PAGE_CALLS,
  ...administrationCalls,
  ...engineCalls,
  ...growthCalls,
  ...ownContentCalls,
  ...planCalls,
  ...workModerationCalls,
} as const satisfies Record<string, CallSpec>;

export type CallName = keyof typeof CALLS;
