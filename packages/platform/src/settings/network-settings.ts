import { isIP } from 'node:net';
import { z } from 'zod';
import { text } from './setting-fields.ts';

/** Whose word about the client counts: proxies at these addresses, or so many of them in a row. */
export type TrustedProxies = { readonly addresses: readonly string[] } | { readonly hops: number };

const MOST_HOPS = 10;

const proxies = text.toLowerCase().transform((value, context): TrustedProxies => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (value === 'none') return { addresses: [] };
  if (/^\d+$/.test(value)) {
    const hops = Number(value);
    return hops >= 1 && hops <= MOST_HOPS
      ? { hops }
      : refuse(`is not a number of proxies from 1 to ${MOST_HOPS}`);
  }
  const addresses = value.split(/[\s,]+/).filter(Boolean);
  const wrong = addresses.find((each) => each !== 'loopback' && !isNetwork(each));
  if (wrong === undefined) return { addresses };
  return refuse(
    `is none of: loopback, none, a number of proxies, addresses or networks (10.0.0.0/8), divided by commas; ${wrong} is not`,
  );
});

/** An address, or a network that is not everybody. */
function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128);
}

const hostNames = text.transform((value, context) => {
  const names = value.split(/[\s,]+/).filter(Boolean);
  const hosts = names.map((name) => hostNameOf(isIP(name) === 6 ? `[${name}]` : name));
  const isName = (name: string, index: number) =>
    hosts[index] !== undefined && (isIP(name) === 6 || !/:\d+$/.test(name));
  if (names.every(isName)) return hosts as string[];
  context.addIssue({
    code: 'custom',
    message: 'is not a list of names or addresses without protocol, port and path, divided by commas',
  });
  return z.NEVER;
});

export const networkEnvironment = {
  TRUST_PROXY: proxies.default({ addresses: ['loopback'] }),
  ALLOWED_HOSTS: hostNames.default([]),
};

/**
 * The name of a `Host` header without its port, in the one way of writing it: lower case, addresses in their shortest
 * form, no dot at the end.
 *
 * @returns undefined for what is none
 */
export function hostNameOf(host: string): string | undefined {
  if (!/^(?:\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::\d{1,5})?$/i.test(host)) return undefined;
  const name = URL.parse(`http://${host}`)?.hostname.replace(/\.$/, '');
  return name === '' ? undefined : name;
}

/** Whether only this machine can reach an address that the app listens on. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^(?:::ffff:)?127(\.\d{1,3}){3}$/i.test(host);
}
