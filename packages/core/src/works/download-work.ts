import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { downloadName } from '@plumbline/contract/download-name.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { signFile } from '../images/file-signature.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { mayDownload } from './describe-work.ts';
import { requireSeenWork } from './read-work.ts';

const SIGNED_MS = 590_000;

/**
 * Addresses of the whole files of a work for someone whom its licence, or being its author, allows to take them along.
 *
 * @throws AppError `NOT_FOUND`, `LICENCE_FORBIDS`
 */
export async function downloadWork(
  {
    database,
    clock,
    secret,
  }: {
    readonly database: Pick<Database, 'works'>;
    readonly clock: Clock;
    readonly secret: Buffer;
  },
  userId: string,
  workId: string,
): Promise<{ files: { url: string; name: string }[] }> {
  const work = await requireSeenWork({ database, viewer: userId }, workId);
  if (!mayDownload(work, userId)) throw new AppError('LICENCE_FORBIDS', `${workId} is ${work.licence}`);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + SIGNED_MS);
  const pictures = work.pictures.filter(({ role }) => role !== 'base' || work.details.showBase);
  const files = pictures.map(({ imageId, path }, place) => {
    const numbered = (name: string) => name.replace(/(\.\w+)$/, place === 0 ? '$1' : `-${place + 1}$1`);
    if (imageId === null) {
      const url = path ?? '';
      return { url, name: numbered(downloadName(now, url.endsWith('.png') ? 'png' : 'webp')) };
    }
    const key = `${imageId}.png`;
    const { exp, sig } = signFile(secret, key, expiresAt);
    return {
      url: `${OTHER_PATHS.files}/${key}?exp=${exp}&sig=${sig}&download=1`,
      name: numbered(downloadName(now, 'png')),
    };
  });
  await database.works.noteDownload(userId, workId, now);
  return { files };
}
