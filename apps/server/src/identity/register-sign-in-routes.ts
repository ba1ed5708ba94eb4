import { CALLS } from '@plumbline/contract/calls.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { CodeChannel } from '@plumbline/core/identity/code-channel.ts';
import { openDeviceSession } from '@plumbline/core/identity/device-session.ts';
import { sendCode } from '@plumbline/core/identity/send-code.ts';
import { type CodeSignIn, signInByCode } from '@plumbline/core/identity/sign-in-by-code.ts';
import { signInByPassword } from '@plumbline/core/identity/sign-in-by-password.ts';
import { signInTestUser } from '@plumbline/core/identity/sign-in-test-user.ts';
import { WRONG_INVITES_PER_HOUR } from '@plumbline/core/invitations/limit-guesses.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { addressOf } from '../http/client-address.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { mayTestLogin } from './dev-pages.ts';
import { arrivalOf, beginSession, perHour, WRONG_PASSWORDS_PER_HOUR } from './arrival.ts';

/** Signing in with a code by SMS or e-mail, and with account and password. */
export function registerSignInRoutes(app: App): void {
  const { database, clock, senders, secrets, settings, capabilities } = app.services;
  const { sessionDays } = settings;
  const terms = { database, clock, secret: secrets.codes, sessionDays, capabilities };

  const send = async (request: FastifyRequest, channel: CodeChannel, recipient: string) => {
    const limit = perHour(request, settings.smsPerIpHour);
    const address = addressOf(request);
    const { locale } = request;
    await sendCode(
      { ...terms, senders },
      { channel, recipient, purpose: 'sign-in', address, perHour: limit, locale },
    );
    return null;
  };
  const from = (request: FastifyRequest) => ({
    address: request.ip,
    invitesPerHour: perHour(request, WRONG_INVITES_PER_HOUR),
  });
  const enter = (signIn: CodeSignIn) => signInByCode(terms, signIn);

  registerCall(app, CALLS.smsSend, ({ body, request }) => send(request, 'sms', body.phoneNo));
  registerCall(app, CALLS.smsLogin, async ({ body, request, reply }) => {
    const { phoneNo: recipient, verifyCode, source, inviteCode } = body;
    const arrival = arrivalOf(request, { source, inviteCode });
    const opened = await enter({ channel: 'sms', recipient, verifyCode, ...arrival, ...from(request) });
    return beginSession(app, request, reply, opened);
  });

  registerCall(app, CALLS.emailSend, ({ body, request }) => send(request, 'email', body.email));
  registerCall(app, CALLS.emailLogin, async ({ body, request, reply }) => {
    const { email: recipient, verifyCode, source, inviteCode } = body;
    const arrival = arrivalOf(request, { source, inviteCode });
    const opened = await enter({ channel: 'email', recipient, verifyCode, ...arrival, ...from(request) });
    return beginSession(app, request, reply, opened);
  });

  registerCall(app, CALLS.deviceToken, ({ caller, request }) =>
    openDeviceSession(terms, signedIn(caller), request.headers['user-agent'] ?? ''),
  );
  if (settings.testLogin) {
    registerCall(app, CALLS.testLogin, async ({ query, request, reply }) => {
      if (!mayTestLogin(app, request)) throw new AppError('NOT_FOUND', 'the test sign-in, from elsewhere');
      const opened = await signInTestUser(terms, query.name, arrivalOf(request, {}));
      return beginSession(app, request, reply, opened);
    });
  }

  registerCall(app, CALLS.accountLogin, async ({ body, request, reply }) => {
    const { account, password } = body;
    const limit = perHour(request, WRONG_PASSWORDS_PER_HOUR);
    const given = { account, password, address: addressOf(request), perHour: limit };
    const opened = await signInByPassword(terms, { given, arrival: arrivalOf(request, {}) });
    return beginSession(app, request, reply, opened);
  });
}
