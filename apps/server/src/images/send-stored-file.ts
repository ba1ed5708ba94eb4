import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readByteRange } from './byte-range.ts';

export interface StoredFile {
  readonly storageKey: string;
  readonly mime: string;
  /** Strong: equal tags mean equal bytes. */
  readonly etag: string;
}

/** Answers with a stored object that never changes: conditions, one range, HEAD. */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  { storageKey, mime, etag }: StoredFile,
): Promise<FastifyReply> {
  const stored = await storage.stat(storageKey);
  if (!stored) throw new AppError('NOT_FOUND', `no object ${storageKey}`);
  void reply.headers({ etag, 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' });
  // An answer that also sets a session's cookies already says `no-store`.
  if (!reply.hasHeader('cache-control'))
    void reply.header('cache-control', 'private, max-age=31536000, immutable');
  if (namesTag(request.headers['if-none-match'], etag)) return reply.status(304).send();

  const range = isConditionMet(request, etag) ? readByteRange(request.headers.range, stored.bytes) : null;
  if (range === 'unsatisfiable') {
    return reply
      .status(416)
      .headers({ 'content-range': `bytes */${stored.bytes}` })
      .send();
  }
  const length = range ? range.end - range.start + 1 : stored.bytes;
  void reply.headers({ 'content-type': mime, 'content-length': length });
  if (range)
    void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${stored.bytes}`);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(await storage.stream(storageKey, range ?? undefined));
}

/** `If-Range`: the range holds only for the version the client has; a date is never exact enough. */
function isConditionMet(request: FastifyRequest, etag: string): boolean {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === etag;
}

function namesTag(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
}
