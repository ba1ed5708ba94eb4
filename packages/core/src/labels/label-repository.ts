import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { SourceType } from './source-type.ts';

/** What was made under a content number. */
export interface LabelRecord {
  readonly produceId: string;
  readonly taskId: string;
  readonly userId: string;
  readonly function: FunctionName;
  readonly engineId: string;
  readonly engineVersion: string;
  readonly sourceType: SourceType;
  readonly pixelHash: string;
  readonly madeAt: Date;
}

export interface LabelRepository {
  /** A record with the same number is replaced: a task that runs again after a crash makes the same picture again. */
  save(record: LabelRecord): Promise<void>;
}
