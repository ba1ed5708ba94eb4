export type PictureMime = 'image/jpeg' | 'image/png' | 'image/webp';

/** Another file of the same picture. */
export interface Candidate {
  /** How it was made: a stable key. */
  readonly method: string;
  readonly file: Uint8Array;
}
