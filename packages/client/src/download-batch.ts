import type { BatchZipBody, ContactSheetBody } from '@plumbline/contract/api/batches.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { CSRF_HEADER } from '@plumbline/contract/constants.ts';
import { csrfToken, fetchWithLimit } from './api-call.ts';
import { type ClientSettings, commonHeaders } from './client-settings.ts';
import { type DownloadedFile, downloadedFile } from './downloaded-file.ts';

const FILES = {
  zip: { path: OTHER_PATHS.batchZip, type: 'application/zip', extension: 'zip' },
  contactSheet: { path: OTHER_PATHS.contactSheet, type: 'application/pdf', extension: 'pdf' },
} as const;

interface Bodies {
  readonly zip: BatchZipBody;
  readonly contactSheet: ContactSheetBody;
}

/** Fetches the pictures of a batch as a zip, or its contact sheet as PDF. */
export async function downloadBatchFile<What extends keyof Bodies>(
  settings: ClientSettings,
  what: What,
  body: Bodies[What],
): Promise<DownloadedFile> {
  const { path, type, extension } = FILES[what];
  const response = await fetchWithLimit(settings, path, {
    method: 'POST',
    headers: {
      ...commonHeaders(settings),
      accept: `${type}, application/json`,
      'content-type': 'application/json',
      [CSRF_HEADER]: await csrfToken(settings),
    },
    body: JSON.stringify(body),
  });
  return downloadedFile(response, extension);
}
