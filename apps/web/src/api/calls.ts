import { type ApiCall, type CallOptions, createApiCall } from '@plumbline/client/api-call.ts';
import type { CallSpec } from '@plumbline/contract/calls/call-spec.ts';
import { accessCalls } from '@plumbline/contract/calls/access-calls.ts';
import { catalogueCalls } from '@plumbline/contract/calls/catalogue-calls.ts';
import { identityCalls } from '@plumbline/contract/calls/identity-calls.ts';
import { ticketCalls } from '@plumbline/contract/calls/ticket-calls.ts';
import { visitCalls } from '@plumbline/contract/calls/visit-calls.ts';
import { wechatCalls } from '@plumbline/contract/calls/wechat-calls.ts';
import { loadChunk } from '../app/load-chunk.ts';
import { sessionGuard } from '../session/session-guard.ts';
import { clientSettings } from './client-settings.ts';

/** What signs somebody in, and what asks who is signed in, is refused for reasons of its own. */
const SIGN_IN = { ...identityCalls, ...wechatCalls };
/** What the first screens ask. */
const FIRST = { ...SIGN_IN, ...accessCalls, ...visitCalls, ...catalogueCalls, ...ticketCalls };

export interface Asking {
  readonly calls: Readonly<Record<string, CallSpec>>;
  readonly ask: ApiCall;
}

const first: Asking = { calls: FIRST, ask: createApiCall(clientSettings, FIRST) as ApiCall };

async function askingFor(name: string): Promise<Asking> {
  if (Object.hasOwn(FIRST, name)) return first;
  return (await loadChunk('calls', () => import('./more-calls.ts'))).more;
}

/** Past the guard: for what the guard itself asks. */
export const askUnguarded: ApiCall = async (name, input) => (await askingFor(name)).ask(name, input);

export const api: ApiCall = async (name, input) => {
  const { signal }: CallOptions = input;
  const { calls, ask } = await askingFor(name);
  if (Object.hasOwn(SIGN_IN, name)) return ask(name, input);
  return sessionGuard.run(() => ask(name, input), { changes: calls[name]?.changes === true, signal });
};
