import type { Locale } from '@plumbline/contract/text.ts';

/** What every part of the client needs to know of its surroundings; browser objects are handed in, so tests need none. */
export interface ClientSettings {
  /** Origin of the server, e.g. `http://127.0.0.1:8000`. */
  readonly baseUrl: string;
  readonly locale: () => Locale;
  /** The text of `document.cookie`. */
  readonly cookies: () => string;
  /** In place of the cookie's, where a session keeps its CSRF token elsewhere: the console's is in its memory alone. */
  readonly csrfToken?: () => string;
  readonly fetch: typeof fetch;
  /** Origins that an answer's `data.redirect` may lead to. */
  readonly redirectOrigins: () => readonly string[];
  readonly followRedirect: (url: string) => void;
}

/** Headers that every request carries. */
export function commonHeaders(settings: ClientSettings): Record<string, string> {
  return { accept: 'application/json', 'accept-language': settings.locale() };
}
