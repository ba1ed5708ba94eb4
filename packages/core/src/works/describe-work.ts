import type { OwnWork, Work, WorkAuthor, WorkCard, WorkPicture } from '@plumbline/contract/api/works.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { PREVIEW_WIDTH } from '@plumbline/contract/constants.ts';
import type { Locale } from '@plumbline/contract/text.ts';
import { describeLicence } from '@plumbline/contract/works/describe-licence.ts';
import { ownSettings, type SharedRequest } from '@plumbline/contract/works/shared-request.ts';
import type {
  WorkAuthorRecord,
  WorkCardRecord,
  WorkDetails,
  WorkPictureRecord,
  WorkRecord,
  WorkText,
} from './work-record.ts';
import type { StoredWork } from './work-repository.ts';

/** Width of the pictures that lists show. */
const LIST_WIDTH = 512;
/** Masked numbers and addresses, which accounts are called by until their owner says otherwise. */
const MASKED = /\*{2,}/;
const SOMEBODY = { 'zh-CN': '设计师', en: 'Designer', ja: 'デザイナー' } as const;

export function textIn(text: WorkText, locale: Locale): string {
  return typeof text === 'string' ? text : text[locale];
}

/** Whoever never chose a name is not named by their number. */
export function describeAuthor({ authorId, name, avatar }: WorkAuthorRecord, locale: Locale): WorkAuthor {
  const given = textIn(name, locale);
  const shown = given === '' || MASKED.test(given) ? `${SOMEBODY[locale]} ${authorId.slice(-4)}` : given;
  return { userId: authorId, name: shown, avatarUrl: avatar };
}

function imageUrl(imageId: string, width: number): string {
  return `${OTHER_PATHS.files}/${imageId}.png?w=${width}&fit=fill`;
}

export function coverUrlOf(work: Pick<WorkRecord, 'coverImageId' | 'coverPath' | 'coverThumbnail'>): string {
  if (work.coverImageId !== null) return imageUrl(work.coverImageId, LIST_WIDTH);
  return work.coverThumbnail ?? work.coverPath ?? '';
}

export function describeCard(work: WorkCardRecord, locale: Locale): WorkCard {
  return {
    workId: work.workId,
    kind: work.kind,
    title: textIn(work.title, locale),
    coverUrl: coverUrlOf(work),
    width: work.width,
    height: work.height,
    author: describeAuthor(work.author, locale),
    likes: work.likes,
    liked: work.liked,
    collected: work.collected,
    function: work.function,
    style: work.style,
    space: work.space,
    colours: [...work.colours],
    createdAt: work.publishedAt.toISOString(),
  };
}

/** In sizes that browsers get: the whole file is for those who may take it along. */
export function describePicture(picture: WorkPictureRecord): WorkPicture {
  const { imageId, path, thumbnail, width, height, made } = picture;
  const size = { width, height, made };
  if (imageId === null) return { url: path ?? '', thumbnailUrl: thumbnail ?? path ?? '', ...size };
  return { url: imageUrl(imageId, PREVIEW_WIDTH), thumbnailUrl: imageUrl(imageId, LIST_WIDTH), ...size };
}

const ofRole = (work: StoredWork, role: WorkPictureRecord['role']) =>
  work.pictures.filter((picture) => picture.role === role);

export function mayDownload(work: Pick<WorkRecord, 'licence' | 'userId'>, viewer: string | null): boolean {
  return describeLicence(work.licence).download || (viewer !== null && work.userId === viewer);
}

/** Its words are shown where its author shows them: what is left out is one of them too. */
function shownRequest(request: SharedRequest, { showPrompt, prompt }: WorkDetails): SharedRequest {
  const { negativePrompt, ...rest } = request;
  if (!showPrompt) return { ...rest, promptTxt: '' };
  return { ...rest, promptTxt: prompt, ...(negativePrompt === undefined ? {} : { negativePrompt }) };
}

/** A work as it is opened: what its author does not show is not in it. */
export function describeWork(work: StoredWork, locale: Locale, viewer: string | null): Work {
  const { details } = work;
  const [base] = ofRole(work, 'base');
  const shownBase = base && details.showBase ? describePicture(base) : undefined;
  return {
    ...describeCard(work, locale),
    images: ofRole(work, 'picture').map(describePicture),
    sections: details.sections.map(({ kind, caption }, place) => ({
      kind,
      caption: textIn(caption, locale),
      pictures: ofRole(work, 'section')
        .filter(({ section }) => section === place)
        .map(describePicture),
    })),
    classifyIds: [...work.classifyIds],
    materials: [...work.materials],
    ...(shownBase ? { base: shownBase, baseUrl: shownBase.url } : {}),
    ...(details.showPrompt && details.prompt !== '' ? { prompt: details.prompt } : {}),
    ...(details.request ? { request: ownSettings(shownRequest(details.request, details)) } : {}),
    ...(details.fidelity ? { fidelity: details.fidelity } : {}),
    story: textIn(details.story, locale),
    licence: work.licence,
    mayDownload: mayDownload(work, viewer),
    views: work.views,
    following: work.following,
    own: viewer !== null && work.userId === viewer,
  };
}

/** A work as its author sees it. */
export function describeOwnWork(work: StoredWork, locale: Locale): OwnWork {
  return {
    ...describeWork(work, locale, work.userId),
    state: work.state,
    moderation: work.moderation,
    showBase: work.details.showBase,
    showPrompt: work.details.showPrompt,
    hasBase: ofRole(work, 'base').length > 0,
    hasPrompt: work.details.prompt !== '',
  };
}
