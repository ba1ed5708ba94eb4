/** Why a model could not be read, as a closed list; each is a code of the error catalogue too. */
export type ModelFailureCode =
  | 'MODEL_EMPTY'
  | 'MODEL_BROKEN'
  | 'MODEL_FORMAT_UNSUPPORTED'
  | 'MODEL_TOO_LARGE'
  | 'MODEL_TOO_COMPLEX'
  | 'MODEL_PARTS_MISSING'
  | 'MODEL_ARCHIVE_REFUSED'
  | 'MODEL_TOO_SLOW';

/** Values for the places of the user's text: `limit` of a size or a count, `names` of what is missing or unknown. */
export type FailureValues = Readonly<Record<string, string | number>>;

/** An expected end of a reading. Anything else that is thrown by a reader of ours is a bug. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly code: ModelFailureCode;
  readonly values: FailureValues;

  constructor(code: ModelFailureCode, message: string, values: FailureValues = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.values = values;
  }
}

export function brokenModel(message: string, cause?: unknown): ModelFailure {
  return new ModelFailure('MODEL_BROKEN', message, {}, cause);
}

export function tooComplex(what: string, limit: number): ModelFailure {
  return new ModelFailure('MODEL_TOO_COMPLEX', `more than ${limit} ${what}`, { limit });
}
