import type { TicketCounter } from '@plumbline/contract/api/tickets.ts';
import type { DownloadBody, UploadedImage } from '@plumbline/contract/api/images.ts';
import { createApiCall } from '@plumbline/client/api-call.ts';
import type { ClientSettings } from '@plumbline/client/client-settings.ts';
import { downloadImages } from '@plumbline/client/download-images.ts';
import { downloadLedger } from '@plumbline/client/download-ledger.ts';
import type { DownloadedFile } from '@plumbline/client/downloaded-file.ts';
import { type UploadOptions, uploadImage } from '@plumbline/client/upload-image.ts';
import { type EventStream, type WatchOptions, watchTasks } from '@plumbline/client/watch-tasks.ts';
import type { UploadRequest } from '@plumbline/client/xhr.ts';
import { currentLocale } from '../i18n/i18n.ts';

let redirectOrigins: readonly string[] = [];

/** The main site of the operator (from `/api/site`), the one foreign place that an answer may lead to. */
export function allowRedirectsTo(mainSiteUrl: string): void {
  redirectOrigins = URL.canParse(mainSiteUrl) ? [new URL(mainSiteUrl).origin] : [];
}

export const clientSettings: ClientSettings = {
  baseUrl: location.origin,
  locale: currentLocale,
  cookies: () => document.cookie,
  fetch: (...request) => fetch(...request),
  redirectOrigins: () => redirectOrigins,
  followRedirect: (url) => location.assign(url),
};

export const api = createApiCall(clientSettings);

export function uploadPicture(
  file: Blob,
  name: string,
  options: Omit<UploadOptions, 'createRequest'>,
): Promise<UploadedImage> {
  return uploadImage(clientSettings, file, name, {
    ...options,
    createRequest: () => new XMLHttpRequest() as UploadRequest,
  });
}

export function downloadPictures(
  imageIds: string[],
  options: Omit<DownloadBody, 'imageIds'> = {},
): Promise<DownloadedFile> {
  return downloadImages(clientSettings, { imageIds, ...options });
}

export function downloadMyLedger(counter: TicketCounter | undefined): Promise<DownloadedFile> {
  return downloadLedger(clientSettings, counter);
}

export function watchMyTasks(options: Omit<WatchOptions, 'createStream'>): () => void {
  return watchTasks(clientSettings, api, {
    ...options,
    createStream: (url) => new EventSource(url, { withCredentials: true }) as EventStream,
  });
}
