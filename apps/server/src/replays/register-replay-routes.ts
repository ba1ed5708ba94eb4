import { CALLS } from '@plumbline/contract/calls.ts';
import { readReplay } from '@plumbline/core/replays/read-replay.ts';
import { startReplay } from '@plumbline/core/replays/start-replay.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';

/** Making results again. */
export function registerReplayRoutes(app: App): void {
  const { database, clock } = app.services;
  registerCall(app, CALLS.replay, ({ caller, query }) =>
    readReplay({ database, clock }, caller.ownerId, query.imageId),
  );
  registerCall(app, CALLS.startReplay, ({ caller, body }) =>
    startReplay({ database, clock }, caller.ownerId, body.imageId),
  );
}
