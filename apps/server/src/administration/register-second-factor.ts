import { CALLS } from '@plumbline/contract/calls.ts';
import {
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from '@plumbline/core/administration/second-factor/change-second-factor.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
} from '@plumbline/core/administration/second-factor/enrol-second-factor.ts';
import type { FastifyRequest } from 'fastify';
import QRCode from 'qrcode';
import type { App } from '../app.ts';
import { addressOf } from '../http/client-address.ts';
import { registerCall } from '../http/register-call.ts';
import { perHour } from '../identity/arrival.ts';
import { WRONG_PROOFS_PER_HOUR } from './wrong-proofs.ts';

/** The answers hold secrets, which must not be kept for a repeat. */
const NOT_KEPT = { repeatable: false } as const;

/** Two-step verification of administrators: setting it up, recovery codes, taking it away. */
export function registerSecondFactor(app: App): void {
  const { database, clock, secrets, settings } = app.services;
  const dependencies = { database, clock, secret: secrets.codes };
  const from = (request: FastifyRequest) => ({
    address: addressOf(request),
    perHour: perHour(request, WRONG_PROOFS_PER_HOUR),
  });

  registerCall(app, CALLS.secondFactor, async ({ request }) => {
    const { id } = request.administrator;
    const confirmedAt = (await database.secondFactors.find(id))?.confirmedAt ?? null;
    const recoveryCodesLeft = await database.secondFactors.countRecoveryCodes(id);
    return { since: confirmedAt?.toISOString() ?? null, recoveryCodesLeft };
  });

  registerCall(
    app,
    CALLS.beginSecondFactor,
    async ({ body, request }) => {
      const given = { password: body.password, ...from(request) };
      const { administrator } = request;
      const begun = await beginSecondFactor(dependencies, administrator, given, settings.companyName);
      const svg = await QRCode.toString(begun.address, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
      const qr = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
      return { secret: begun.secret, qr };
    },
    NOT_KEPT,
  );

  registerCall(
    app,
    CALLS.confirmSecondFactor,
    async ({ body, request }) => {
      const given = { code: body.code, ...from(request) };
      return { codes: await confirmSecondFactor(dependencies, request.administrator, given) };
    },
    NOT_KEPT,
  );

  registerCall(
    app,
    CALLS.renewRecoveryCodes,
    async ({ body, request }) => {
      const proofs = { ...body, ...from(request) };
      return { codes: await renewRecoveryCodes(dependencies, request.administrator, proofs) };
    },
    NOT_KEPT,
  );

  registerCall(app, CALLS.removeSecondFactor, async ({ body, request }) => {
    await removeSecondFactor(dependencies, request.administrator, { ...body, ...from(request) });
    return null;
  });

  registerCall(app, CALLS.resetSecondFactor, ({ params, request }) =>
    resetSecondFactor({ database, clock }, request.administrator, params.accountId),
  );
}
