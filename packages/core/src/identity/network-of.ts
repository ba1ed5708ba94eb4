import { isIPv4, isIPv6 } from 'node:net';

/**
 * An address in the one way of writing it: an IPv4 address is one also where it comes as IPv6, IPv6 is as short as can be.
 *
 * @returns undefined for what is no address
 */
export function canonicalAddress(text: string): string | undefined {
  const plain = text.trim().replace(/%.*$/, '').toLowerCase();
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return undefined;
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(
    new URL(`http://[${plain}]`).hostname.slice(1, -1),
  );
  if (!mapped) return new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const bits = (Number.parseInt(mapped[1] ?? '', 16) << 16) | Number.parseInt(mapped[2] ?? '', 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');
}

/** What limits count as one caller: an IPv4 address, or the /64 that every customer with IPv6 has to ask from. */
export function networkOf(address: string): string {
  const canonical = canonicalAddress(address) ?? address;
  if (!canonical.includes(':')) return canonical;
  const [head = '', tail = ''] = canonical.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const filled = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return filled.slice(0, 4).join(':');
}
