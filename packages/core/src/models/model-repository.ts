import type { ModelRecord, ModelVersionRecord } from './model.ts';

export interface ModelPage {
  readonly words: readonly string[];
  readonly after: { readonly createdAt: Date; readonly modelId: string } | undefined;
  readonly limit: number;
}

type ModelChange = Partial<Omit<ModelRecord, 'modelId' | 'userId' | 'createdAt'>> & {
  readonly keptUntil?: Date | null;
};
export type ModelVersionChange = Partial<Omit<ModelVersionRecord, 'modelId' | 'version' | 'userId'>>;

/** Rows of models and their versions. Files are the storage's. */
export interface ModelRepository {
  /** Nobody else brings a file, or a model, for this person until the transaction ends. */
  lockOwner(userId: string): Promise<void>;
  add(model: ModelRecord): Promise<void>;
  addVersion(version: ModelVersionRecord): Promise<void>;
  /** Deleted ones too, with `deletedAt` set. */
  find(modelId: string): Promise<ModelRecord | undefined>;
  /** As `find`; nobody else changes it until the transaction ends. */
  lock(modelId: string): Promise<ModelRecord | undefined>;
  /** The newest living model of someone with a file of this name. */
  findByName(userId: string, name: string): Promise<ModelRecord | undefined>;
  /** All versions of these models, the newest first. */
  versionsOf(modelIds: readonly string[]): Promise<ModelVersionRecord[]>;
  lockVersion(modelId: string, version: number): Promise<ModelVersionRecord | undefined>;
  change(modelId: string, change: ModelChange): Promise<void>;
  changeVersion(modelId: string, version: number, change: ModelVersionChange): Promise<void>;
  /** As `changeVersion`, while this claim holds. @returns whether it does */
  changeClaimed(
    version: Pick<ModelVersionRecord, 'modelId' | 'version' | 'claim'>,
    change: ModelVersionChange,
  ): Promise<boolean>;
  /** Living ones, newest first; `total` of all that match. */
  list(userId: string, page: ModelPage): Promise<{ models: ModelRecord[]; total: number }>;
  /** What the files of someone's living models take; exports that are of no use any more are not counted. */
  heap(userId: string): Promise<{ readonly files: number; readonly bytes: number }>;
  /** Removes the rows of so many that can be restored no more. @returns their versions */
  removeDeleted(at: Date, limit: number): Promise<ModelVersionRecord[]>;
  /**
   * Removes so many exports that are of no use: neither the newest, nor the one in use, nor one that a render refers to.
   *
   * @param before when a later one that was read had been brought @returns them
   */
  removeSuperseded(before: Date, limit: number): Promise<ModelVersionRecord[]>;
  /** What the exports of a model take that are of use, also of a deleted one. */
  keptBytes(modelId: string): Promise<number>;
  /** Whether a version names this file. @param modelId whose folder it lies in; an upload's may be another's */
  namesFile(modelId: string, key: string): Promise<boolean>;
  /** Everything a person brought, the deleted ones too. */
  listOwned(userId: string): Promise<ModelVersionRecord[]>;
}

/** The queue of readings; part of the transaction whose repositories it belongs to. */
export interface ModelQueue {
  readModel(modelId: string, version: number): Promise<void>;
}
