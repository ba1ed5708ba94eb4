import { z } from 'zod';
import {
  categoryNodeSchema,
  enginesSchema,
  libraryQuerySchema,
  librarySchema,
  samplesSchema,
  toolsSchema,
} from '../api/catalogue.ts';
import { type CallSpec, read, versionQuery } from './call-spec.ts';

export const catalogueCalls = {
  categories: {
    ...read,
    method: 'GET',
    path: '/api/ai/getAllClassify',
    query: versionQuery,
    answer: z.array(categoryNodeSchema),
    allowed: 'anyone',
    summary: 'The category tree',
  },
  library: {
    ...read,
    method: 'GET',
    path: '/api/ai/getAllSuCai',
    query: libraryQuerySchema,
    answer: librarySchema,
    allowed: 'anyone',
    summary: 'Styles and other library items',
  },
  samples: {
    ...read,
    method: 'GET',
    path: '/api/ai/samples',
    query: versionQuery,
    answer: samplesSchema,
    allowed: 'anyone',
    summary: 'Drawings to try the tools with',
  },
  tools: {
    ...read,
    method: 'GET',
    path: '/api/ai/tools',
    query: versionQuery,
    answer: toolsSchema,
    allowed: 'anyone',
    summary: 'The tool registry as the caller may use it',
  },
  engines: {
    ...read,
    method: 'GET',
    path: '/api/ai/engines',
    query: versionQuery,
    answer: enginesSchema,
    allowed: 'anyone',
    summary: 'Engines and their health',
  },
} as const satisfies Record<string, CallSpec>;
