import { requireRecentSignIn } from '@plumbline/core/account/recent-sign-in.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { signedIn } from '../http/signed-in.ts';

/** The user of a request that takes an account over or away, who must just have proved who they are. */
export async function recentlySignedIn(app: App, request: FastifyRequest): Promise<User> {
  const user = signedIn(request.caller);
  const { database, clock } = app.services;
  const { sessionId } = request.session;
  await requireRecentSignIn(database.account, { userId: user.id, sessionId, at: clock.now() });
  return user;
}
