import type { FileSource } from '../archive/file-source.ts';
import type { ModelBuilder } from '../build/model-builder.ts';
import type { ModelLimits } from '../model/limits.ts';
import type { WarningLog } from '../model/model-warning.ts';

/** What a reader of one format is given. */
export interface Reading {
  readonly bytes: Uint8Array;
  /** Path of the model within its archive, or its name. */
  readonly path: string;
  /** What the model may refer to. */
  readonly files: FileSource;
  readonly build: ModelBuilder;
  readonly warnings: WarningLog;
  readonly limits: ModelLimits;
  readonly signal: AbortSignal;
  /** @param fraction of the reading of this file. */
  readonly progress: (fraction: number) => void;
}
