import { COOKIES } from '@plumbline/contract/constants.ts';

/** The CSRF token of a `document.cookie` text, `undefined` before the first contact with the server. */
export function readCsrfToken(cookies: string): string | undefined {
  for (const part of cookies.split(';')) {
    const [name, ...value] = part.trim().split('=');
    if (name === COOKIES.csrf) return decodeURIComponent(value.join('='));
  }
  return undefined;
}
