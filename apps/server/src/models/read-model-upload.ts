import { extname } from 'node:path';
import type { MultipartFile } from '@fastify/multipart';
import { modelUploadFieldsSchema } from '@plumbline/contract/api/models.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { MODEL_FILE_ENDINGS, MODEL_MAX_BYTES } from '@plumbline/contract/models/model-lists.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

export interface ReceivedModelUpload {
  readonly fileName: string;
  readonly bytes: number;
  readonly fields: z.output<typeof modelUploadFieldsSchema>;
}

/** Boundaries and headers around the file. */
export const FRAME_BYTES = 64 * 1024;
const MEGABYTE = 2 ** 20;
/** What others' files begin with, whatever they are called. */
const NO_MODEL = /^(?:\x89PNG|\xff\xd8\xff|GIF8|%PDF|MZ|\x7fELF|RIFF|Rar!|7z\xbc\xaf)/;

export function modelTooLarge(bytes: number): AppError {
  return new AppError('MODEL_TOO_LARGE', `${bytes} bytes`, { values: { limit: MODEL_MAX_BYTES / MEGABYTE } });
}

/**
 * Reads the form of a model's upload while it streams: one file, handed on piece by piece, and a few fields. It stops at the
 * first thing that is wrong, before the rest is received.
 *
 * @throws AppError `MODEL_TOO_LARGE`, `MODEL_FORMAT_UNSUPPORTED`, `MODEL_REQUIRED`, `UNSUPPORTED_TYPE`, `VALIDATION_FAILED`, `BAD_REQUEST`
 */
export async function readModelUpload(
  request: FastifyRequest,
  store: (pieces: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<ReceivedModelUpload> {
  const values: Record<string, unknown> = {};
  let file: { fileName: string; bytes: number } | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        if (part.fieldname !== 'file' || file) throw invalid(part.fieldname, 'one file, in the field file');
        file = await receive(part, store);
      } else if (Object.hasOwn(modelUploadFieldsSchema.shape, part.fieldname))
        values[part.fieldname] = part.value;
      else throw invalid(part.fieldname, 'unknown field');
    }
  } catch (error) {
    throw toUploadError(error);
  }
  if (!file) throw new AppError('MODEL_REQUIRED', 'no file in the form');
  const fields = modelUploadFieldsSchema.safeParse(values);
  if (!fields.success)
    throw invalid(String(fields.error.issues[0]?.path[0] ?? 'file'), 'not one of its values');
  return { ...file, fields: fields.data };
}

async function receive(
  { filename, file }: MultipartFile,
  store: (pieces: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<{ fileName: string; bytes: number }> {
  const endings: readonly string[] = MODEL_FILE_ENDINGS;
  if (!endings.includes(extname(filename).slice(1).toLowerCase())) throw unsupported(filename);
  let bytes = 0;
  const pieces = async function* () {
    for await (const piece of file as AsyncIterable<Buffer>) {
      if (bytes === 0 && NO_MODEL.test(piece.subarray(0, 8).toString('latin1'))) throw unsupported(filename);
      bytes += piece.byteLength;
      if (bytes > MODEL_MAX_BYTES) throw modelTooLarge(bytes);
      yield piece;
    }
    if (file.truncated) throw modelTooLarge(bytes);
    if (bytes === 0) throw new AppError('MODEL_EMPTY', 'no bytes');
  };
  await store(pieces());
  return { fileName: filename, bytes };
}

function unsupported(name: string): AppError {
  return new AppError('MODEL_FORMAT_UNSUPPORTED', `no model: ${name.slice(-40)}`);
}

function invalid(field: string, what: string): AppError {
  return new AppError('VALIDATION_FAILED', `${field}: ${what}`, { details: { [field]: what } });
}

function toUploadError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return invalid('file', 'too many parts');
  if (code === 'FST_REQ_FILE_TOO_LARGE') return modelTooLarge(MODEL_MAX_BYTES);
  // A disk that is full is ours; whatever the parser stumbles over is a body that cannot be read.
  if (typeof code === 'string' && /^E[A-Z]+$/.test(code) && code !== 'ECONNRESET') return error;
  return new AppError('BAD_REQUEST', `unreadable form: ${String(error)}`, { cause: error });
}
