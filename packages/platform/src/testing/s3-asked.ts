export interface S3Asked {
  readonly method: string;
  /** Without the bucket. */
  readonly key: string;
  readonly query: URLSearchParams;
}
