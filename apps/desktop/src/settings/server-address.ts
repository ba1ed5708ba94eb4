/**
 * Whether a Plumbline may be reached there: an origin alone, without name and password, encrypted unless it is this machine or
 * its own network, where studios serve plain http.
 */
export function isServerAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    return false;
  if (url.pathname !== '/') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isOwnNetwork(url.hostname));
}

const PRIVATE = [
  /^localhost$/,
  /\.local$/,
  /^127\./,
  /^10\./,
  /^192\.168\./,
  /^172\.(?:1[6-9]|2\d|3[01])\./,
  /^\[::1\]$/,
  /^\[f[cd][0-9a-f]{2}:/,
];

/** Whether a host is this machine or of a private network (RFC 1918, RFC 4193), or has a name without a dot. */
export function isOwnNetwork(host: string): boolean {
  return PRIVATE.some((pattern) => pattern.test(host)) || /^[a-z0-9-]+$/i.test(host);
}
