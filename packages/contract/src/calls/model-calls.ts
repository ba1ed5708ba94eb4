import {
  changeModelBodySchema,
  deletedModelSchema,
  modelFileQuerySchema,
  modelListQuerySchema,
  modelListSchema,
  modelParamsSchema,
  modelQuerySchema,
  modelSchema,
} from '../api/models.ts';
import { modelAreasSchema } from '../api/model-areas.ts';
import { modelDrawingBodySchema, modelDrawingSchema } from '../api/model-drawings.ts';
import { modelFromPlanBodySchema, modelFromPlanSchema } from '../api/model-from-plan.ts';
import { type CallSpec, read } from './call-spec.ts';

const change = { status: 200, changes: true, allowed: 'signed-in' } as const;

/** Bringing a model is multipart, and its stored form is no JSON: those have paths of their own. */
export const modelCalls = {
  model: {
    ...read,
    method: 'GET',
    path: '/api/ai/model',
    query: modelQuerySchema,
    answer: modelSchema,
    allowed: 'signed-in',
    summary: 'One of the caller’s models: how far its reading is, and what it holds',
  },
  models: {
    ...read,
    method: 'GET',
    path: '/api/ai/models',
    query: modelListQuerySchema,
    answer: modelListSchema,
    allowed: 'signed-in',
    summary: 'The caller’s models, newest first',
  },
  changeModel: {
    ...change,
    method: 'POST',
    path: '/api/ai/model/:modelId',
    params: modelParamsSchema,
    body: changeModelBodySchema,
    answer: modelSchema,
    summary: 'Keep views, materials or a name with a model; a unit or an axis has its file read again',
  },
  deleteModel: {
    ...change,
    method: 'DELETE',
    path: '/api/ai/model/:modelId',
    params: modelParamsSchema,
    answer: deletedModelSchema,
    summary: 'Delete a model with all its versions; the pictures that were made of it stay',
  },
  restoreModel: {
    ...change,
    method: 'POST',
    path: '/api/ai/model/:modelId/restore',
    params: modelParamsSchema,
    answer: modelSchema,
    summary: 'Bring back a model that was deleted within the last ten minutes',
  },
  modelAreas: {
    ...read,
    method: 'GET',
    path: '/api/ai/model/areas',
    query: modelFileQuerySchema,
    answer: modelAreasSchema,
    allowed: 'signed-in',
    fails: [409],
    summary:
      'Square metres of a model by class, material, room and the way they face, with the materials that are kept with it',
  },
  modelFromPlan: {
    ...change,
    status: 202,
    method: 'POST',
    path: '/api/ai/model/plan',
    body: modelFromPlanBodySchema,
    answer: modelFromPlanSchema,
    fails: [409],
    summary:
      'Stand a floor plan up: a model of its walls, doors, windows, floors and furniture; again for the same picture, its next version',
  },
  modelDrawing: {
    ...change,
    method: 'POST',
    path: '/api/ai/model/drawing',
    body: modelDrawingBodySchema,
    answer: modelDrawingSchema,
    fails: [409],
    summary: 'Draw a model: hidden lines, clay, plan, section, elevation or axonometry, as SVG, PDF or PNG',
  },
} as const satisfies Record<string, CallSpec>;
