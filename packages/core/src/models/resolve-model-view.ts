import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ModelRecord, ReadModelVersion } from './model.ts';
import type { ModelRepository } from './model-repository.ts';
import { requireReadModel } from './require-model.ts';

/**
 * A request of a model with everything in it that the picture depends on: the version that is in use now, the camera of the
 * view that it names, and what is kept with that view and with the model where the request says nothing of its own.
 *
 * @throws AppError as `requireReadModel`; `VALIDATION_FAILED` without a camera, or for a view or a material that there is not
 */
export async function resolveModelView(
  models: ModelRepository,
  request: RenderRequest,
  userId: string,
  isMaterial: (id: string) => boolean,
): Promise<RenderRequest> {
  const { modelId } = request;
  if (modelId === undefined) return request;
  const { model, version } = await requireReadModel(models, { modelId, userId });
  const view = findView(model, version, request.viewId);
  const camera = request.camera ?? view?.camera;
  if (camera === undefined) throw invalid('camera', 'a camera or a view is needed');
  const { section = view?.section, sun = view?.sun, hidden = view?.hidden } = request;
  const materials = request.materials ?? [...model.materials];
  if (materials.some(({ materialId }) => !isMaterial(materialId)))
    throw invalid('materials', 'no such material in the library');
  return {
    ...request,
    camera,
    modelHash: version.hash,
    ...(section === undefined ? {} : { section }),
    ...(sun === undefined ? {} : { sun }),
    ...(hidden === undefined ? {} : { hidden }),
    ...(materials.length === 0 ? {} : { materials }),
  };
}

type View = Pick<RenderRequest, 'camera' | 'section' | 'sun' | 'hidden'>;

function findView(
  { views }: ModelRecord,
  { content }: ReadModelVersion,
  viewId: string | undefined,
): View | undefined {
  if (viewId === undefined) return undefined;
  const found: View | undefined =
    views.find((view) => view.viewId === viewId) ?? content.fileViews.find((view) => view.viewId === viewId);
  if (found === undefined) throw invalid('viewId', 'no such view of the model');
  return found;
}

function invalid(field: string, what: string): AppError {
  return new AppError('VALIDATION_FAILED', `startTask ${field}: ${what}`, { details: { [field]: what } });
}
