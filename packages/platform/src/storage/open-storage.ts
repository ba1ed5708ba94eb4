import { join } from 'node:path';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import type { Settings } from '../settings/settings.ts';
import { createFileStorage } from './file-storage.ts';
import { createS3Storage } from './s3/s3-storage.ts';

/** The bucket that the operator has set; without one a folder of `DATA_DIR`. */
export function openStorage({ dataDir, capabilities }: Pick<Settings, 'dataDir' | 'capabilities'>): Storage {
  const set = capabilities['object-storage'];
  const [bucket, accessKeyId, secretAccessKey] = [
    set?.S3_BUCKET,
    set?.S3_ACCESS_KEY_ID,
    set?.S3_SECRET_ACCESS_KEY,
  ];
  if (set === undefined || bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return createFileStorage(join(dataDir, 'files'));
  return createS3Storage({
    endpoint: set.S3_ENDPOINT,
    region: set.S3_REGION,
    bucket,
    accessKeyId,
    secretAccessKey,
    pathStyle: set.S3_PATH_STYLE ?? set.S3_ENDPOINT !== undefined,
    timeoutMs: set.S3_TIMEOUT_SECONDS * 1000,
  });
}
