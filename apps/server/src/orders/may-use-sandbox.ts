import { isLoopback } from '@plumbline/platform/settings/load-settings.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { cameThroughProxy } from '../http/forwarded.ts';

/**
 * The sandbox gives things away. On a server that only this machine can reach, a request that a proxy passed on comes
 * from somewhere else, and finds no way to pay.
 */
export function mayUseSandbox({ services }: App, request: FastifyRequest): boolean {
  return (
    services.sandboxCashier !== undefined &&
    !(isLoopback(services.settings.host) && cameThroughProxy(request))
  );
}
