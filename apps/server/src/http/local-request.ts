import { networkInterfaces } from 'node:os';
import { BlockList, isIPv6 } from 'node:net';
import { canonicalAddress } from '@plumbline/core/identity/network-of.ts';
import { hostNameOf, isLoopback } from '@plumbline/platform/settings/network-settings.ts';
import type { FastifyRequest } from 'fastify';
import { peerOf } from './client-address.ts';
import { cameThroughProxy } from './forwarded.ts';

/**
 * Whether somebody at this very machine sent the request, with a program or a page of this site: the connection comes from
 * this machine, it was opened by a name of this machine, no proxy passed it on, and no page of another site sent it. A proxy that
 * leaves no trace at all cannot be told apart: an installation with one sets `PUBLIC_URL`.
 */
export function isProvenLocal(request: FastifyRequest): boolean {
  const name = hostNameOf(request.headers.host ?? '');
  const isLocalName = name !== undefined && isLoopback(name.replace(/^\[(.*)\]$/, '$1'));
  return isLocalName && isLoopback(canonicalAddress(peerOf(request)) ?? '') && isDirect(request);
}

/** Whether somebody of the same network sent the request, from their own page of this site, and no proxy passed it on. */
export function isFromNetwork(request: FastifyRequest): boolean {
  const peer = canonicalAddress(peerOf(request));
  return peer !== undefined && (isPrivate(peer) || ownAddresses().has(peer)) && isDirect(request);
}

/** Addresses of this machine. */
export function ownAddresses(): Set<string> {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return new Set(all.map(({ address }) => canonicalAddress(address) ?? address));
}

function isDirect(request: FastifyRequest): boolean {
  const { headers, raw } = request;
  // No browser speaks HTTP/1.0; proxies do, also ones that say nothing else of themselves.
  if (raw.httpVersionMajor === 1 && raw.httpVersionMinor === 0) return false;
  if (cameThroughProxy(request)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host?.toLowerCase();
}

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['127.0.0.0', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

function isPrivate(address: string): boolean {
  return PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
