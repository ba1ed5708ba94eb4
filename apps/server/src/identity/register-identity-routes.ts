import type { UserInfo } from '@plumbline/contract/api/identity.ts';
import { CALLS } from '@plumbline/contract/calls.ts';
import { describeMembership, describeUser } from '@plumbline/core/identity/describe-user.ts';
import { startVisit } from '@plumbline/core/identity/resolve-session.ts';
import { sendSignInCode } from '@plumbline/core/identity/send-sign-in-code.ts';
import { signInBySms } from '@plumbline/core/identity/sign-in-by-sms.ts';
import { isLoopback } from '@plumbline/platform/settings/load-settings.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { replaceSession } from '../http/session-hook.ts';

/** Codes an hour that this machine itself may ask for: tests, and a proxy that hides its clients. */
const SMS_PER_HOUR_LOOPBACK = 1_000;

/** Sign-in by SMS, the two user reads, and signing out under both of its paths. */
export function registerIdentityRoutes(app: App): void {
  const { database, clock, sms, secrets, settings } = app.services;

  registerCall(app, CALLS.userInfo, ({ request }) => readUser(app, request));
  registerCall(app, CALLS.vipInfo, async ({ caller }) => describeMembership(caller));

  registerCall(app, CALLS.smsSend, async ({ body, request }) => {
    await sendSignInCode(
      { database, clock, sms, secret: secrets.codes },
      {
        phoneNo: body.phoneNo,
        address: request.ip,
        perHour: isLoopback(request.ip) ? SMS_PER_HOUR_LOOPBACK : settings.smsPerIpHour,
      },
    );
    return null;
  });

  registerCall(app, CALLS.smsLogin, async ({ body, caller, request, reply }) => {
    const opened = await signInBySms(
      { database, clock, secret: secrets.codes, sessionDays: settings.sessionDays },
      {
        phoneNo: body.phoneNo,
        verifyCode: body.verifyCode,
        source: body.source,
        inviteCode: body.inviteCode,
        visitorId: caller.user === null ? caller.ownerId : null,
        replacedSessionId: request.session.sessionId,
        device: request.headers['user-agent'] ?? '',
      },
    );
    replaceSession(app, request, reply, {
      caller: { ownerId: opened.user.id, user: opened.user },
      token: opened.token,
      sessionId: opened.sessionId,
    });
    return readUser(app, request);
  });

  const signOut = async (request: FastifyRequest, reply: FastifyReply) => {
    const { sessionId } = request.session;
    if (sessionId !== null) await database.identity.endSession(sessionId, 'logout', clock.now());
    replaceSession(app, request, reply, startVisit(secrets.session, clock.now()));
  };
  registerCall(app, CALLS.logout, ({ request, reply }) => signOut(request, reply));
  registerCall(app, CALLS.invalidateSession, ({ request, reply }) => signOut(request, reply));
}

function readUser(app: App, request: FastifyRequest): Promise<UserInfo> {
  return describeUser(app.services.database.identity, request.caller, request.session.csrfToken);
}
