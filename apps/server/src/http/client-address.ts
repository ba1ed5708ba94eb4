import { canonicalAddress } from '@plumbline/core/identity/network-of.ts';
import { isLoopback, type TrustedProxies } from '@plumbline/platform/settings/network-settings.ts';
import type { FastifyRequest } from 'fastify';
import { cameThroughProxy } from './forwarded.ts';

/** For Fastify: whose `X-Forwarded-*` count. Anyone else could invent an address a request. */
export function trustFunction(
  trusted: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if ('hops' in trusted) return (_address, hop) => hop < trusted.hops;
  return trusted.addresses.length > 0 && [...trusted.addresses];
}

/** Who a request is from, as far as trusted proxies tell: what limits count by, and what the log says. */
export function addressOf(request: FastifyRequest): string {
  // Some balancers write the port too. What is no address at all is nobody's word on anything.
  const told = request.ip?.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[([^\]]+)\](?::\d+)?$/, '$1');
  return canonicalAddress(told ?? '') ?? canonicalAddress(peerOf(request)) ?? peerOf(request);
}

/** Who is at the other end of the connection, whatever the request says. */
export function peerOf(request: FastifyRequest): string {
  return request.socket.remoteAddress ?? '';
}

/** This machine itself, or a proxy on it that hides its clients: either may do more than one person. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  return isLoopback(addressOf(request)) && !cameThroughProxy(request);
}
