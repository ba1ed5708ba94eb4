import { isLoopback } from '@plumbline/platform/settings/network-settings.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { isFromNetwork, isProvenLocal } from '../http/local-request.ts';

/** It shows everybody's codes: to nobody but a person at this very machine, whatever is set. */
export function mayReadInbox(app: App, request: FastifyRequest): boolean {
  return app.services.devInbox !== undefined && isProvenLocal(request);
}

/** Whether the sign-in without a code answers. */
export function mayTestLogin(app: App, request: FastifyRequest): boolean {
  return app.services.settings.testLogin && isProvenLocal(request);
}

/** The sandbox gives things away. */
export function mayUseSandbox(app: App, request: FastifyRequest): boolean {
  return app.services.sandboxCashier !== undefined && isProvenLocal(request);
}

export function mayPlayWechat(app: App, request: FastifyRequest): boolean {
  return app.services.wechat.standIn !== undefined && mayPlay(app, request);
}

export function mayPlayFace(app: App, request: FastifyRequest): boolean {
  return app.services.face !== undefined && mayPlay(app, request);
}

/**
 * A part that is played on a phone. Where the app listens to its network the stand-in runs because its operator set it:
 * then a phone of that network may play too. With a public address that network is everybody's.
 */
function mayPlay({ services: { settings } }: App, request: FastifyRequest): boolean {
  if (isProvenLocal(request)) return true;
  return !isLoopback(settings.host) && !settings.inService && isFromNetwork(request);
}

/** It shows nothing of anybody; in service it is nobody's page all the same. */
function maySeeComponents({ services: { settings } }: App, request: FastifyRequest): boolean {
  return !settings.inService && isProvenLocal(request);
}

const DEV_PAGES: Readonly<Record<string, (app: App, request: FastifyRequest) => boolean>> = {
  'dev-inbox': mayReadInbox,
  'dev-components': maySeeComponents,
  'dev-wechat': mayPlayWechat,
  'dev-face': mayPlayFace,
  'dev-cashier': mayUseSandbox,
};

/** Whether a page of the development routes exists for this request. */
export function mayOpenDevPage(app: App, request: FastifyRequest, accessKey: string): boolean {
  return DEV_PAGES[accessKey]?.(app, request) === true;
}
