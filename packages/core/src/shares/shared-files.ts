import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { checkFileSignature, signFile } from '../images/file-signature.ts';
import type { ImageRecord } from '../images/image.ts';
import type { Repositories } from '../ports/database.ts';
import { requireOpenShare } from './require-share.ts';
import type { ShareRecord } from './share-repository.ts';

const PREVIEW_WIDTH = 768;
const LARGE_WIDTH = 2048;
/** Addresses stay the same for so long, so that a browser which asks again has the pictures already. */
const STEP_MS = 300_000;

/** When the addresses that are given out now end: in five to ten minutes, and never after the share. */
export function fileUrlsEnd({ expiresAt }: ShareRecord, now: Date): Date {
  const step = (Math.floor(now.getTime() / STEP_MS) + 2) * STEP_MS;
  return new Date(Math.min(step, expiresAt.getTime()));
}

/** The signature is for this share alone: with it revoked, or the picture gone from it, the address opens nothing. */
function signedKey(shareId: string, imageId: string): string {
  return `share ${shareId} ${imageId}`;
}

export function sharedFileUrls(secret: Buffer, { shareId }: ShareRecord, end: Date) {
  return (imageId: string): { url: string; thumbnailUrl: string } => {
    const { exp, sig } = signFile(secret, signedKey(shareId, imageId), end);
    const address = (width: number) =>
      `${OTHER_PATHS.files}/${imageId}.png?w=${width}&fit=fill&share=${shareId}&exp=${exp}&sig=${sig}`;
    return { url: address(LARGE_WIDTH), thumbnailUrl: address(PREVIEW_WIDTH) };
  };
}

/**
 * A picture that is read through a share, while that is open and holds it.
 *
 * @throws AppError `NOT_FOUND`, `SHARE_ENDED`
 */
export async function requireSharedImage(
  repositories: Pick<Repositories, 'shares' | 'images' | 'identity'>,
  secret: Buffer,
  asked: {
    readonly shareId: string;
    readonly imageId: string;
    readonly exp?: string | undefined;
    readonly sig?: string | undefined;
  },
  at: Date,
): Promise<ImageRecord> {
  const { shareId, imageId } = asked;
  if (!checkFileSignature(secret, signedKey(shareId, imageId), asked, at))
    throw new AppError('NOT_FOUND', `file of share ${shareId}`);
  const share = await requireOpenShare(repositories, await repositories.shares.find(shareId), at);
  const images = await repositories.shares.images(shareId);
  const holds = images.some(
    (image) => image.imageId === imageId || (share.showBase && image.base?.imageId === imageId),
  );
  const image = holds ? await repositories.images.find(imageId) : undefined;
  if (!image || image.deletedAt) throw new AppError('NOT_FOUND', `file of share ${shareId}`);
  return image;
}
