import { correctSceneBodySchema, sceneQuerySchema, sceneSchema } from '../api/scene.ts';
import { sheetQuerySchema, sheetSchema } from '../api/sheet.ts';
import { type CallSpec, read } from './call-spec.ts';

export const sceneCalls = {
  scene: {
    ...read,
    method: 'GET',
    path: '/api/ai/scene',
    query: sceneQuerySchema,
    answer: sceneSchema,
    allowed: 'anyone',
    summary:
      'What was understood of a picture: its regions with class, material, confidence and outline, and where they stand in space',
  },
  correctScene: {
    method: 'POST',
    path: '/api/ai/scene',
    body: correctSceneBodySchema,
    answer: sceneSchema,
    status: 200,
    allowed: 'anyone',
    changes: true,
    summary:
      'Correct what was understood: class, material, lock, facing and height of regions, or a material-ID map',
  },
  sheet: {
    ...read,
    method: 'GET',
    path: '/api/ai/sheet',
    query: sheetQuerySchema,
    answer: sheetSchema,
    allowed: 'anyone',
    summary: 'The drawings of a sheet that shows several, each as a rectangle, so that one can be picked',
  },
} as const satisfies Record<string, CallSpec>;
