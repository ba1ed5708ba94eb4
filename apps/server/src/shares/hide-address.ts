import type { FastifyReply } from 'fastify';

/** The address is the secret: search engines leave it out, and no other site is told where somebody came from. */
export function hideAddress(reply: FastifyReply): void {
  void reply.headers({ 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'no-referrer' });
}
