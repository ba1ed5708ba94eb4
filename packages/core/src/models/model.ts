import type { ModelAssignment } from '@plumbline/contract/api/model-view.ts';
import type { KeptModelView, ModelContent, ModelState } from '@plumbline/contract/api/models.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import type { MODEL_FORMATS, MODEL_UNITS } from '@plumbline/contract/models/model-lists.ts';

export interface ModelRecord {
  readonly modelId: string;
  readonly userId: string;
  readonly name: string;
  /** Of the newest export. */
  readonly version: number;
  readonly views: readonly KeptModelView[];
  readonly materials: readonly ModelAssignment[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

export interface ModelError {
  readonly code: ErrorCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** An export of the file, as it was brought and read. */
export interface ModelVersionRecord {
  readonly modelId: string;
  readonly version: number;
  readonly userId: string;
  readonly state: ModelState;
  readonly fileName: string;
  readonly fileKey: string;
  readonly bytes: number;
  /** What a person said of it; null where nobody did. */
  readonly unit: (typeof MODEL_UNITS)[number] | null;
  readonly upAxis: 'y' | 'z' | null;
  /** Number of the claim that may write what was read; a start of a reading raises it, and so does being asked again. */
  readonly claim: number;
  /** Starts that count against it: a file that takes its worker down again and again is given up. */
  readonly attempts: number;
  readonly progress: number;
  readonly error: ModelError | null;
  readonly hash: string | null;
  readonly storedKey: string | null;
  readonly previewKey: string | null;
  readonly format: (typeof MODEL_FORMATS)[number] | null;
  readonly content: ModelContent | null;
  readonly createdAt: Date;
}

/** A version whose reading ended well. */
export interface ReadModelVersion extends ModelVersionRecord {
  readonly hash: string;
  readonly storedKey: string;
  readonly content: ModelContent;
}

/** Also while it is read once more with another unit: what was read before stays in use until then. */
export function isRead(version: ModelVersionRecord): version is ReadModelVersion {
  return version.hash !== null && version.storedKey !== null && version.content !== null;
}
