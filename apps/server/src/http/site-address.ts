import { networkInterfaces } from 'node:os';
import { isLoopback } from '@plumbline/platform/settings/network-settings.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';

/**
 * The address that another device reaches this site at, without a slash at its end: the configured one, or the one of
 * the request. Where a server that listens to its network was opened by its loopback name, that is one of the network.
 */
export function siteAddress(app: App, request: FastifyRequest): string {
  const { publicUrl, host } = app.services.settings;
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const address = new URL(`${request.protocol}://${request.host}`);
  if (isLoopback(address.hostname) && !isLoopback(host))
    address.hostname = networkAddress() ?? address.hostname;
  return address.origin;
}

function networkAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
}
