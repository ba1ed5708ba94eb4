/** Work too long for one event, done in pieces of a few milliseconds between them. */
export interface SlicedJob {
  /** Does the next piece. @returns whether all is done; then it is not called again */
  readonly step: () => boolean;
}
