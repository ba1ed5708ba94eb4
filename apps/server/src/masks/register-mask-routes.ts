import { CALLS } from '@plumbline/contract/calls.ts';
import { pickMask } from '@plumbline/core/masks/pick-mask.ts';
import type { App } from '../app.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { registerCall } from '../http/register-call.ts';
import { keepWithin } from '../http/keep-within.ts';
import { takeFor } from '../http/take-for.ts';

/** Selecting by clicks. */
export function registerMaskRoutes(app: App): void {
  const { database, storage, compute, clock } = app.services;
  registerCall(app, CALLS.clickMask, async ({ caller, body, request, reply }) => {
    await takeFor(app, request, 'picks');
    return keepWithin(app, request, storage, (counted) =>
      pickMask({ database, storage: counted, compute, clock }, caller, body, goneSignal(reply)),
    );
  });
}
