import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import type { RouteAccess } from '../app.ts';

export interface RegisteredRoute {
  readonly method: string;
  readonly url: string;
  /** Absent where a route has no session and no checks. */
  readonly access: RouteAccess | undefined;
}

const CHANNEL = 'fastify.initialization';

/** Notes every route that apps which are built meanwhile register, whoever registers it and in whatever scope. */
export function watchRoutes(): { readonly routes: RegisteredRoute[]; stop(): void } {
  const routes: RegisteredRoute[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, config }) => {
      for (const each of [method].flat()) routes.push({ method: each, url, access: config?.access });
    });
  };
  subscribe(CHANNEL, listen);
  return { routes, stop: () => unsubscribe(CHANNEL, listen) };
}
