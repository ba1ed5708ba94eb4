import type { ExportedList } from '@plumbline/contract/api/administration/operations.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { describeAuditEntry } from '../audit/describe-audit-entry.ts';
import { CSV_BYTE_ORDER_MARK, type CsvCell, csvLine } from '../export/csv.ts';
import { type CampaignQuestion, readCampaigns } from '../campaigns/read-campaigns.ts';
import { listInvitations } from '../invitations/manage-invitations.ts';
import { listEveryonesOrders } from '../operations/list-everyones-orders.ts';
import { listEveryonesTasks } from '../operations/list-everyones-tasks.ts';
import type { Repositories } from '../ports/database.ts';
import { describeAccount } from './describe-account.ts';

const PAGE = 500;

interface PageOf {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
}
interface PagePart {
  readonly offset: number;
  readonly limit: number;
}

const COLUMNS: Readonly<Record<ExportedList, readonly string[]>> = {
  accounts: [
    'accountId',
    'account',
    'name',
    'company',
    'phoneNo',
    'email',
    'role',
    'userType',
    'status',
    'level',
    'expiresAt',
    'createdAt',
    'seenAt',
  ],
  tasks: [
    'taskId',
    'accountId',
    'accountName',
    'function',
    'state',
    'error',
    'attempts',
    'count',
    'engine',
    'seenBy',
    'createdAt',
    'startedAt',
    'finishedAt',
  ],
  orders: [
    'orderId',
    'accountId',
    'accountName',
    'planId',
    'provider',
    'amountFen',
    'state',
    'createdAt',
    'paidAt',
    'refundedAt',
  ],
  audit: ['id', 'at', 'administrator', 'act', 'subject', 'details'],
  campaigns: ['source', 'plan', 'unit', 'keyWord', 'visits', 'signUps', 'paying', 'paidFen'],
  invitations: ['code', 'note', 'state', 'uses', 'maxUses', 'tickets', 'expiresAt', 'revokedAt', 'createdAt'],
};

type Exported = Pick<Repositories, 'managedAccounts' | 'operations' | 'audit' | 'campaigns' | 'invitations'>;

export interface ExportRequest {
  readonly list: ExportedList;
  readonly locale: Locale;
  /** Which campaigns; the other lists go whole. */
  readonly campaigns: CampaignQuestion;
  readonly at: Date;
}

/** A whole list as CSV, page by page; cells that a spreadsheet would take for a formula are defused by `csvLine`. */
export async function* exportList(repositories: Exported, request: ExportRequest): AsyncGenerator<string> {
  const columns = COLUMNS[request.list];
  yield CSV_BYTE_ORDER_MARK + csvLine([...columns]);
  for (let offset = 0; ; offset += PAGE) {
    const { items } = await readPage(repositories, request, { offset, limit: PAGE });
    yield items.map((item) => csvLine(columns.map((column) => cellOf(item[column])))).join('');
    if (items.length < PAGE) return;
  }
}

async function readPage(
  repositories: Exported,
  { list, locale, campaigns, at }: ExportRequest,
  page: PagePart,
): Promise<PageOf> {
  const everything = { words: [], userType: undefined, status: undefined, role: undefined };
  if (list === 'accounts') {
    const { accounts, total } = await repositories.managedAccounts.list(everything, page);
    return { items: accounts.map((account) => ({ ...describeAccount(account) })), total };
  }
  if (list === 'tasks') {
    const filter = { words: [], state: undefined, function: undefined, userId: undefined };
    const { items, total } = await listEveryonesTasks(repositories, filter, page, locale);
    return { items: items.map((task) => ({ ...task, error: task.error?.code ?? null })), total };
  }
  if (list === 'orders') {
    const filter = { words: [], state: undefined, provider: undefined, userId: undefined };
    const { items, total } = await listEveryonesOrders(repositories, filter, page);
    return { items: items.map((order) => ({ ...order })), total };
  }
  if (list === 'invitations') return listInvitations(repositories, { words: [], state: undefined, at }, page);
  if (list === 'campaigns') {
    // One answer holds all of them.
    const { rows } = page.offset === 0 ? await readCampaigns(repositories, campaigns) : { rows: [] };
    return { items: rows, total: rows.length };
  }
  const { entries, total } = await repositories.audit.list({ words: [], act: undefined }, page);
  return { items: entries.map((entry) => ({ ...describeAuditEntry(entry) })), total };
}

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return JSON.stringify(value);
}
