import type { Visit } from '@plumbline/contract/api/identity.ts';
import { readLocal, removeLocal, writeLocal } from './local-keys.ts';

type Source = NonNullable<Visit['source']>;
const SOURCE_FIELDS = ['keyWord', 'plan', 'source', 'unit'] as const;

/** The campaign fields of an address, `undefined` where it names none. */
export function sourceOf(search: string): Source | undefined {
  const query = new URLSearchParams(search);
  const found = SOURCE_FIELDS.flatMap((field) => {
    const value = query.get(field);
    return value ? [[field, value.slice(0, 200)] as const] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Notes where a visitor came from, to be told at sign-in. */
export function noteVisit(search: string): void {
  const source = sourceOf(search);
  if (source) writeLocal('source', JSON.stringify(source));
  const invite = new URLSearchParams(search).get('inviteCode');
  if (invite) writeLocal('inviteCode', invite.slice(0, 64));
}

/** What sign-in tells of the visit. */
export function visitForSignIn(): Visit {
  const kept = readLocal('source');
  const inviteCode = readLocal('inviteCode');
  let source: Source | undefined;
  try {
    source = kept ? (JSON.parse(kept) as Source) : undefined;
  } catch {
    source = undefined;
  }
  return { ...(source ? { source } : {}), ...(inviteCode ? { inviteCode } : {}) };
}

/** The code by which this browser was invited. */
export function invitedBy(): string | undefined {
  return readLocal('inviteCode');
}

/** It was used, or was refused: nobody signs in by it again. */
export function forgetInvite(): void {
  removeLocal('inviteCode');
}
