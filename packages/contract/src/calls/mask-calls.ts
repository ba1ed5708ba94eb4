import { clickMaskBodySchema, clickMaskSchema } from '../api/click-mask.ts';
import type { CallSpec } from './call-spec.ts';

export const maskCalls = {
  clickMask: {
    method: 'POST',
    path: '/api/ai/clickMask',
    body: clickMaskBodySchema,
    answer: clickMaskSchema,
    status: 200,
    allowed: 'anyone',
    changes: true,
    summary: 'A mask of what was clicked or boxed in a picture',
  },
} as const satisfies Record<string, CallSpec>;
