import { type AccessRule, mayUse, type Role } from '@plumbline/contract/access/access-rules.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import { CSRF_HEADER, COOKIES } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { roleOf } from '@plumbline/core/access/role-of.ts';
import { type ResolvedSession, resolveSession } from '@plumbline/core/identity/resolve-session.ts';
import { csrfTokenOf, equalInConstantTime } from '@plumbline/core/identity/session-tokens.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { loadAdministrator } from '../administration/load-administrator.ts';
import { createApiKeyCaller } from './api-key-caller.ts';
import { loadDeviceCaller } from './device-caller.ts';
import { isOutage } from '@plumbline/platform/is-outage.ts';
import { isOwnOrigin } from './own-origin.ts';
import { setSessionCookies } from './session-cookies.ts';
import { sessionsFor } from './sessions-for.ts';

/**
 * On every route with `config.access`: finds the caller, gives a first-time visitor an anonymous session, and refuses
 * what the route does not allow. Routes of administrators know their own session alone. Before the body is read, so that a
 * stranger's upload is not even received.
 */
export function registerSessionHook(app: App): void {
  app.decorateRequest('caller', null as unknown as FastifyRequest['caller']);
  app.decorateRequest('session', null as unknown as FastifyRequest['session']);
  app.decorateRequest('taskStatus', undefined);
  const loadApiKeyCaller = createApiKeyCaller(app);
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (access === undefined) return;
    if (access.allowed === 'administrator') {
      await loadAdministrator(app, request, reply);
      if (access.changes) checkCsrf(app, request, false);
      return;
    }
    if (await loadApiKeyCaller(request)) {
      requireRole(access.allowed, roleOf(request.caller.user, app.services.clock.now()));
      return;
    }
    if (await loadDeviceCaller(app, request)) {
      requireStaying(request);
      requireRole(access.allowed, roleOf(request.caller.user, app.services.clock.now()));
      return;
    }
    const resolved = await loadSession(app, request, reply).catch((error: unknown) => {
      if (access.survivesOutage && isOutage(error)) return undefined;
      throw error;
    });
    if (resolved === undefined) return;
    requireStaying(request);
    requireRole(access.allowed, roleOf(request.caller.user, app.services.clock.now()));
    if (access.changes) checkCsrf(app, request, resolved.started);
  });
}

type UserRule = Exclude<AccessRule, 'administrator'>;

/** Asks visitors to sign in before anything else; who is signed in learns what is missing. */
function requireRole(rule: UserRule, role: Role): void {
  if (mayUse(rule, role)) return;
  if (role === 'visitor') throw new AppError('LOGIN_REQUIRED', `for ${rule}`);
  throw new AppError(rule === 'members' ? 'MEMBERS_ONLY' : 'FORBIDDEN', `${role} where ${rule} are allowed`);
}

/** An account that is about to be deleted can look around, take its pictures along, and be kept. It makes nothing new. */
function requireStaying({ caller: { user }, routeOptions }: FastifyRequest): void {
  if (user?.status !== 'leaving') return;
  const { config, url = '' } = routeOptions;
  const makes = config.access?.changes === true && url.startsWith('/api/ai/') && url !== OTHER_PATHS.download;
  if (config.access?.allowed !== 'anyone' || makes) throw new AppError('ACCOUNT_LEAVING', user.id);
}

async function loadSession(app: App, request: FastifyRequest, reply: FastifyReply): Promise<ResolvedSession> {
  const { clock, secrets, settings } = app.services;
  const { sessionDays, sessionMaxDays } = settings;
  const resolved = await resolveSession(
    { identity: sessionsFor(app, request), clock, secret: secrets.session, sessionDays, sessionMaxDays },
    request.cookies[COOKIES.session],
  );
  applySession(app, request, resolved);
  const hasCsrf = request.cookies[COOKIES.csrf] === request.session.csrfToken;
  if (resolved.renewed || !hasCsrf) setSessionCookies(app, request, reply, resolved.token);
  return resolved;
}

type NewSession = Pick<ResolvedSession, 'caller' | 'token' | 'sessionId'>;

function applySession(app: App, request: FastifyRequest, { caller, token, sessionId }: NewSession): void {
  request.caller = caller;
  request.session = { token, sessionId, csrfToken: csrfTokenOf(app.services.secrets.session, token) };
}

/** From here on, and in the browser, the request's session is another one: signing in, signing out. */
export function replaceSession(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  session: NewSession,
): void {
  applySession(app, request, session);
  setSessionCookies(app, request, reply, session.token);
}

function checkCsrf(app: App, request: FastifyRequest, started: boolean): void {
  if (request.headers['sec-fetch-site'] === 'cross-site') {
    throw new AppError('CSRF_INVALID', 'sent by another site');
  }
  const { origin } = request.headers;
  if (origin !== undefined && !isOwnOrigin(app, request, origin)) {
    throw new AppError('CSRF_INVALID', `origin ${origin}`);
  }
  const given = request.headers[CSRF_HEADER];
  if (started) throw new AppError('CSRF_INVALID', 'no valid session came with the request');
  if (typeof given !== 'string' || !equalInConstantTime(given, request.session.csrfToken)) {
    throw new AppError('CSRF_INVALID', given === undefined ? 'no token' : 'wrong token');
  }
}
