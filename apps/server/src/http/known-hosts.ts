import { hostname } from 'node:os';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { hostNameOf, isLoopback } from '@plumbline/platform/settings/network-settings.ts';
import type { Settings } from '@plumbline/platform/settings/settings.ts';
import type { FastifyRequest } from 'fastify';
import { ownAddresses } from './local-request.ts';

/** Every host that a request names; of several `Host` lines a proxy may have believed another one than we do. */
function hostsOf(request: FastifyRequest): (string | undefined)[] {
  const { rawHeaders } = request.raw;
  const lines = rawHeaders.filter(
    (_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1,
  );
  const target = /^https?:/i.test(request.originalUrl) ? URL.parse(request.originalUrl)?.host : request.host;
  // `request.host` is what a trusted proxy says that the browser asked for, the target that of a request to a proxy.
  return [request.headers.host, request.host, target, ...lines];
}

const EVERYWHERE = new Set(['0.0.0.0', '[::]']);

/**
 * Refuses requests for a name that is none of this installation's. A page of any site may let its own name point to this
 * machine, and would then be read and written to by the visitor's browser as if it were ours.
 */
export class KnownHosts {
  readonly #names: ReadonlySet<string>;
  readonly #listensEverywhere: boolean;

  constructor({ host, publicUrl, allowedHosts }: Pick<Settings, 'host' | 'publicUrl' | 'allowedHosts'>) {
    const listening = hostNameOf(host.includes(':') ? `[${host}]` : host);
    this.#listensEverywhere = listening !== undefined && EVERYWHERE.has(listening);
    const own = hostname().toLowerCase();
    this.#names = new Set(
      [
        this.#listensEverywhere ? undefined : listening,
        publicUrl === undefined ? undefined : new URL(publicUrl).hostname,
        ...allowedHosts,
        // The machine's own name, on its network alone: there it is nobody else's.
        ...(this.#listensEverywhere ? [own, `${own}.local`] : []),
      ].filter((name) => name !== undefined),
    );
  }

  /** @throws AppError `HOST_REFUSED` */
  require(request: FastifyRequest): void {
    for (const host of hostsOf(request))
      if (!this.#knows(host ?? ''))
        throw new AppError('HOST_REFUSED', `the host ${JSON.stringify(host ?? null)}`, {
          values: { host: hostNameOf(host ?? '') ?? '?' },
        });
  }

  #knows(host: string): boolean {
    const name = hostNameOf(host);
    if (name === undefined) return false;
    const address = name.replace(/^\[(.*)\]$/, '$1');
    if (isLoopback(address) || this.#names.has(name)) return true;
    // Asked each time: a laptop changes its network while it runs.
    return this.#listensEverywhere && /[:\d]$/.test(address) && ownAddresses().has(address);
  }
}
