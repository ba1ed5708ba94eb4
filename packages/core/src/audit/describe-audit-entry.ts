import { type AuditEntry, auditEntrySchema } from '@plumbline/contract/api/administration/operations.ts';
import type { StoredAuditEntry } from './audit-repository.ts';

/** An entry as the console reads it. */
export function describeAuditEntry(entry: StoredAuditEntry): AuditEntry {
  const { id, at, administrator, act, subject, details } = entry;
  return auditEntrySchema.parse({ id, at: at.toISOString(), administrator, act, subject, details });
}
