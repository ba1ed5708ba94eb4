import type { ListedLead as LeadAnswer } from '@plumbline/contract/api/leads.ts';
import type { Repositories } from '../ports/database.ts';
import type { LeadFilter } from './lead-repository.ts';

/** Who asked for what, newest first, as the console reads it. */
export async function listLeads(
  { leads }: Pick<Repositories, 'leads'>,
  filter: LeadFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ items: LeadAnswer[]; total: number }> {
  const found = await leads.list(filter, page);
  const items = found.leads.map((lead) => ({
    leadId: lead.id,
    kind: lead.kind,
    accountId: lead.accountName === null ? null : lead.ownerId,
    accountName: lead.accountName,
    replyTo: lead.replyTo,
    message: lead.message,
    interest: lead.interest,
    locale: lead.locale,
    createdAt: lead.createdAt.toISOString(),
  }));
  return { items, total: found.total };
}
