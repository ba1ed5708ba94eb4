import type { PublishBody } from '@plumbline/contract/api/works.ts';
import type { Licence } from '@plumbline/contract/works/licences.ts';
import type { CaseSection, WorkKind } from '@plumbline/contract/works/work-lists.ts';

/** A picture that can be published, by its id and as it is shown meanwhile. */
export interface DraftPicture {
  readonly imageId: string;
  readonly thumbnailUrl: string;
}

export interface DraftSection {
  /** Tells sections apart while they are written. */
  readonly key: number;
  readonly kind: CaseSection;
  readonly caption: string;
  readonly pictures: readonly DraftPicture[];
}

/** What is said of a work, whether it is published now or changed later. */
export interface DraftWords {
  readonly title: string;
  readonly story: string;
  /** Domain, space and style, as far as they are chosen. */
  readonly classifyIds: readonly string[];
  readonly licence: Licence;
  readonly showBase: boolean;
  readonly showPrompt: boolean;
}

export interface PublishDraft extends DraftWords {
  readonly kind: WorkKind;
  /** The first is the cover. */
  readonly pictures: readonly DraftPicture[];
  readonly sections: readonly DraftSection[];
}

/** Nothing is shown and nothing allowed until its author says so. */
export const EMPTY_WORDS: DraftWords = {
  title: '',
  story: '',
  classifyIds: [],
  licence: 'all-rights-reserved',
  showBase: false,
  showPrompt: false,
};

/** What a draft still lacks, in the order in which it is asked for. */
export function missingOf(draft: PublishDraft): 'pictures' | 'title' | 'sections' | undefined {
  if (draft.pictures.length === 0) return 'pictures';
  if (draft.title.trim() === '') return 'title';
  if (draft.kind === 'work') return undefined;
  const isTold = draft.sections.length > 0 && draft.sections.every(({ pictures }) => pictures.length > 0);
  return isTold ? undefined : 'sections';
}

const idsOf = (pictures: readonly DraftPicture[]) => pictures.map(({ imageId }) => imageId);

export function publishBody(draft: PublishDraft): PublishBody {
  const { kind, title, story, classifyIds, licence, showBase, showPrompt } = draft;
  return {
    kind,
    imageIds: idsOf(draft.pictures),
    title: title.trim(),
    story: story.trim(),
    classifyIds: [...classifyIds],
    licence,
    showBase,
    showPrompt,
    sections:
      kind === 'work'
        ? []
        : draft.sections.map((section) => ({
            kind: section.kind,
            caption: section.caption.trim(),
            imageIds: idsOf(section.pictures),
          })),
  };
}
