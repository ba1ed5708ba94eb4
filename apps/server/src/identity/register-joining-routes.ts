import { CALLS } from '@plumbline/contract/calls.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { CodeChannel } from '@plumbline/core/identity/code-channel.ts';
import { confirmIdentity } from '@plumbline/core/identity/confirm-identity.ts';
import {
  findOwnIdentity,
  joinByCode,
  listOwnIdentities,
  removeOwnIdentity,
} from '@plumbline/core/identity/own-identities.ts';
import { type CodeRequest, sendCode } from '@plumbline/core/identity/send-code.ts';
import type { FastifyRequest } from 'fastify';
import { recentlySignedIn } from '../account/recently-signed-in.ts';
import type { App } from '../app.ts';
import { addressOf } from '../http/client-address.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { perHour, WRONG_PASSWORDS_PER_HOUR } from './arrival.ts';

/** Several ways in for one account, and proving once more who one is before they change. */
export function registerJoiningRoutes(app: App): void {
  const { database, clock, senders, secrets, settings } = app.services;
  const dependencies = { database, clock, secret: secrets.codes };
  const send = async (
    request: FastifyRequest,
    code: Pick<CodeRequest, 'channel' | 'recipient' | 'purpose'>,
  ) => {
    const limit = perHour(request, settings.smsPerIpHour);
    const address = addressOf(request);
    const { locale } = request;
    await sendCode({ ...dependencies, senders }, { ...code, address, perHour: limit, locale });
    return null;
  };
  const list = async (userId: string) => ({ items: await listOwnIdentities(database.identity, userId) });

  registerCall(app, CALLS.identities, ({ caller }) => list(signedIn(caller).id));
  registerCall(app, CALLS.joinSend, async ({ body, request }) => {
    await recentlySignedIn(app, request);
    return send(request, { ...body, purpose: 'join' });
  });
  registerCall(app, CALLS.join, async ({ body, request }) => {
    const user = await recentlySignedIn(app, request);
    await joinByCode(dependencies, user, body);
    return list(user.id);
  });
  registerCall(app, CALLS.removeIdentity, async ({ params, request }) => {
    const user = await recentlySignedIn(app, request);
    await removeOwnIdentity(database, user, params.identityId);
  });

  registerCall(app, CALLS.confirmSend, async ({ body, caller, request }) => {
    const identity = await findOwnIdentity(database.identity, signedIn(caller).id, body.identityId);
    const { provider, subject: recipient } = identity;
    if (!isChannel(provider)) throw new AppError('NOT_FOUND', `no code goes to ${provider}`);
    return send(request, { channel: provider, recipient, purpose: 'confirm' });
  });
  registerCall(app, CALLS.confirm, async ({ body, caller, request }) => {
    const { sessionId } = request.session;
    if (sessionId === null) throw new AppError('FORBIDDEN', 'only a session can be confirmed');
    const identity = await findOwnIdentity(database.identity, signedIn(caller).id, body.identityId);
    const limit = perHour(request, WRONG_PASSWORDS_PER_HOUR);
    const { proof } = body;
    await confirmIdentity(dependencies, {
      identity,
      sessionId,
      proof,
      address: addressOf(request),
      perHour: limit,
    });
    return null;
  });
}

function isChannel(provider: string): provider is CodeChannel {
  return provider === 'sms' || provider === 'email';
}
