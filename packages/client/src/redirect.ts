import { AppError } from '@plumbline/contract/errors/app-error.ts';

/** The `redirect` of an answer's `data`, where it has one. */
export function redirectOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('redirect' in data)) return undefined;
  return typeof data.redirect === 'string' ? data.redirect : undefined;
}

/**
 * Resolves a redirect against the server and checks it, so that an answer cannot send a user to a foreign site.
 *
 * @throws AppError `FORBIDDEN` for another origin or another scheme than http(s).
 */
export function allowedRedirect(target: string, base: string, origins: readonly string[]): string {
  const url = URL.canParse(target, base) ? new URL(target, base) : undefined;
  const allowed = [new URL(base).origin, ...origins];
  if (!url || !/^https?:$/.test(url.protocol) || !allowed.includes(url.origin))
    throw new AppError('FORBIDDEN', `redirect to ${target} is not on the list`);
  return url.href;
}
