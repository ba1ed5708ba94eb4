import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';

/**
 * Binds a way over WeChat to the browser that began it. Lax, because WeChat leads back from another site.
 *
 * @param path where the cookie is sent to, and nowhere else
 */
export function nonceCookie(
  app: App,
  request: FastifyRequest,
  path: string,
  expires: Date,
): CookieSerializeOptions {
  return {
    path,
    expires,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || app.services.settings.publicUrl?.startsWith('https:') === true,
  };
}
