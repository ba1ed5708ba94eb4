import { CALLS } from '@plumbline/contract/calls.ts';
import { describeMembership } from '@plumbline/core/identity/describe-user.ts';
import { startVisit } from '@plumbline/core/identity/resolve-session.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { replaceSession } from '../http/session-hook.ts';
import { readUser } from './arrival.ts';
import { registerCasRoutes } from './cas/register-cas-routes.ts';
import { registerDevInbox } from './register-dev-inbox.ts';
import { registerWechatRoutes } from './wechat/register-wechat-routes.ts';
import { registerJoiningRoutes } from './register-joining-routes.ts';
import { registerSignInRoutes } from './register-sign-in-routes.ts';

/** The two user reads, the ways in, and signing out under both of its paths. */
export function registerIdentityRoutes(app: App): void {
  const { database, clock, secrets } = app.services;

  registerCall(app, CALLS.userInfo, ({ request }) => readUser(app, request));
  registerCall(app, CALLS.vipInfo, async ({ caller }) => describeMembership(caller));

  const signOut = async (request: FastifyRequest, reply: FastifyReply) => {
    const { sessionId } = request.session;
    if (sessionId !== null) await database.identity.endSession(sessionId, 'logout', clock.now());
    replaceSession(app, request, reply, startVisit(secrets.session, clock.now()));
  };
  registerCall(app, CALLS.logout, ({ request, reply }) => signOut(request, reply));
  registerCall(app, CALLS.invalidateSession, ({ request, reply }) => signOut(request, reply));

  registerSignInRoutes(app);
  registerWechatRoutes(app);
  registerJoiningRoutes(app);
  registerCasRoutes(app);
  registerDevInbox(app);
}
