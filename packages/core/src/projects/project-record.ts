import type { BoardItemInput } from '@plumbline/contract/api/boards.ts';
import type { NamedRoom, PlanScale } from '@plumbline/contract/api/projects.ts';
import type { ScheduleRowInput } from '@plumbline/contract/api/schedules.ts';
import type { RoomType } from '@plumbline/contract/projects/project-lists.ts';
import type { ImageKind } from '../images/image.ts';
import type { LocalisedText } from '@plumbline/contract/text.ts';

export interface ProjectRecord {
  readonly projectId: string;
  readonly userId: string;
  readonly title: string;
  readonly client: string;
  readonly address: string;
  readonly description: string;
  readonly sample: boolean;
  readonly coverImageId: string | null;
  /** Of the order of its views and boards. */
  readonly revision: number;
  readonly scheduleRevision: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly archivedAt: Date | null;
  readonly deletedAt: Date | null;
}
export type ProjectChange = Partial<Omit<ProjectRecord, 'projectId' | 'userId' | 'sample' | 'createdAt'>>;

export interface ViewRecord {
  readonly viewId: string;
  readonly projectId: string;
  readonly userId: string;
  readonly position: number;
  readonly name: string;
  readonly room: RoomType | null;
  /** Null: the newest. */
  readonly currentImageId: string | null;
  /** An upload that it begins with. */
  readonly startImageId: string | null;
  readonly scale: PlanScale | null;
  readonly planRooms: readonly NamedRoom[];
  readonly createdAt: Date;
  readonly changedAt: Date;
}
export type ViewChange = Partial<
  Pick<ViewRecord, 'name' | 'room' | 'currentImageId' | 'startImageId' | 'scale' | 'planRooms' | 'changedAt'>
>;

export interface BoardRecord {
  readonly boardId: string;
  readonly projectId: string;
  readonly userId: string;
  readonly position: number;
  readonly name: string;
  readonly items: readonly BoardItemRecord[];
  readonly revision: number;
  readonly createdAt: Date;
  readonly changedAt: Date;
}
export type BoardChange = Partial<Pick<BoardRecord, 'name' | 'items' | 'revision' | 'changedAt'>>;

type WithId<Item, Id extends string> = Item extends unknown
  ? Omit<Item, Id> & Readonly<Record<Id, string>>
  : never;
export type BoardItemRecord = WithId<BoardItemInput, 'itemId'>;
export type ScheduleRowRecord = WithId<ScheduleRowInput, 'rowId'>;

/** A living picture of the owner's. */
export interface PictureRecord {
  readonly imageId: string;
  readonly taskId: string | null;
  readonly width: number;
  readonly height: number;
}

/** What lists show of a project beside its row. */
export interface ProjectFigures {
  readonly views: number;
  readonly tasks: number;
  readonly boards: number;
  readonly rows: number;
  /** Of its first view that has one. */
  readonly firstImageId: string | null;
  /** The first work on its boards. */
  readonly firstWorkId: string | null;
}

/** A view with the picture that stands for it. */
export interface ViewSummary extends ViewRecord {
  readonly tasks: number;
  readonly current: PictureRecord | null;
}

/** A picture on the way from a result to the upload that it goes back to. */
export interface LineageStep {
  readonly imageId: string;
  /** As detected of an upload. */
  readonly kind: ImageKind | null;
  /** That made it. */
  readonly taskId: string | null;
  readonly seed: number | null;
}

/** Where a task is. */
export interface TaskPlace {
  readonly projectId: string;
  readonly project: string;
  readonly viewId: string;
  readonly view: string;
}

/** What the library says of a material; undefined where it has none of that id. */
export type MaterialOf = (
  materialId: string,
) => { readonly name: LocalisedText; readonly coverUrl: string } | undefined;
