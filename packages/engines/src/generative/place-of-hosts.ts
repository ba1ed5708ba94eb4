import { BlockList, isIP } from 'node:net';
import type { EnginePlace } from '@plumbline/contract/engines/engine-place.ts';

/** Addresses of loopback, of private and of carriers' networks (RFC 1918, 4193, 6598, 3927). */
const INSIDE = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const)
  INSIDE.addSubnet(net, bits, 'ipv4');
INSIDE.addAddress('::1', 'ipv6');
INSIDE.addSubnet('fc00::', 7, 'ipv6');
INSIDE.addSubnet('fe80::', 10, 'ipv6');

/** Names that no public server can have (RFC 6761, 6762, 8375, and what ICANN keeps for private use). */
const INSIDE_NAMES = /(^|\.)(localhost|local|internal|lan|intranet|home\.arpa)$/i;

/**
 * Whether what is sent to hosts stays in the operator's network. By what their names and addresses are, without asking for them: a public name
 * of a machine inside counts as outside.
 */
export function placeOfHosts(hosts: readonly string[]): EnginePlace {
  if (hosts.length === 0) return 'here';
  return hosts.every(isInside) ? 'network' : 'internet';
}

function isInside(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  const version = isIP(bare);
  if (version !== 0) return INSIDE.check(bare, version === 4 ? 'ipv4' : 'ipv6');
  return INSIDE_NAMES.test(bare) || !bare.includes('.');
}
