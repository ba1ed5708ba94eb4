import { type AddressPolicy, refusalOfHost } from '@plumbline/core/network/refused-address.ts';

export interface ServerAddress {
  /** Ends in a slash; holds no credentials. */
  readonly base: string;
  /** What people are told of it: name and port. */
  readonly host: string;
  /** From `http://user:password@…`. */
  readonly headers: Readonly<Record<string, string>>;
}

/** @throws Error whose message says what is wrong with the address */
export function parseServerAddress(given: string, policy: AddressPolicy): ServerAddress {
  if (!URL.canParse(given)) throw new Error('is no address');
  const url = new URL(given);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error('is neither http nor https');
  const refusal = refusalOfHost(url.hostname, policy);
  if (refusal !== undefined) throw new Error(refusal);
  const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  return {
    base: `${url.origin}${path}`,
    host: url.host,
    headers:
      credentials === ':' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
  };
}
