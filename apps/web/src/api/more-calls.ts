import type { DownloadBody, UploadedImage } from '@plumbline/contract/api/images.ts';
import type { GptTalkBody, TalkMessage } from '@plumbline/contract/api/talks.ts';
import type { TicketCounter } from '@plumbline/contract/ticket-counters.ts';
import { createApiCall } from '@plumbline/client/api-call.ts';
import { downloadBatchFile } from '@plumbline/client/download-batch.ts';
import { downloadImages } from '@plumbline/client/download-images.ts';
import { downloadLedger } from '@plumbline/client/download-ledger.ts';
import { downloadSchedule } from '@plumbline/client/download-schedule.ts';
import type { DownloadedFile } from '@plumbline/client/downloaded-file.ts';
import {
  type AskOptions,
  askTalk,
  followAnswer,
  type TalkStreamOptions,
} from '@plumbline/client/talk-stream.ts';
import { type UploadOptions, uploadImage } from '@plumbline/client/upload-image.ts';
import { type EventStream, type WatchOptions, watchTasks } from '@plumbline/client/watch-tasks.ts';
import type { UploadRequest } from '@plumbline/client/xhr.ts';
import { PAGE_CALLS } from '@plumbline/contract/page-calls.ts';
import { sessionGuard } from '../session/session-guard.ts';
import { type Asking, api } from './calls.ts';
import { clientSettings } from './client-settings.ts';

type DownloadBatch = <What extends Parameters<typeof downloadBatchFile>[1]>(
  what: What,
  body: Parameters<typeof downloadBatchFile<What>>[2],
) => Promise<DownloadedFile>;

/** All that a page may ask. */
export const more: Asking = { calls: PAGE_CALLS, ask: createApiCall(clientSettings, PAGE_CALLS) };

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
  return sessionGuard.run(() => downloadImages(clientSettings, { imageIds, ...options }), { changes: true });
}

export const downloadBatch = ((what, body) =>
  sessionGuard.run(() => downloadBatchFile(clientSettings, what, body), {
    changes: true,
  })) as DownloadBatch;

export function downloadMyLedger(counter: TicketCounter | undefined): Promise<DownloadedFile> {
  return sessionGuard.run(() => downloadLedger(clientSettings, counter), { changes: true });
}

export function downloadMySchedule(projectId: string): Promise<DownloadedFile> {
  return sessionGuard.run(() => downloadSchedule(clientSettings, projectId), { changes: true });
}

export function watchMyTasks(options: Omit<WatchOptions, 'createStream'>): () => void {
  return watchTasks(clientSettings, api, {
    ...options,
    createStream: (url) => new EventSource(url, { withCredentials: true }) as EventStream,
  });
}

export function askAssistant(body: GptTalkBody, options: AskOptions): Promise<TalkMessage> {
  return sessionGuard.run(() => askTalk(clientSettings, body, options), { changes: true });
}

export function followAssistant(
  answer: { readonly messageId: string; readonly known?: string },
  options: TalkStreamOptions,
): Promise<TalkMessage> {
  return sessionGuard.run(() => followAnswer(clientSettings, answer, options), { changes: false });
}
