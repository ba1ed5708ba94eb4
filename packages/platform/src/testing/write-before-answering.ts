import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type S3rver from 's3rver';
import type { Written } from 's3rver';

/** s3rver answers before its files are written, and a store that says it has kept something has kept it. */
export function writeBeforeAnswering({ store }: S3rver): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content);
    const written = await write(store.getResourcePath(bucket, key, 'object'), bytes);
    await store.putMetadata(bucket, key, metadata, written.md5);
    return written;
  };
  store.putPart = async (bucket, uploadId, part, content) => {
    const path = join(store.getResourcePath(bucket, undefined, 'uploads'), uploadId, part);
    const written = await write(path, await buffer(content));
    await writeFile(`${path}.md5`, written.md5);
    return written;
  };
}

async function write(path: string, bytes: Uint8Array): Promise<Written> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return { size: bytes.byteLength, md5: createHash('md5').update(bytes).digest('hex') };
}
