import type { Repositories } from '../ports/database.ts';
import type { AuditAct } from '../audit/audit-repository.ts';
import type { User } from '../identity/user.ts';

/** Who acts in the console. */
export interface Administrator {
  readonly id: string;
  /** The name that it signs in with. */
  readonly account: string;
}

/** Writes what was done into the log, in the transaction that does it: there is never the one without the other. */
export function audit(
  { audit: log }: Pick<Repositories, 'audit'>,
  { id, account }: Administrator,
  entry: {
    readonly act: AuditAct;
    readonly subject: string;
    readonly details?: Readonly<Record<string, unknown>>;
    readonly at: Date;
  },
): Promise<void> {
  return log.add({ administratorId: id, administrator: account, details: {}, ...entry });
}

/** The administrator of a user's row. */
export async function administratorOf(
  { identity }: Pick<Repositories, 'identity'>,
  user: User,
): Promise<Administrator> {
  return { id: user.id, account: (await identity.findSubject(user.id, 'account')) ?? user.name };
}
