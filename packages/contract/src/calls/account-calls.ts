import { changeProfileBodySchema } from '../api/account.ts';
import { userInfoSchema } from '../api/identity.ts';
import type { CallSpec } from './call-spec.ts';

export const accountCalls = {
  changeProfile: {
    method: 'POST',
    path: '/api/user/profile',
    body: changeProfileBodySchema,
    answer: userInfoSchema,
    status: 200,
    allowed: 'signed-in',
    changes: true,
    summary: 'Change one’s name',
  },
} as const satisfies Record<string, CallSpec>;
