import { BlockList, isIP } from 'node:net';

export interface AddressPolicy {
  /** Addresses of the operator's own network. */
  readonly allowPrivate: boolean;
}

/** Services that tell whoever asks the secrets of the machine that asks. */
const METADATA_NAMES = new Set([
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'metadata.azure.internal',
  'metadata.tencentyun.com',
  'instance-data',
  'instance-data.ec2.internal',
]);

const METADATA = blockList(
  ['169.254.0.0/16', '100.100.100.200/32', '192.0.0.192/32', '168.63.129.16/32', '0.0.0.0/8'],
  ['fe80::/10', 'fd00:ec2::254/128', 'fd20:ce::254/128', '::/128'],
);

const PRIVATE = blockList(
  ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '127.0.0.0/8', '100.64.0.0/10'],
  ['fc00::/7', '::1/128'],
);

/** Why a host is never spoken to, or undefined. For names ask {@link refusalOfAddress} too, with what they stand for. */
export function refusalOfHost(hostname: string, policy: AddressPolicy): string | undefined {
  const host = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (METADATA_NAMES.has(host)) return 'is a metadata service';
  if (isIP(host) !== 0) return refusalOfAddress(host, policy);
  if (!policy.allowPrivate && (host === 'localhost' || host.endsWith('.localhost')))
    return 'lies in a private network';
  return undefined;
}

/** @param address IPv4 or IPv6, as the resolver gives it */
export function refusalOfAddress(address: string, { allowPrivate }: AddressPolicy): string | undefined {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  if (METADATA.check(address, family)) return 'is link-local or a metadata service';
  if (!allowPrivate && PRIVATE.check(address, family)) return 'lies in a private network';
  return undefined;
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
