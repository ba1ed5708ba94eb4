import type { ManagedWork, ManagedWorks, WorkQueue } from '@plumbline/contract/api/administration/works.ts';
import type { WorkPicture } from '@plumbline/contract/api/works.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { COUNTED_MAX, type ReportReason } from '@plumbline/contract/works/work-lists.ts';
import { type Administrator, audit } from '../administration/administrator.ts';
import { signFile } from '../images/file-signature.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { describeAuthor, describePicture, textIn } from './describe-work.ts';
import { readCursor, writeCursor } from './place-cursor.ts';
import type { WorkPictureRecord } from './work-record.ts';
import type { OpenReport, StoredWork } from './work-repository.ts';

const REPORTS_SHOWN = 20;
/** Addresses of the pictures work as long as signed ones may. */
const SIGNED_MS = 590_000;

export interface ModerationReader {
  readonly database: Pick<Database, 'works'>;
  readonly clock: Clock;
  /** Signs the addresses of pictures: the console’s session is worth nothing where files are read. */
  readonly secret: Buffer;
  readonly review: boolean;
  readonly locale: Locale;
}

/** Works in one queue of the console. @throws AppError `VALIDATION_FAILED` for a cursor that is none of it */
export async function listManagedWorks(
  { database, clock, secret, review, locale }: ModerationReader,
  {
    queue,
    cursor,
    pageSize,
  }: {
    readonly queue: WorkQueue;
    readonly cursor?: string | undefined;
    readonly pageSize: number;
  },
): Promise<ManagedWorks> {
  const { works } = database;
  const found = await works.managed(queue, { after: readCursor(queue, cursor), limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const reports = await works.openReports(
    shown.map(({ work }) => work.workId),
    REPORTS_SHOWN,
  );
  const expiresAt = new Date(clock.now().getTime() + SIGNED_MS);
  const last = shown.at(-1);
  return {
    items: shown.map(({ work, reportCount }) => ({
      ...describe(work, locale, (picture) => signed(picture, secret, expiresAt)),
      reports: reports.filter(({ workId }) => workId === work.workId).map(describeReport),
      reportCount,
    })),
    nextCursor:
      last && found.length > shown.length
        ? writeCursor(queue, { at: last.at, id: last.work.workId, likes: 0 })
        : null,
    waiting: await works.waiting(COUNTED_MAX),
    review,
  };
}

function describe(
  work: StoredWork,
  locale: Locale,
  picture: (record: WorkPictureRecord) => WorkPicture,
): Omit<ManagedWork, 'reports' | 'reportCount'> {
  const shown = work.pictures.filter(({ role }) => role !== 'base' || work.details.showBase);
  return {
    workId: work.workId,
    kind: work.kind,
    title: textIn(work.title, locale),
    story: textIn(work.details.story, locale),
    author: describeAuthor(work.author, locale),
    shipped: work.userId === null,
    licence: work.licence,
    pictures: shown.map(picture),
    state: work.state,
    moderation: work.moderation,
    revision: work.revision,
    likes: work.likes,
    views: work.views,
    createdAt: work.publishedAt.toISOString(),
  };
}

function signed(picture: WorkPictureRecord, secret: Buffer, expiresAt: Date): WorkPicture {
  const described = describePicture(picture);
  if (picture.imageId === null) return described;
  const key = `${picture.imageId}.png`;
  const { exp, sig } = signFile(secret, key, expiresAt);
  const address = (width: number) => `${OTHER_PATHS.files}/${key}?w=${width}&fit=fill&exp=${exp}&sig=${sig}`;
  return { ...described, url: address(2048), thumbnailUrl: address(512) };
}

function describeReport({ reason, note, at }: OpenReport) {
  return { reason, note, at: at.toISOString() };
}

export interface ModerationDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Lets a work be seen, as the administrator saw it.
 *
 * @throws AppError `NOT_FOUND`, `CONTENT_CHANGED` where its author changed it since
 */
export async function approveWork(
  { database, clock }: ModerationDependencies,
  administrator: Administrator,
  { workId, revision }: { readonly workId: string; readonly revision: number },
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (repositories) => {
    const work = await repositories.works.lock(workId);
    if (!work) throw new AppError('NOT_FOUND', `work ${workId}`);
    if (work.revision !== revision) throw new AppError('CONTENT_CHANGED', `work ${workId}`);
    await repositories.works.moderate(workId, { state: 'visible', moderation: null, at });
    await audit(repositories, administrator, {
      act: 'work.approve',
      subject: workId,
      details: { before: work.state, author: work.authorId },
      at,
    });
  });
}

/** Takes a work out of sight; its author reads why. @throws AppError `NOT_FOUND` */
export async function hideWork(
  { database, clock }: ModerationDependencies,
  administrator: Administrator,
  { workId, reason, note }: { readonly workId: string; readonly reason: ReportReason; readonly note: string },
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (repositories) => {
    const work = await repositories.works.lock(workId);
    if (!work) throw new AppError('NOT_FOUND', `work ${workId}`);
    const moderation = { reason, note, at: at.toISOString() };
    await repositories.works.moderate(workId, { state: 'hidden', moderation, at });
    await audit(repositories, administrator, {
      act: 'work.hide',
      subject: workId,
      details: { before: work.state, author: work.authorId, reason, note },
      at,
    });
  });
}
