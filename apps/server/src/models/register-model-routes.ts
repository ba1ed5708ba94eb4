import { CALLS } from '@plumbline/contract/calls.ts';
import { changeModel, deleteModel, restoreModel } from '@plumbline/core/models/change-model.ts';
import { listModels, readOwnModel } from '@plumbline/core/models/list-models.ts';
import { standPlan } from '@plumbline/core/models/stand-plan.ts';
import type { App } from '../app.ts';
import { goneSignal } from '../http/gone-signal.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';
import { takeFor } from '../http/take-for.ts';
import { registerModelDrawings } from './register-model-drawings.ts';
import { registerModelFiles } from './register-model-files.ts';
import { registerModelUpload } from './register-model-upload.ts';

/** A person's 3D models. */
export async function registerModelRoutes(app: App): Promise<void> {
  const { database } = app.services;
  await registerModelUpload(app);
  registerModelFiles(app);
  registerModelDrawings(app);
  registerCall(app, CALLS.model, ({ caller, query, locale }) =>
    readOwnModel(database.models, { modelId: query.modelId, userId: signedIn(caller).id, locale }),
  );
  registerCall(app, CALLS.models, ({ caller, query, locale }) =>
    listModels(database.models, signedIn(caller).id, query, locale),
  );
  registerCall(app, CALLS.modelFromPlan, ({ caller, body, locale, request, reply }) =>
    standPlan(
      { ...app.services, take: async () => void (await takeFor(app, request, 'models')) },
      signedIn(caller),
      body,
      locale,
      goneSignal(reply),
    ),
  );
  registerCall(app, CALLS.changeModel, async ({ caller, params, body, locale, request }) => {
    if (body.unit !== undefined || body.upAxis !== undefined) await takeFor(app, request, 'models');
    return changeModel(app.services, { ...params, user: signedIn(caller), locale }, body);
  });
  registerCall(app, CALLS.deleteModel, ({ caller, params }) =>
    deleteModel(app.services, params.modelId, signedIn(caller).id),
  );
  registerCall(app, CALLS.restoreModel, ({ caller, params, locale }) =>
    restoreModel(app.services, { ...params, user: signedIn(caller), locale }),
  );
}
