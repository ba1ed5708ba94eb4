import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import {
  type AddressPolicy,
  refusalOfAddress,
  refusalOfHost,
} from '@plumbline/core/network/refused-address.ts';
import type { WebhookAnswer, WebhookSender } from '@plumbline/core/ports/webhook-sender.ts';

export interface PostSettings {
  readonly policy: AddressPolicy;
  /** For the whole of it: name, connection, answer. */
  readonly timeoutMs?: number;
  /** Ends what is under way. */
  readonly stopping?: AbortSignal;
  /** What names stand for; default: as the system knows them. */
  readonly lookup?: typeof lookup;
}

const TIMEOUT_MS = 15_000;
const USER_AGENT = 'Plumbline-Webhooks/1';

class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress';
}

/**
 * Posts to addresses that users name. What a name stands for is asked once and checked where the connection is made, so
 * that it cannot stand for another machine a moment later; redirects are not followed; of the answer only the status is
 * read, however long it is.
 */
export function createWebhookSender({
  policy,
  timeoutMs = TIMEOUT_MS,
  stopping,
  lookup: find = lookup,
}: PostSettings): WebhookSender {
  const checkedLookup: LookupFunction = (hostname, options, done) => {
    find(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 4);
      const refused = addresses.find(({ address }) => refusalOfAddress(address, policy) !== undefined);
      // One that is refused among several is no mistake: who names it hopes that it is the one that is taken.
      if (refused) return done(new RefusedAddress(refused.address), '', 4);
      const [first] = addresses;
      if (!first) return done(new Error('no address'), '', 4);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
  return (url, { headers, body }) =>
    new Promise<WebhookAnswer>((resolve) => {
      const target = new URL(url);
      const host = target.hostname.replace(/^\[|\]$/g, '');
      if (refusalOfHost(target.hostname, policy) !== undefined)
        return resolve({ status: null, problem: 'refused-address' });
      const send = target.protocol === 'http:' ? requestHttp : requestHttps;
      const late = AbortSignal.timeout(timeoutMs);
      const signal = stopping ? AbortSignal.any([late, stopping]) : late;
      const request = send(
        target,
        {
          method: 'POST',
          signal,
          // A connection of its own: one that is kept was checked for another name.
          agent: false,
          // Numbers are not looked up, and were checked above.
          ...(isIP(host) === 0 ? { lookup: checkedLookup } : {}),
          headers: {
            ...headers,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': USER_AGENT,
          },
        },
        (response) => {
          const status = response.statusCode ?? 0;
          response.destroy();
          if (status >= 200 && status < 300) resolve({ status, problem: null });
          else resolve({ status, problem: status >= 300 && status < 400 ? 'redirect' : 'status' });
        },
      );
      request.once('error', (error) => {
        if (error instanceof RefusedAddress) resolve({ status: null, problem: 'refused-address' });
        else resolve({ status: null, problem: late.aborted ? 'timeout' : 'unreachable' });
      });
      request.end(body);
    });
}
