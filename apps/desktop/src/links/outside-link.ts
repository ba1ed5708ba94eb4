import { isOwnNetwork } from '../settings/server-address.ts';

/**
 * The address that may be handed to the system’s browser; undefined for everything else. `file:`, `smb:`, and schemes of other
 * programs would run what lies behind them.
 *
 * @param server origin of the server in use, which may be plain http
 */
export function outsideLink(text: string, server: string): string | undefined {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  if (url.protocol === 'https:') return url.href;
  const isServer = url.origin === URL.parse(server)?.origin;
  return url.protocol === 'http:' && isServer && isOwnNetwork(url.hostname) ? url.href : undefined;
}
