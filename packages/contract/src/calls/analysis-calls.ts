import { analyseBodySchema, analysisAnswerSchema, pictureWordsSchema } from '../api/analysis.ts';
import type { CallSpec } from './call-spec.ts';

export const analysisCalls = {
  analyse: {
    method: 'POST',
    path: '/api/ai/analyse',
    body: analyseBodySchema,
    answer: analysisAnswerSchema,
    status: 200,
    allowed: 'anyone',
    changes: true,
    summary: 'What a picture is: kind, colours, light, camera, materials, composition, faults and what helps',
  },
  analyseInWords: {
    method: 'POST',
    path: '/api/ai/analyseInWords',
    body: analyseBodySchema,
    answer: pictureWordsSchema,
    status: 200,
    allowed: 'anyone',
    changes: true,
    fails: [502],
    summary: 'What the configured language model says of a picture, for one chat; 404 where none sees',
  },
} as const satisfies Record<string, CallSpec>;
