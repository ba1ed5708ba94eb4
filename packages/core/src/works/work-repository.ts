import type { WorkQueue } from '@plumbline/contract/api/administration/works.ts';
import type { ReportReason, WorkKind } from '@plumbline/contract/works/work-lists.ts';
import type { ImageRecord } from '../images/image.ts';
import type {
  NewWork,
  WorkAuthorRecord,
  WorkCardRecord,
  WorkDetails,
  WorkFeatures,
  WorkIndex,
  WorkModeration,
  WorkPictureRecord,
  WorkRecord,
} from './work-record.ts';

/** Conditions of a list; each narrows it. */
export interface WorkFilter {
  /** Every one of them. */
  readonly facets: readonly string[];
  /** At least one of them, where there are any. */
  readonly anyFacet: readonly string[];
  /** Every word. */
  readonly search: SearchTerms;
  readonly authorId: string | undefined;
  /** Of authors that this user follows. */
  readonly followedBy: string | undefined;
}

export interface SearchTerms {
  /** Words that must be there as they are. */
  readonly exact: readonly string[];
  /** Beginnings of words. */
  readonly prefixes: readonly string[];
}

/** Where a list goes on: behind this place of its order. */
export interface WorkPlace {
  readonly at: Date;
  readonly workId: string;
  /** Of the order by likes. */
  readonly likes: number;
}

export interface WorkPageRequest {
  readonly order: 'new' | 'liked';
  /**
   * Few works match, so that they are found first and sorted then. PostgreSQL takes the conditions for independent of each
   * other: where they are not, it expects hundreds of works of a kind that has none, and would read the whole list for them.
   */
  readonly few: boolean;
  readonly after: WorkPlace | undefined;
  readonly limit: number;
  /** Whose likes and collections the cards tell of; null: nobody’s. */
  readonly viewer: string | null;
}

export interface StoredWork extends WorkCardRecord {
  readonly details: WorkDetails;
  readonly pictures: readonly WorkPictureRecord[];
  readonly views: number;
  readonly following: boolean;
}

/** What a change of a work replaces. */
export interface WorkChange {
  readonly work: Partial<
    Pick<
      WorkRecord,
      'title' | 'state' | 'moderation' | 'licence' | 'classifyIds' | 'style' | 'space' | 'changedAt'
    >
  >;
  readonly details?: Partial<Pick<WorkDetails, 'story' | 'showBase' | 'showPrompt'>>;
  readonly index?: WorkIndex;
}

/** Something of a list of one’s own, with the time that it is sorted by. */
export type MineRecord =
  | { readonly at: Date; readonly id: string; readonly work: WorkCardRecord }
  | { readonly at: Date; readonly id: string; readonly image: ImageRecord };

export interface MinePlace {
  readonly at: Date;
  readonly id: string;
}

export interface AuthorFigures extends WorkAuthorRecord {
  readonly about: WorkAuthorRecord['name'];
  readonly works: number;
  readonly cases: number;
  readonly likes: number;
  readonly followers: number;
  readonly following: number;
  readonly followed: boolean;
}

/** A work whose features may be close to others’, with what they are compared by. */
export interface SimilarCandidate {
  readonly workId: string;
  readonly version: number;
  readonly signature: Uint8Array;
  readonly facets: readonly string[];
}

export interface OpenReport {
  readonly workId: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly at: Date;
}

export interface WorkReport {
  readonly userId: string;
  readonly workId: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly at: Date;
}

