import { CALLS } from '@plumbline/contract/calls.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';

/** Where one is signed in, and signing out there. */
export function registerSessions(app: App): void {
  const { database, clock } = app.services;
  const sessionsOf = (userId: string) => database.account.listSessions(userId, clock.now());

  registerCall(app, CALLS.sessions, async ({ caller, request }) => ({
    items: (await sessionsOf(signedIn(caller).id)).map((session) => ({
      sessionId: session.id,
      device: session.device,
      client: session.client,
      current: session.id === request.session.sessionId,
      createdAt: session.createdAt.toISOString(),
      seenAt: session.seenAt.toISOString(),
    })),
  }));

  registerCall(app, CALLS.endSession, async ({ params, caller }) => {
    const mine = await sessionsOf(signedIn(caller).id);
    if (!mine.some(({ id }) => id === params.sessionId))
      throw new AppError('NOT_FOUND', `session ${params.sessionId}`);
    await database.identity.endSession(params.sessionId, 'revoked', clock.now());
  });

  registerCall(app, CALLS.endOtherSessions, async ({ caller, request }) => {
    const others = (await sessionsOf(signedIn(caller).id)).filter(
      ({ id }) => id !== request.session.sessionId,
    );
    for (const { id } of others) await database.identity.endSession(id, 'revoked', clock.now());
    return { ended: others.length };
  });
}
