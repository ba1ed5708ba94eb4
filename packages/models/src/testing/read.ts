import type { ModelFailureCode } from '../model/model-failure.ts';
import { ModelFailure } from '../model/model-failure.ts';
import type { Model } from '../model/model.ts';
import { type ReadModelOptions, readModel } from '../read-model.ts';

export function read(
  bytes: Uint8Array,
  fileName: string,
  options: Partial<ReadModelOptions> = {},
): Promise<Model> {
  return readModel(bytes, { fileName, signal: new AbortController().signal, ...options });
}

/** What a reading ended with: a code of the list, or `read` where it did not end so. Anything else is a bug. */
export async function outcomeOf(reading: Promise<Model>): Promise<ModelFailureCode | 'read'> {
  try {
    await reading;
    return 'read';
  } catch (error) {
    if (error instanceof ModelFailure) return error.code;
    throw error;
  }
}

export function warningOf(model: Model, kind: Model['warnings'][number]['kind']) {
  return model.warnings.find((warning) => warning.kind === kind);
}

export function kindsOf(model: Model): readonly string[] {
  return model.warnings.map(({ kind }) => kind);
}
