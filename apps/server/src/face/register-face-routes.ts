import { CALLS } from '@plumbline/contract/calls.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { beginFaceVerification } from '@plumbline/core/face/begin-face-verification.ts';
import {
  readFaceVerification,
  withdrawFaceVerification,
} from '@plumbline/core/face/read-face-verification.ts';
import type { FaceStandIn } from '@plumbline/platform/face/face-stand-in.ts';
import type { FastifyRequest } from 'fastify';
import QRCode from 'qrcode';
import { recentlySignedIn } from '../account/recently-signed-in.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { siteAddress } from '../http/site-address.ts';
import { mayPlayFace } from '../identity/dev-pages.ts';

/** Whose face it is: begun and watched in the browser of the account, answered on a phone. */
export function registerFaceRoutes(app: App): void {
  const { database, clock, face } = app.services;
  const dependenciesFor = (request: FastifyRequest) => {
    // Through a proxy a stand-in is as good as none.
    if (!face || !mayPlayFace(app, request))
      throw new AppError('NOT_FOUND', 'no provider of face verification is set');
    return { database, clock, verifier: face };
  };

  registerCall(app, CALLS.faceStatus, ({ caller, request }) =>
    readFaceVerification(dependenciesFor(request), signedIn(caller).id),
  );

  registerCall(
    app,
    CALLS.beginFace,
    async ({ request, locale }) => {
      const dependencies = dependenciesFor(request);
      // Somebody else at a browser that was left open must not put their face on the account.
      const { id: userId } = await recentlySignedIn(app, request);
      const begun = await beginFaceVerification(dependencies, { userId, locale });
      const url = new URL(begun.url, siteAddress(app, request)).href;
      const svg = await QRCode.toString(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
      const qr = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
      return { url, qr, expiresAt: begun.expiresAt.toISOString() };
    },
    // An answer that is kept for a repeat would be the way to the page at rest.
    { repeatable: false },
  );

  // Also where verification has been turned off since.
  registerCall(app, CALLS.withdrawFace, async ({ request }) => {
    const { id } = await recentlySignedIn(app, request);
    await withdrawFaceVerification({ database, clock }, id);
  });

  if (face) registerStandIn(app, face);
}

/** Development: what the phone does on the stand-in's page. */
function registerStandIn(app: App, standIn: FaceStandIn): void {
  const requireKnown = (request: FastifyRequest, state: ReturnType<FaceStandIn['stateOf']>) => {
    if (!mayPlayFace(app, request) || state === undefined)
      throw new AppError('NOT_FOUND', 'the stand-in has no such face verification');
    return { state };
  };
  registerCall(app, CALLS.standInFace, async ({ query, request }) =>
    requireKnown(request, standIn.stateOf(query.reference)),
  );
  registerCall(app, CALLS.answerStandInFace, async ({ body, request }) => {
    requireKnown(request, standIn.stateOf(body.reference));
    return requireKnown(request, standIn.answer(body.reference, body.outcome));
  });
}
