import { randomUUID } from 'node:crypto';
import { CODE_ATTEMPTS } from '@plumbline/contract/constants.ts';
import type { Repositories } from '../ports/database.ts';
import { hashCode } from './code-hash.ts';
import type { CodeKey } from './identity-repository.ts';
import { equalInConstantTime } from './session-tokens.ts';

export interface GivenCode extends CodeKey {
  readonly code: string;
  readonly secret: Buffer;
  readonly at: Date;
}

/**
 * Counts the attempt and closes the code when it is right. The same work is done where there is no code at all. Only
 * inside a transaction that is committed also where the answer is no, or the attempt was not counted.
 */
export async function useCode({ identity }: Repositories, given: GivenCode): Promise<boolean> {
  const { code, secret, at, ...key } = given;
  await identity.lock(`codes ${key.recipient}`);
  const stored = await identity.findOpenCode(key);
  const id = stored?.id ?? randomUUID();
  const hash = hashCode(secret, id, code.normalize('NFKC').trim());
  const right = equalInConstantTime(hash, stored?.codeHash ?? '');
  await identity.countAttempt(id);
  if (!stored || !right || stored.attempts >= CODE_ATTEMPTS || stored.expiresAt <= at) return false;
  await identity.closeCodes(key, at);
  return true;
}
