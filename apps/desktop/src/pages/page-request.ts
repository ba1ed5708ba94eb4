/** Scheme and host of the client’s own pages: an origin of their own, that no web page shares. */
export const PAGE_SCHEME = 'plumbline-app';
export const PAGES = `${PAGE_SCHEME}://client/`;

export type PageRequest =
  | { readonly kind: 'file'; readonly name: string; readonly type: string }
  /** A picture of the history, or the one that it was made of. */
  | { readonly kind: 'picture'; readonly id: string; readonly isBase: boolean };

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  png: 'image/png',
  svg: 'image/svg+xml',
};

/**
 * What an address of our pages asks for; undefined for every other one. A name has no dot in front and no slash but that of
 * `assets/`, so that nothing outside the folder can be named.
 */
export function readPageRequest(address: string): PageRequest | undefined {
  const url = URL.parse(address);
  if (url?.protocol !== `${PAGE_SCHEME}:` || url.host !== 'client') return undefined;
  const [, id, base] = /^\/history\/([A-Za-z0-9-]{1,64})(\/base)?$/.exec(url.pathname) ?? [];
  if (id !== undefined) return { kind: 'picture', id, isBase: base !== undefined };
  const [, name, extension = ''] =
    /^\/((?:assets\/)?[A-Za-z0-9_][A-Za-z0-9_-]*\.([a-z0-9]+))$/.exec(url.pathname) ?? [];
  const type = TYPES[extension];
  return name === undefined || type === undefined ? undefined : { kind: 'file', name, type };
}

/** Nothing but our own files; pictures of windows are data and blobs of the page itself. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of every answer to a page. */
export function pageHeaders(type: string): Record<string, string> {
  return {
    'content-type': type,
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
  };
}

/** What a page of ours may be granted: to capture a window, to go full screen, to copy. */
const GRANTED: ReadonlySet<string> = new Set(['display-capture', 'fullscreen', 'clipboard-sanitized-write']);

export function isGranted(permission: string): boolean {
  return GRANTED.has(permission);
}
