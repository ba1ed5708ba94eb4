/** A picture cannot be made again as its record says; the message says why, for people. */
export class MakeAgainFailure extends Error {
  override readonly name = 'MakeAgainFailure';
}
