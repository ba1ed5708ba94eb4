import type { DownloadBody } from '@plumbline/contract/api/images.ts';
import { OTHER_PATHS } from '@plumbline/contract/calls.ts';
import { CSRF_HEADER, DOWNLOAD_NAME_PREFIX } from '@plumbline/contract/constants.ts';
import { csrfToken, fetchWithLimit } from './api-call.ts';
import { type ClientSettings, commonHeaders } from './client-settings.ts';
import { failureOf } from './read-answer.ts';

export interface DownloadedZip {
  readonly blob: Blob;
  readonly name: string;
}

/** Fetches several pictures as one zip; the name is the server's. */
export async function downloadImages(settings: ClientSettings, body: DownloadBody): Promise<DownloadedZip> {
  const response = await fetchWithLimit(settings, OTHER_PATHS.download, {
    method: 'POST',
    headers: {
      ...commonHeaders(settings),
      accept: 'application/zip, application/json',
      'content-type': 'application/json',
      [CSRF_HEADER]: await csrfToken(settings),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await failureOf(response);
  const name = /filename="?([^";]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { blob: await response.blob(), name: name ?? `${DOWNLOAD_NAME_PREFIX}.zip` };
}
