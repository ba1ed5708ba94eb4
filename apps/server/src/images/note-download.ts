import { randomUUID } from 'node:crypto';
import {
  VISIBLE_LABEL_TEXTS,
  type VisibleLabelText,
  chooseVisibleLabel,
} from '@plumbline/core/labels/visible-label.ts';
import type { DownloadRecord } from '@plumbline/core/account/account-repository.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';

/**
 * The text of the visible label that a download carries, null where it carries none: by the operator's policy, else as
 * this request says, else as the person chose for all downloads.
 */
export async function visibleLabelFor(
  app: App,
  request: FastifyRequest,
  asked: boolean | undefined,
): Promise<VisibleLabelText | null> {
  const { database, settings } = app.services;
  const { user } = request.caller;
  const choice = asked ?? (user ? await database.account.findVisibleLabel(user.id) : null);
  return chooseVisibleLabel(settings.labels.visiblePolicy, choice)
    ? VISIBLE_LABEL_TEXTS[request.locale]
    : null;
}

/** Remembers what an account downloads, and whether without the visible label. Visitors make nothing to be labelled. */
export async function noteDownload(
  app: App,
  request: FastifyRequest,
  download: Pick<DownloadRecord, 'imageIds' | 'format' | 'visibleLabel'>,
): Promise<void> {
  const { user } = request.caller;
  if (user === null) return;
  const { database, clock } = app.services;
  await database.account.addDownload({ ...download, id: randomUUID(), userId: user.id, at: clock.now() });
}
