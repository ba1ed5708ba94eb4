import { isLoopback } from '@plumbline/platform/settings/load-settings.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { cameThroughProxy } from '../http/forwarded.ts';

/**
 * A server on loopback behind a proxy is reachable by the proxy's users: they must neither read each other's codes nor
 * sign in as anyone. One that listens elsewhere has these pages only because its operator asked for them.
 */
function isDeveloper(app: App, request: FastifyRequest): boolean {
  return !(isLoopback(app.services.settings.host) && cameThroughProxy(request));
}

export function mayReadInbox(app: App, request: FastifyRequest): boolean {
  return app.services.devInbox !== undefined && isDeveloper(app, request);
}

export function mayPlayWechat(app: App, request: FastifyRequest): boolean {
  return app.services.wechat.standIn !== undefined && isDeveloper(app, request);
}

export function mayPlayFace(app: App, request: FastifyRequest): boolean {
  return app.services.face !== undefined && isDeveloper(app, request);
}

const DEV_PAGES: Readonly<Record<string, (app: App, request: FastifyRequest) => boolean>> = {
  'dev-inbox': mayReadInbox,
  'dev-wechat': mayPlayWechat,
  'dev-face': mayPlayFace,
  'dev-cashier': (app, request) => app.services.sandboxCashier !== undefined && isDeveloper(app, request),
};

/** Whether a page of the development routes exists for this request. */
export function mayOpenDevPage(app: App, request: FastifyRequest, accessKey: string): boolean {
  return DEV_PAGES[accessKey]?.(app, request) === true;
}
