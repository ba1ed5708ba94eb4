import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { StorageUnavailable } from '@plumbline/core/ports/storage.ts';

export interface BucketOptions {
  /** undefined = Amazon's own, by region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** `https://host/bucket/key` in place of `https://bucket.host/key`: most stores beside Amazon's have it so. */
  readonly pathStyle: boolean;
  /** How long a connection may lie still, in milliseconds. */
  readonly timeoutMs: number;
}

/** A bucket and the client that speaks to it. */
export interface Bucket {
  readonly name: string;
  readonly client: S3Client;
}

/** Each call is tried so often, with growing pauses, where the store is away or has too much to do. */
export const ATTEMPTS = 3;
/** From the first byte of a request to the first of its answer, however it trickles. */
const WHOLE_REQUEST = 10;

export function openBucket(options: BucketOptions): Bucket {
  const { endpoint, region, accessKeyId, secretAccessKey, pathStyle, timeoutMs } = options;
  const client = new S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: ATTEMPTS,
    // Bodies are signed with their hash, which every store checks; the newer checksums are refused by some.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      requestTimeout: timeoutMs * WHOLE_REQUEST,
      throwOnRequestTimeout: true,
    },
  });
  return { name: options.bucket, client };
}

/** Whether the store says that there is no such object. A bucket that is missing is not that. */
export function isNoObject(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

/** Whether there is no such upload any more: ended or aborted by someone else. */
export function isNoUpload(error: unknown): boolean {
  return error instanceof S3ServiceException && error.name === 'NoSuchUpload';
}

/** What the client throws as the port has it; mistakes of the program stay what they are. */
export function asUnavailable(error: unknown, doing: string): unknown {
  if (error instanceof S3ServiceException) {
    const status = error.$metadata.httpStatusCode;
    return new StorageUnavailable(
      `the object store refused ${doing}: ${error.name} (${status ?? 'no status'})`,
      {
        cause: error,
      },
    );
  }
  if (error instanceof Error && (NETWORK_NAMES.has(error.name) || 'code' in error))
    return new StorageUnavailable(`the object store failed at ${doing}: ${error.message}`, { cause: error });
  return error;
}

/** Names of errors without a code that the client has for connections that are slow, broken or given up. */
const NETWORK_NAMES = new Set(['TimeoutError', 'AbortError', 'NetworkingError']);
