import { BlockList, isIP } from 'node:net';

/** Services that tell whoever asks the secrets of the machine that asks: by name, and by address below. */
const METADATA_NAMES = new Set([
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'metadata.azure.internal',
  'metadata.tencentyun.com',
  'instance-data',
  'instance-data.ec2.internal',
]);

/** Names that no public server can have (RFC 6761, 6762, 8375, and what ICANN keeps for private use). */
const OWN_NAMES = /(^|\.)(localhost|local|internal|lan|intranet|home\.arpa)$/;

const METADATA = blockList(
  ['169.254.0.0/16', '100.100.100.200/32', '192.0.0.192/32', '168.63.129.16/32', '0.0.0.0/8'],
  ['fe80::/10', 'fd00:ec2::254/128', 'fd20:ce::254/128', '::/128', '64:ff9b::a9fe:0/112'],
);

/** Loopback, private and carriers' networks (RFC 1918, 4193, 6598). */
const OWN = blockList(
  ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '127.0.0.0/8', '100.64.0.0/10'],
  ['fc00::/7', '::1/128'],
);

/** A host as it stands in an address, without brackets and the root's dot. */
function bareHost(hostname: string): string {
  return hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
}

/** Whether a host is a metadata service or link-local: never a server of anybody's. IPv4 within IPv6 counts as what it holds. */
export function isMetadata(hostname: string): boolean {
  const host = bareHost(hostname);
  return METADATA_NAMES.has(host) || isIn(METADATA, host);
}

/** Whether a host stands in one's own network, by what its name or address is; nobody is asked. */
export function isOwn(hostname: string): boolean {
  const host = bareHost(hostname);
  if (isIP(host) !== 0) return isIn(OWN, host) && !isIn(METADATA, host);
  return !METADATA_NAMES.has(host) && (OWN_NAMES.test(host) || !host.includes('.'));
}

function isIn(list: BlockList, host: string): boolean {
  const version = isIP(host);
  return version !== 0 && list.check(host, version === 4 ? 'ipv4' : 'ipv6');
}

function blockList(ipv4: readonly string[], ipv6: readonly string[]): BlockList {
  const list = new BlockList();
  const add = (networks: readonly string[], family: 'ipv4' | 'ipv6') => {
    for (const network of networks) {
      const [address = '', prefix] = network.split('/');
      list.addSubnet(address, Number(prefix), family);
    }
  };
  add(ipv4, 'ipv4');
  add(ipv6, 'ipv6');
  return list;
}
