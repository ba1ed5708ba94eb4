import type { DownloadBody } from '@plumbline/contract/api/images.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { CSRF_HEADER } from '@plumbline/contract/constants.ts';
import { csrfToken, fetchWithLimit } from './api-call.ts';
import { type ClientSettings, commonHeaders } from './client-settings.ts';
import { type DownloadedFile, downloadedFile } from './downloaded-file.ts';

/** Fetches several pictures as one zip; the name is the server's. */
export async function downloadImages(settings: ClientSettings, body: DownloadBody): Promise<DownloadedFile> {
  const response = await fetchWithLimit(settings, OTHER_PATHS.download, {
    method: 'POST',
    headers: {
      ...commonHeaders(settings),
      accept: 'application/zip, image/*, application/json',
      'content-type': 'application/json',
      [CSRF_HEADER]: await csrfToken(settings),
    },
    body: JSON.stringify(body),
  });
  return downloadedFile(response, 'zip');
}
