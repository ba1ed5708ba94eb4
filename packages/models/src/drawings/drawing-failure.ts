/** Why no drawing came out, as a closed list. */
export type DrawingFailureCode =
  /** Nothing of the model is on the kept side or in the picture. */
  | 'DRAWING_EMPTY'
  /** At the scale that was asked for it is larger than the sheet; `scale` is one that fits. */
  | 'DRAWING_TOO_LARGE';

export class DrawingFailure extends Error {
  override readonly name = 'DrawingFailure';
  readonly code: DrawingFailureCode;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(
    code: DrawingFailureCode,
    message: string,
    values: Readonly<Record<string, string | number>> = {},
  ) {
    super(message);
    this.code = code;
    this.values = values;
  }
}
