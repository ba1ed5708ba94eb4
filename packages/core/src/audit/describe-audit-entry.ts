import type { AuditEntry } from '@plumbline/contract/api/administration/operations.ts';
import { z } from 'zod';
import type { StoredAuditEntry } from './audit-repository.ts';

const detailsSchema = z.record(z.string(), z.json());

export function describeAuditEntry(entry: StoredAuditEntry): AuditEntry {
  const { id, at, administrator, act, subject, details } = entry;
  return { id, at: at.toISOString(), administrator, act, subject, details: detailsSchema.parse(details) };
}
