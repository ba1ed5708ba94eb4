import { setTimeout as wait } from 'node:timers/promises';
import type { MultipartFile } from '@fastify/multipart';
import { UPLOAD_PURPOSES } from '@plumbline/contract/api/images.ts';
import { UPLOAD_MAX_BYTES } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { FastifyRequest } from 'fastify';

type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

export interface ReceivedUpload {
  readonly file: Buffer;
  readonly purpose: UploadPurpose;
  /** As the form says. */
  readonly name: string | undefined;
}

/** Boundaries and headers around the file. */
const FRAME_BYTES = 64 * 1024;
const FIRST_BYTES_MS = 500;

/**
 * Reads the form of an upload: one file in the field `file`, optionally `purpose`. The file's declared type is not looked
 * at, its name is only passed on. Reading stops at the first thing that is wrong.
 *
 * @throws AppError `IMAGE_TOO_LARGE`, `FILE_TOO_LARGE` for what is no picture, `IMAGE_REQUIRED`, `UNSUPPORTED_TYPE`, `VALIDATION_FAILED`, `BAD_REQUEST`
 */
export async function readUpload(request: FastifyRequest): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE', 'an upload is multipart/form-data');
  const announced = Number(request.headers['content-length'] ?? 0);
  const isTooLarge = announced > UPLOAD_MAX_BYTES + FRAME_BYTES;
  const ends = isTooLarge ? [refuseSoon(announced)] : [];
  try {
    return await Promise.race([readParts(request, isTooLarge), refuseEndless(request), ...ends]);
  } catch (error) {
    throw toUploadError(error);
  }
}

/** What is announced as too large is not received: its first bytes say what it is, and nobody waits for them long. */
async function refuseSoon(announced: number): Promise<never> {
  await wait(FIRST_BYTES_MS);
  throw new AppError('IMAGE_TOO_LARGE', `${announced} bytes announced`);
}

/** A picture has a limit of its own; anything else is a file that nobody asked for. */
function tooLarge(start: Buffer | undefined): AppError {
  const text = start?.subarray(0, 12).toString('latin1') ?? '';
  const isPicture = /^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s.test(text);
  return new AppError(isPicture ? 'IMAGE_TOO_LARGE' : 'FILE_TOO_LARGE', 'over the limit');
}

/** Settles only by refusing: whatever the form is made of, a body larger than any upload is not read on. */
function refuseEndless(request: FastifyRequest): Promise<never> {
  return new Promise((_resolve, reject) => {
    let received = 0;
    request.raw.on('data', (chunk: Buffer) => {
      received += chunk.byteLength;
      if (received > UPLOAD_MAX_BYTES + FRAME_BYTES)
        reject(new AppError('IMAGE_TOO_LARGE', `${received} bytes received`));
    });
  });
}

async function readParts(request: FastifyRequest, isTooLarge: boolean): Promise<ReceivedUpload> {
  let file: Buffer | undefined;
  let purpose: UploadPurpose | undefined;
  let name: string | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      if (part.fieldname !== 'file') throw invalid(part.fieldname, 'unknown field');
      if (file) throw invalid('file', 'one file only');
      name = part.filename;
      file = await readFile(part.file, isTooLarge);
    } else {
      if (part.fieldname !== 'purpose')
        throw invalid(part.fieldname, part.fieldname === 'file' ? 'not a file' : 'unknown field');
      const found = UPLOAD_PURPOSES.find((name) => name === part.value);
      if (!found || purpose) throw invalid('purpose', `one of ${UPLOAD_PURPOSES.join(', ')}`);
      purpose = found;
    }
  }
  if (!file) throw new AppError('IMAGE_REQUIRED', 'no file in the form');
  return { file, purpose: purpose ?? 'base', name };
}

/** Ends at the limit and not, as the parser's own reader does, at the end of whatever is still coming. */
function readFile(stream: MultipartFile['file'], isTooLarge: boolean): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const refuse = () => {
      reject(tooLarge(chunks[0]));
      chunks.length = 0;
    };
    // The limit may have been passed before anyone listened, in a body that came in one piece.
    if (stream.truncated) stream.once('data', (chunk: Buffer) => reject(tooLarge(chunk)));
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (isTooLarge) refuse();
    });
    stream.once('limit', refuse);
    stream.once('error', reject);
    stream.once('end', () => (stream.truncated ? refuse() : resolve(Buffer.concat(chunks))));
  });
}

function invalid(field: string, what: string): AppError {
  return new AppError('VALIDATION_FAILED', `${field}: ${what}`, { details: { [field]: what } });
}

/** The parser's own limits in our words; whatever else it stumbles over is a body that cannot be read. */
function toUploadError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const options = { cause: error };
  if (code === 'FST_FILES_LIMIT')
    return new AppError('VALIDATION_FAILED', 'several files', { details: { file: 'one file only' } });
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new AppError('VALIDATION_FAILED', 'too many fields', { details: { purpose: 'too many fields' } });
  return new AppError('BAD_REQUEST', `unreadable form: ${String(error)}`, options);
}
