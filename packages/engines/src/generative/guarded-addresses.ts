import { type LookupAddress, type LookupOptions, lookup as resolve } from 'node:dns';
import { lookup as resolveAll } from 'node:dns/promises';
import { isMetadata, isOwn } from '@plumbline/core/network/addresses.ts';
import { GenerationError } from './generation-error.ts';

export interface AddressPolicy {
  /** Addresses of one's own network. Operators name servers themselves, and most stand there. */
  readonly allowPrivate: boolean;
}

/** @throws GenerationError for a host that is never asked */
export function requireAddress(host: string, { allowPrivate }: AddressPolicy): void {
  const why = isMetadata(host)
    ? 'is link-local or a metadata service'
    : !allowPrivate && isOwn(host)
      ? 'lies in a private network'
      : undefined;
  if (why !== undefined) throw new GenerationError('unreachable', `${host} ${why}`, { retryable: false });
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Resolves names as Node does, and refuses those that have come to stand for an address that is never asked: for `node:http`. */
export function guardedLookup(policy: AddressPolicy) {
  return (host: string, options: LookupOptions, found: Found): void =>
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, []);
      try {
        for (const { address } of addresses) requireAddress(address, policy);
      } catch (refused) {
        return found(refused as GenerationError, []);
      }
      const [first] = addresses;
      if (options.all === true || !first) return found(null, addresses);
      found(null, first.address, first.family);
    });
}

/** `fetch` that looks at what a name stands for before it asks, and follows nobody on to somewhere else. */
export function guardedFetch(policy: AddressPolicy): typeof fetch {
  return async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input);
    requireAddress(hostname, policy);
    // A name that nobody knows fails in the request itself, with its reason.
    const addresses = await resolveAll(hostname.replace(/^\[|\]$/g, ''), { all: true }).catch(() => []);
    for (const { address } of addresses) requireAddress(address, policy);
    return fetch(input, { ...init, redirect: 'manual' });
  };
}
