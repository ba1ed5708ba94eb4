/** A picture with its story, or a project told from its drawing to its details. */
export const WORK_KINDS = ['work', 'case'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Newest first; most liked first; newest of the people whom the caller follows. */
export const WORK_SORTS = ['new', 'liked', 'following'] as const;

/** `pending`: waits for an administrator; `hidden`: one took it out of sight, and says why. */
export const WORK_STATES = ['pending', 'visible', 'hidden'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** Parts of a case, in the order in which a project comes about. */
export const CASE_SECTIONS = ['drawing', 'variant', 'plan', 'detail'] as const;
export type CaseSection = (typeof CASE_SECTIONS)[number];

export const MINE_TABS = ['create', 'collect', 'case', 'download'] as const;
export type MineTab = (typeof MINE_TABS)[number];

/** Why somebody reports a work; an administrator hides one for the same reasons. */
export const REPORT_REASONS = [
  'copyright',
  'not-own-design',
  'misleading',
  'offensive',
  'advertising',
  'privacy',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const WORK_TITLE_MAX = 80;
export const WORK_STORY_MAX = 4000;
export const SECTION_CAPTION_MAX = 300;
export const REPORT_NOTE_MAX = 500;
/** Pictures of a work, of a section, and sections of a case. */
export const WORK_PICTURES_MAX = 12;
export const CASE_SECTIONS_MAX = 12;
export const COLLECTION_NAME_MAX = 60;
export const COLLECTIONS_MAX = 200;
export const COLLECTED_MAX = 5000;
export const FOLLOWS_MAX = 2000;
/** Pictures that a collection is shown by. */
export const COLLECTION_COVERS = 4;
/** A list's `total` is counted up to here; a longer one has none. */
export const COUNTED_MAX = 1000;
