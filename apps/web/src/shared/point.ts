/** A place on a picture that a comment is about, in shares of its width and height. */
export interface Point {
  readonly imageId: string;
  readonly x: number;
  readonly y: number;
}
