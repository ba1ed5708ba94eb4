import { CALLS } from '@plumbline/contract/calls.ts';
import { correctScene } from '@plumbline/core/scenes/correct-scene.ts';
import { readScene } from '@plumbline/core/scenes/read-scene.ts';
import type { App } from '../app.ts';
import { isMaterial } from '../catalogue/library-ids.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { registerCall } from '../http/register-call.ts';

/** What was understood of a picture, read and corrected. */
export function registerSceneRoutes(app: App): void {
  const { database, storage, compute, clock } = app.services;
  const dependencies = { database, storage, compute, clock, isMaterial };
  registerCall(app, CALLS.scene, ({ caller, query, reply }) =>
    readScene(dependencies, caller, query, goneSignal(reply)),
  );
  registerCall(app, CALLS.correctScene, ({ caller, body, reply }) =>
    correctScene(dependencies, caller, body, goneSignal(reply)),
  );
}
