import { AppError } from '../errors/app-error.ts';

/** The clearest and the most solid pixel of a picture, 0…255; 255 both where it has no transparency. */
export interface AlphaRange {
  readonly least: number;
  readonly most: number;
}

/** Fainter than this a pixel is no part of what was cut out. */
const SEEN = 16;

/**
 * Whether a picture is a cut-out: something in it is clear, and something is seen.
 *
 * @throws AppError `OBJECT_NOT_CUT_OUT`
 */
export function requireCutOut({ least, most }: AlphaRange): void {
  if (least < SEEN && most >= SEEN) return;
  throw new AppError('OBJECT_NOT_CUT_OUT', `an object with alpha ${least}…${most}`, {
    details: { objectId: most < SEEN ? 'nothing is seen in it' : 'nothing in it is clear' },
  });
}
