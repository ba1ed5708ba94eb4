import { LEDGER_MOVES, type LedgerItem } from '@plumbline/contract/api/ledger.ts';
import { LEDGER_ACCOUNT_NAMES, LEDGER_COLUMNS, COUNTER_NAMES } from '@plumbline/contract/ledger-texts.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { CSV_BYTE_ORDER_MARK, csvLine } from '../export/csv.ts';

/** A ledger as CSV, with the accounts that each entry moves tickets between. */
export async function* ledgerCsv(
  pages: AsyncIterable<readonly LedgerItem[]>,
  locale: Locale,
): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + csvLine(LEDGER_COLUMNS.map((name) => name[locale]));
  for await (const page of pages) {
    yield page
      .map((item) => {
        const { from, to } = LEDGER_MOVES[item.kind];
        return csvLine([
          item.at,
          COUNTER_NAMES[item.counter][locale],
          LEDGER_ACCOUNT_NAMES[from][locale],
          LEDGER_ACCOUNT_NAMES[to][locale],
          item.amount,
          item.change,
          item.balance,
          item.origins.join(' '),
          item.reason,
          item.taskId,
          item.orderId,
        ]);
      })
      .join('');
  }
}
