import {
  FILE_VIEW_ID,
  type ModelAnswer,
  type KeptModelView,
  type ModelView,
} from '@plumbline/contract/api/models.ts';

type Known = 'triangles' | 'things' | 'rooms' | 'boundsM' | 'originM' | 'unit' | 'upAxis';

/** A model of which a version was read. */
export type ReadModel = ModelAnswer & { readonly [K in Known]: NonNullable<ModelAnswer[K]> };

/** The model where a version of it was read; undefined while the first one is under way, and where that failed. */
export function readOf(answer: ModelAnswer | undefined): ReadModel | undefined {
  return answer !== undefined && isRead(answer) ? answer : undefined;
}

function isRead(answer: ModelAnswer): answer is ReadModel {
  return answer.boundsM !== null;
}

/** Views that people keep with it, in their order. */
export function keptViewsOf(answer: ModelAnswer | undefined): readonly KeptModelView[] {
  return (answer?.views ?? []).filter(({ viewId }) => !FILE_VIEW_ID.test(viewId));
}

/** Views that the file brought. */
export function fileViewsOf(answer: ModelAnswer | undefined): readonly ModelView[] {
  return (answer?.views ?? []).filter(({ viewId }) => FILE_VIEW_ID.test(viewId));
}
