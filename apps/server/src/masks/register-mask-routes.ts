import { CALLS } from '@plumbline/contract/calls.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { pickMask } from '@plumbline/core/masks/pick-mask.ts';
import type { App } from '../app.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { registerCall } from '../http/register-call.ts';
import { PickRate } from './pick-rate.ts';

/** Selecting by clicks. */
export function registerMaskRoutes(app: App): void {
  const { database, storage, compute, clock } = app.services;
  const dependencies = { database, storage, compute, clock };
  const rate = new PickRate(clock);
  registerCall(app, CALLS.clickMask, ({ caller, body, reply }) => {
    const seconds = rate.take(caller.ownerId);
    if (seconds > 0)
      throw new AppError('TOO_MANY_REQUESTS', 'picks of one owner', {
        retryAfterSeconds: seconds,
        values: { seconds },
      });
    return pickMask(dependencies, caller, body, goneSignal(reply));
  });
}
