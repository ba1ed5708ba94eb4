import { CALLS } from '@plumbline/contract/calls.ts';
import { AUDIT_ACTS } from '@plumbline/core/audit/audit-repository.ts';
import { describeAuditEntry } from '@plumbline/core/audit/describe-audit-entry.ts';
import { listEveryonesOrders } from '@plumbline/core/operations/list-everyones-orders.ts';
import { listEveryonesTasks } from '@plumbline/core/operations/list-everyones-tasks.ts';
import { readOverview } from '@plumbline/core/operations/read-overview.ts';
import { searchWords } from '@plumbline/core/tasks/search-text.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { askParts } from '../operations/ask-parts.ts';
import { pagePart } from './page-part.ts';

/** What administrators look at: the overview, tasks of everyone, and the log of their own acts. */
export function registerConsoleReads(app: App): void {
  const { database, clock } = app.services;
  registerCall(app, CALLS.overview, async ({ request }) => {
    const parts = await askParts(app, request.log);
    return readOverview({ database, clock }, parts);
  });
  registerCall(app, CALLS.managerTaskPage, ({ query, locale }) => {
    const { state, function: name, accountId: userId } = query;
    const filter = { words: searchWords(query.q), state, function: name, userId };
    return listEveryonesTasks(database, filter, pagePart(query), locale);
  });
  registerCall(app, CALLS.managerOrderPage, ({ query }) => {
    const { state, provider, accountId: userId } = query;
    const filter = { words: searchWords(query.q), state, provider, userId };
    return listEveryonesOrders(database, filter, pagePart(query));
  });
  registerCall(app, CALLS.auditPage, async ({ query }) => {
    const act = AUDIT_ACTS.find((known) => known === query.act);
    const filter = { words: searchWords(query.q), act };
    const { entries, total } = await database.audit.list(filter, pagePart(query));
    return { items: entries.map(describeAuditEntry), total };
  });
}
