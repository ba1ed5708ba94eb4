import { analyseBodySchema, analysisSchema } from '../api/analysis.ts';
import type { CallSpec } from './call-spec.ts';

export const analysisCalls = {
  analyse: {
    method: 'POST',
    path: '/api/ai/analyse',
    body: analyseBodySchema,
    answer: analysisSchema,
    status: 200,
    allowed: 'anyone',
    changes: true,
    summary: 'What a picture is: kind, colours, light, camera, materials, composition, faults and what helps',
  },
} as const satisfies Record<string, CallSpec>;
