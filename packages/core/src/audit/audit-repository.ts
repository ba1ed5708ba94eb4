/** What administrators do that is worth an entry, and what owners do to the keys of their accounts. Stable: the log is searched by them. */
export const AUDIT_ACTS = [
  'sign-in',
  'sign-out',
  'password.change',
  'second-factor.enrol',
  'second-factor.remove',
  'second-factor.recovery-codes',
  'second-factor.refuse',
  'second-factor.reset',
  'administrator.reset',
  'account.create',
  'account.update',
  'account.suspend',
  'account.delete',
  'account.end-sessions',
  'account.password',
  'tickets.grant',
  'membership.grant',
  'order.refund',
  'plan.create',
  'plan.edit',
  'plan.retire',
  'plan.restore',
  'invitation.create',
  'invitation.revoke',
  'content.add',
  'tool-price.edit',
  'engine-policy.edit',
  'content.edit',
  'content.remove',
  'content.publish',
  'route.access',
  'work.approve',
  'work.hide',
  'list.export',
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

export interface AuditEntry {
  readonly administratorId: string;
  /** The account as it is called now: the entry outlives it. Empty: its owner did it. */
  readonly administrator: string;
  readonly act: AuditAct;
  /** Whom or what it was done to: an account's id, `style/modern`; empty for the administrator's own session. */
  readonly subject: string;
  /** Before and after, amounts, reasons. Never a secret. */
  readonly details: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

export interface StoredAuditEntry extends AuditEntry {
  readonly id: number;
}

export interface AuditFilter {
  readonly act: AuditAct | undefined;
  /** Lower case; looked for in administrator, subject and details. */
  readonly words: readonly string[];
}

/** Entries are added; the database refuses to change or remove one. */
export interface AuditRepository {
  add(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  list(
    filter: AuditFilter,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly entries: StoredAuditEntry[]; readonly total: number }>;
}
