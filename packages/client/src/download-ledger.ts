import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { fetchWithLimit } from './api-call.ts';
import { type ClientSettings, commonHeaders } from './client-settings.ts';

import { type DownloadedFile, downloadedFile } from './downloaded-file.ts';

/** Fetches the caller's ledger, of one counter or of all, as CSV with headings in the language in use. */
export async function downloadLedger(
  settings: ClientSettings,
  counter: TicketCounter | undefined,
): Promise<DownloadedFile> {
  const query = counter === undefined ? '' : `?counter=${counter}`;
  const response = await fetchWithLimit(settings, OTHER_PATHS.ledgerExport + query, {
    headers: { ...commonHeaders(settings), accept: 'text/csv, application/json' },
  });
  return downloadedFile(response, 'csv');
}
