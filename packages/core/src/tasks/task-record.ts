import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { EditFacts } from '@plumbline/contract/api/edit-options.ts';
import type { EngineSight } from '@plumbline/contract/api/engine-sights.ts';
import type { TaskState, UnchargedReason } from '@plumbline/contract/api/tasks.ts';
import type { UsedContent } from '@plumbline/contract/content/used-content.ts';
import type { WordsRecord } from '@plumbline/contract/api/words.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import type { TaskPreviewMark } from './task-preview-repository.ts';
import type { EngineTerms } from '../engines/engine-terms.ts';

export interface TaskRecord {
  readonly taskId: string;
  readonly userId: string;
  readonly state: TaskState;
  readonly request: RenderRequest;
  /** The operators' content that it uses, as it stood at its start; null where it uses none. */
  readonly content: UsedContent | null;
  /** Null for what is made without a base. */
  readonly baseImageId: string | null;
  /** Lower case: what the list's search looks through (prompt, titles, names of style and space). */
  readonly searchText: string;
  /** Number of the claim that may write results; each claim of a worker raises it. */
  readonly claim: number;
  /** The worker whose claim it is; null while it waits, and where a version before this one claimed it. */
  readonly heldBy: string | null;
  /** Of the request that started it, where that is traced. */
  readonly traceparent: string | null;
  /** Of one that was interrupted: nobody claims it before. */
  readonly retryAt: Date | null;
  /** Claims that count against the task: not those of a worker that was asked to stop. */
  readonly attempts: number;
  /** As reserved at the start; 0 where nothing is counted. */
  readonly ticketsPerImage: number;
  /** What was agreed about engines at the start; null of tasks from before that was noted. */
  readonly engineTerms: EngineTerms | null;
  /** Which engines were given which of its data, in the order of time; lines are added, never changed. */
  readonly seenBy: readonly EngineSight[];
  readonly progress: number;
  readonly stage: string | null;
  /** Of the coarse picture of what is being made; null where there is none. */
  readonly preview: TaskPreviewMark | null;
  readonly error: ErrorCode | null;
  readonly engineId: string | null;
  readonly engineVersion: string | null;
  readonly favourite: boolean;
  /** The order of many that it is of, and its cell there; null for one that was started by itself. */
  readonly batchId: string | null;
  readonly batchPosition: number | null;
  /** It waits and is not handed out: its batch is paused. Of queued ones alone. */
  readonly held: boolean;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** What hung on a task that was deleted, for as long as it can be restored. */
export interface KeptOfTask {
  readonly imageIds: readonly string[];
  readonly tagIds: readonly string[];
  /** The view of a project that it was placed in. */
  readonly viewId: string | null;
}

/** What a worker or a use case changes of a task. */
export type TaskChange = Partial<
  Omit<TaskRecord, 'taskId' | 'userId' | 'request' | 'content' | 'engineTerms' | 'seenBy' | 'createdAt'>
>;

/** What a picture that a task works from is to it. */
export type TaskInputRole = 'base' | 'mask' | 'reference' | 'texture' | 'object' | 'idMap';

/** Files beside a picture of a model, by the ids of their images. */
export interface TaskImageLayers {
  readonly masks: string;
  readonly materials: string;
  readonly depth: string;
  readonly line: string;
  /** What the smallest and the largest number of the depth stand for, in metres. */
  readonly nearM: number;
  readonly farM: number;
}

/** A delivered image of a task. */
export interface TaskImage {
  readonly taskId: string;
  readonly variant: number;
  readonly imageId: string;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly pixelHash: string;
  readonly fidelity: { readonly score: number; readonly added: number; readonly diffImageId: string } | null;
  readonly layers: TaskImageLayers | null;
  readonly facts: EditFacts | null;
  readonly words: WordsRecord | null;
  readonly uncharged: UnchargedReason | null;
  /** Tickets that came back because a cheaper engine than the agreed one made it; absent: none. */
  readonly ticketsBack?: number;
}

/** The sources that a process runs. */
export interface Build {
  /** Full hash of the commit; null where the sources do not come out of a repository. */
  readonly commit: string | null;
  /** Whether the sources held changes that no commit holds. */
  readonly uncommitted: boolean;
}

/** What made an image: enough to find the same again after an upgrade. */
export interface MakerRecord {
  readonly id: string;
  /** The engine's version of the function. */
  readonly version: string;
  /** Absent in records from before it was noted, where the sources have no repository, and of engines that are elsewhere. */
  readonly commit?: string;
  readonly uncommitted?: true;
}

/** Everything that is needed to make an image again, and what is known of how it was made. */
export interface Provenance {
  readonly schema: 1;
  readonly imageId: string;
  readonly taskId: string;
  readonly request: RenderRequest;
  readonly seed: number;
  /** The operators' content that was used, whole; absent where there was none. */
  readonly content?: UsedContent;
  readonly inputs: readonly {
    readonly role: TaskInputRole;
    readonly imageId: string;
    readonly pixelHash: string;
  }[];
  readonly engine: MakerRecord;
  /** Every time that an engine was given data for it, also in vain; absent in records from before that was noted. */
  readonly seenBy?: readonly EngineSight[];
  readonly pixelHash: string;
  readonly fidelity: { readonly score: number; readonly added: number } | null;
  /** Of edits; absent in records of renders. */
  readonly facts?: EditFacts;
  /** Absent where there were none. */
  readonly words?: WordsRecord;
  readonly confidence: number;
  /** Milliseconds by stage. */
  readonly timings: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
  readonly madeAt: Date;
}

export function isOpen(state: TaskState): boolean {
  return state === 'queued' || state === 'running';
}

/** That of a task which its start gave to a worker. */
export const FIRST_CLAIM = 1;

/** Whether a claim may still write: the task runs, and no later claim has taken it over. */
export function holdsClaim(task: TaskRecord | undefined, claim: number): task is TaskRecord {
  return task !== undefined && task.state === 'running' && task.claim === claim;
}
