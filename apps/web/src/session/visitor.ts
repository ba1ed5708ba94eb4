import { newIdempotencyKey } from '@plumbline/client/idempotency-key.ts';
import { readLocal, removeRetired, writeLocal } from './local-keys.ts';

/** The visitor's generated id as this tab found it, or made it. It leaves the browser in no call. */
export const VISITOR_ID = findVisitor();

function findVisitor(): string {
  removeRetired();
  const kept = readLocal('visitor');
  if (kept !== undefined) return kept;
  const made = newIdempotencyKey();
  writeLocal('visitor', made);
  return made;
}

/**
 * Whether what a browser kept is of the visitor who is here now. A tab that somebody left open while they signed out in
 * another one may still write what it has in memory; the next person has another id, and does not get to see it.
 */
export function isOfThisVisitor(kept: { readonly visitor?: unknown } | undefined): boolean {
  return kept?.visitor === undefined || kept.visitor === VISITOR_ID;
}
