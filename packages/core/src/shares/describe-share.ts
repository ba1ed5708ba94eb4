import type {
  OwnShare,
  OwnShareDetails,
  ShareComment,
  SharedImage,
  SharedRow,
  SignOff,
} from '@plumbline/contract/api/shares.ts';
import { imageUrls } from '../images/image-urls.ts';
import type { Repositories } from '../ports/database.ts';
import { isOpen } from './require-share.ts';
import type {
  CommentRecord,
  SharedImageRecord,
  ShareRecord,
  ShareSummary,
  SignOffRecord,
} from './share-repository.ts';

type Urls = (imageId: string) => { readonly url: string; readonly thumbnailUrl: string };

export function describeShare(share: ShareRecord) {
  const { shareId, title, comments, signOff, showBase, showPrompt, createdAt, expiresAt } = share;
  return {
    shareId,
    title,
    comments,
    signOff,
    showBase,
    showPrompt,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

export function describeOwnShare(share: ShareRecord, summary: ShareSummary | undefined, at: Date): OwnShare {
  const cover = summary?.coverImageId ?? null;
  const last = summary?.lastSignOff ?? null;
  return {
    ...describeShare(share),
    state: share.revokedAt ? 'revoked' : isOpen(share, at) ? 'open' : 'ended',
    images: summary?.images ?? 0,
    coverUrl: cover === null ? null : imageUrls(cover).thumbnailUrl,
    commentCount: summary?.commentCount ?? 0,
    signOffCount: summary?.signOffCount ?? 0,
    lastSignOff: last && describeSignOff(last),
    unseen: summary?.unseen ?? 0,
    projectId: share.projectId,
  };
}

/** A share as its owner reads it, with everything that was said. */
export async function describeOwnShareDetails(
  { shares }: Pick<Repositories, 'shares'>,
  share: ShareRecord,
  at: Date,
): Promise<OwnShareDetails> {
  const summaries = await shares.summaries([share.shareId]);
  return {
    ...describeOwnShare(share, summaries.get(share.shareId), at),
    ...(await describeContents({ shares }, share, imageUrls)),
  };
}

/** Pictures and replies, with the addresses that the reader may use. */
export async function describeContents(
  { shares }: Pick<Repositories, 'shares'>,
  share: ShareRecord,
  urlsOf: Urls,
): Promise<{
  images: SharedImage[];
  schedule: SharedRow[] | null;
  remarks: ShareComment[];
  decisions: SignOff[];
}> {
  const [images, comments, signOffs] = [
    await shares.images(share.shareId),
    await shares.listComments(share.shareId),
    await shares.listSignOffs(share.shareId),
  ];
  const shown = new Set(images.map(({ imageId }) => imageId));
  return {
    images: images.map((image) => describeImage(image, share, urlsOf)),
    schedule: share.schedule === null ? null : [...share.schedule],
    remarks: comments.map((comment) => describeComment(comment, shown)),
    decisions: signOffs.map(describeSignOff),
  };
}

function describeImage(
  { imageId, width, height, base, prompt, caption }: SharedImageRecord,
  { showBase, showPrompt }: ShareRecord,
  urlsOf: Urls,
): SharedImage {
  return {
    imageId,
    ...urlsOf(imageId),
    width,
    height,
    base: showBase && base ? { ...urlsOf(base.imageId), width: base.width, height: base.height } : null,
    prompt: showPrompt && prompt !== '' ? prompt : null,
    caption,
  };
}

/** @param shown pictures that are still there: what was said of another one is said of nothing any more */
export function describeComment(comment: CommentRecord, shown: ReadonlySet<string>): ShareComment {
  const { commentId, name, text, imageId, x, y, createdAt } = comment;
  const isShown = imageId !== null && shown.has(imageId);
  return {
    commentId,
    name,
    text,
    imageId: isShown ? imageId : null,
    at: isShown && x !== null && y !== null ? { x, y } : null,
    createdAt: createdAt.toISOString(),
  };
}

export function describeSignOff({ name, decision, note, createdAt }: SignOffRecord): SignOff {
  return { name, decision, note, createdAt: createdAt.toISOString() };
}
