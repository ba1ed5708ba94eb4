import type { EditFacts } from '@plumbline/contract/api/edit-options.ts';
import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';

/** A living picture and what is known of its place in its tree. */
export interface VersionRecord {
  readonly imageId: string;
  /** Null of the root. */
  readonly parentId: string | null;
  readonly width: number;
  readonly height: number;
  readonly createdAt: Date;
  readonly name: string | null;
  /** When it was last reverted to. */
  readonly headAt: Date | null;
  readonly made: {
    readonly taskId: string;
    readonly request: RenderRequest;
    readonly seed: number;
    readonly facts: EditFacts | null;
  } | null;
}

export interface VersionRepository {
  /**
   * The tree that a picture belongs to, nearest to the root first, at most `limit`. Empty where the picture is unknown,
   * foreign or deleted.
   */
  tree(imageId: string, ownerId: string, limit: number): Promise<VersionRecord[]>;
  /** Null takes the name away. */
  setName(imageId: string, ownerId: string, name: string | null): Promise<void>;
  setHead(imageId: string, ownerId: string, at: Date): Promise<void>;
}