/** Published works, who likes, follows and reports, and what a list of them shows. */
export interface WorkRepository {
  /** With its author, pictures and features; its images are kept as long as it is. @throws AppError `IMAGE_NOT_FOUND` where one went meanwhile */
  add(work: NewWork): Promise<void>;
  /** Whatever its state is, unless it was withdrawn; `following` and the marks of its card are the viewer’s. */
  find(workId: string, viewer: string | null): Promise<StoredWork | undefined>;
  /** Nobody else changes it until the transaction ends. */
  lock(workId: string): Promise<WorkRecord | undefined>;
  change(workId: string, change: WorkChange): Promise<void>;
  /** From now on nobody finds it, until it is restored or removed. */
  withdraw(workId: string, at: Date): Promise<void>;
  /** One of this user's that was withdrawn after a moment is as it was before; any other stays as it is. */
  restore(workId: string, userId: string, withdrawnAfter: Date): Promise<void>;
  withdrawnUntil(until: Date, limit: number): Promise<string[]>;
  /** Images that nothing needs any more are deleted with it; their files wait until `keptUntil`. */
  remove(workId: string, at: Date, keptUntil: Date): Promise<void>;
  /** Cards of what everybody sees. */
  page(filter: WorkFilter, request: WorkPageRequest): Promise<WorkCardRecord[]>;
  /** How many match, counted up to `most`. */
  count(filter: WorkFilter, most: number): Promise<number>;
  /** Cards of what everybody sees, in the order of the ids; others are left out. */
  cards(workIds: readonly string[], viewer: string | null): Promise<WorkCardRecord[]>;
  /** Whether a seen work shows this image to everybody. */
  isShown(imageId: string): Promise<boolean>;
  addViews(views: ReadonlyMap<string, number>): Promise<void>;

  /** Only of a work that everybody sees. @returns undefined where there is none */
  like(
    userId: string,
    workId: string,
    at: Date | null,
  ): Promise<{ liked: boolean; likes: number } | undefined>;
  /** @returns undefined where there is no such author; `full` where one follows as many as one may */
  follow(
    userId: string,
    authorId: string,
    at: Date | null,
    most: number,
  ): Promise<{ following: boolean; followers: number } | 'full' | undefined>;
  /** The newest of a person counts. @returns false where everybody sees no such work */
  report(report: WorkReport): Promise<boolean>;
  takeReportBack(userId: string, workId: string): Promise<void>;
  noteDownload(userId: string, workId: string, at: Date): Promise<void>;

  mineOf(
    tab: 'own' | 'collected' | 'downloaded',
    userId: string,
    kind: WorkKind | undefined,
    page: { readonly after: MinePlace | undefined; readonly limit: number },
  ): Promise<MineRecord[]>;
  /** Who has published, or is the viewer; undefined for everybody else. */
  author(authorId: string, viewer: string | null): Promise<AuthorFigures | undefined>;

  saveFeatures(workId: string, features: WorkFeatures): Promise<void>;
  features(workId: string): Promise<(WorkFeatures & { readonly facets: readonly string[] }) | undefined>;
  /** Seen works that share a code or all of a group of facets, at most so many of each. */
  similarTo(
    like: { readonly codes: readonly number[]; readonly facets: readonly (readonly string[])[] },
    each: number,
  ): Promise<SimilarCandidate[]>;

  /** `pending` and `reported`: those that wait longest first; else the newest first. */
  managed(
    queue: WorkQueue,
    page: { readonly after: MinePlace | undefined; readonly limit: number },
  ): Promise<{ readonly at: Date; readonly work: StoredWork; readonly reportCount: number }[]>;
  openReports(workIds: readonly string[], each: number): Promise<OpenReport[]>;
  waiting(most: number): Promise<{ readonly pending: number; readonly reported: number }>;
  moderate(
    workId: string,
    change: {
      readonly state: 'visible' | 'hidden';
      readonly moderation: WorkModeration | null;
      readonly at: Date;
    },
  ): Promise<void>;

  /** Digest of the file of works that ship that is in the tables; waits for whoever writes another. */
  lockSeeds(): Promise<string | undefined>;
  seededDigest(): Promise<string | undefined>;
  /** Replaces what ships: authors and works are added, changed in place, or removed. */
  replaceSeeds(seeds: {
    readonly digest: string;
    readonly at: Date;
    readonly authors: readonly SeedAuthorRecord[];
    readonly works: readonly NewWork[];
  }): Promise<void>;
  /** Works that ship and have no features of this version, with the address of their cover. */
  withoutFeatures(
    version: number,
    limit: number,
  ): Promise<{ readonly workId: string; readonly path: string }[]>;
}

export interface SeedAuthorRecord extends WorkAuthorRecord {
  readonly about: WorkAuthorRecord['name'];
}
