import type { KeptModelView, ModelAnswer } from '@plumbline/contract/api/models.ts';
import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import { isEverythingShown } from './isolate.ts';
import type { ModelLook } from './model-store.ts';
import { sunOfRequest } from './sun-setting.ts';

/** What `startTask` is told of a model besides the options of every render. */
export function requestOf(
  answer: Pick<ModelAnswer, 'modelId' | 'assignments'>,
  {
    camera,
    section,
    hidden,
    sun,
  }: Pick<ModelLook, 'section' | 'hidden' | 'sun'> & { readonly camera: ModelCamera },
): Readonly<Record<string, unknown>> {
  return {
    modelId: answer.modelId,
    camera,
    sun: sunOfRequest(sun),
    ...(section.length > 0 ? { section } : {}),
    ...(answer.assignments.length > 0 ? { materials: answer.assignments } : {}),
    ...(isEverythingShown(hidden) ? {} : { hidden }),
  };
}

/** Several views with one light and one set of materials, whatever hour each of them is kept with. */
export function requestsOfViews(
  answer: Pick<ModelAnswer, 'modelId' | 'assignments'>,
  views: readonly KeptModelView[],
  sun: ModelLook['sun'],
): readonly ReturnType<typeof requestOf>[] {
  return views.map(({ camera, section = [], hidden = {} }) =>
    requestOf(answer, { camera, section, hidden, sun }),
  );
}
