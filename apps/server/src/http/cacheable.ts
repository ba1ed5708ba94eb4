import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Marks an answer as one that the browser may keep and ask again about. True where it has this very answer already. The
 * tag is weak, because the same answer leaves compressed in several ways; it is private, because a first answer also
 * brings the caller's session.
 */
export function isUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  data: unknown,
  seconds: number,
): boolean {
  const digest = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 27);
  const tag = `W/"${digest}"`;
  void reply.header('etag', tag).header('cache-control', `private, max-age=${seconds}`);
  const known = request.headers['if-none-match'];
  return (
    known !== undefined &&
    known.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === `"${digest}"`)
  );
}
