import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { type Bucket, asUnavailable } from './bucket.ts';
import { cutIntoParts } from './cut-into-parts.ts';

/** Two of these are held at a time. Stores take 10,000 parts of at least 5 MiB. */
const PART_BYTES = 8 * 2 ** 20;

/**
 * Stores what comes: in one request where it fits into a part, in several where it does not. Either way the store shows the
 * object once it is whole; where the pieces or the store fail, what was sent of it is thrown away.
 *
 * @throws what the pieces throw, as it is; StorageUnavailable
 */
export async function writeObject(
  { name, client }: Bucket,
  key: string,
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<void> {
  const object = { Bucket: name, Key: key };
  const asked = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } catch (error) {
      throw asUnavailable(error, `writing ${key}`);
    }
  };
  const sent: { PartNumber: number; ETag: string | undefined }[] = [];
  let uploadId: string | undefined;
  const sendPart = async (body: Uint8Array) => {
    uploadId ??= (await asked(client.send(new CreateMultipartUploadCommand(object)))).UploadId;
    const part = { ...object, UploadId: uploadId, PartNumber: sent.length + 1 };
    const { ETag } = await asked(client.send(new UploadPartCommand({ ...part, Body: body })));
    sent.push({ PartNumber: part.PartNumber, ETag });
  };
  try {
    let last: Uint8Array | undefined;
    for await (const part of cutIntoParts(pieces, PART_BYTES)) {
      if (last !== undefined) await sendPart(last);
      last = part;
    }
    if (uploadId === undefined) {
      await asked(client.send(new PutObjectCommand({ ...object, Body: last ?? new Uint8Array() })));
      return;
    }
    if (last !== undefined) await sendPart(last);
    const whole = { ...object, UploadId: uploadId, MultipartUpload: { Parts: sent } };
    await asked(client.send(new CompleteMultipartUploadCommand(whole)));
  } catch (error) {
    // What cannot be thrown away now goes with `removeUnfinished`; the first failure is the one to tell.
    if (uploadId !== undefined)
      await client
        .send(new AbortMultipartUploadCommand({ ...object, UploadId: uploadId }))
        .catch(() => undefined);
    throw error;
  }
}
