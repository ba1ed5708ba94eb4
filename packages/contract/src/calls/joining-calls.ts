import { z } from 'zod';
import {
  confirmBodySchema,
  confirmSendBodySchema,
  identityParamsSchema,
  joinBodySchema,
  joinSendBodySchema,
  ownIdentitiesSchema,
} from '../api/joining.ts';
import { type CallSpec, PROVIDER_FAILS, read, versionQuery } from './call-spec.ts';

const change = { method: 'POST', allowed: 'signed-in', changes: true } as const;

export const joiningCalls = {
  identities: {
    ...read,
    method: 'GET',
    path: '/api/user/identities',
    query: versionQuery,
    answer: ownIdentitiesSchema,
    allowed: 'signed-in',
    summary: 'The ways in of one’s own account',
  },
  joinSend: {
    ...change,
    path: '/api/user/identities/send',
    body: joinSendBodySchema,
    answer: z.null(),
    status: 200,
    fails: PROVIDER_FAILS,
    summary: 'Send a code to a number or address that is to join the account',
  },
  join: {
    ...change,
    path: '/api/user/identities',
    body: joinBodySchema,
    answer: ownIdentitiesSchema,
    status: 201,
    summary: 'Join a number or address to the account',
  },
  removeIdentity: {
    ...change,
    method: 'DELETE',
    path: '/api/user/identities/:identityId',
    params: identityParamsSchema,
    status: 204,
    summary: 'Take a way in from the account; never the last',
  },
  confirmSend: {
    ...change,
    path: '/api/user/confirm/send',
    body: confirmSendBodySchema,
    answer: z.null(),
    status: 200,
    fails: PROVIDER_FAILS,
    summary: 'Send a code to one of one’s own ways in, to prove once more who one is',
  },
  confirm: {
    ...change,
    path: '/api/user/confirm',
    body: confirmBodySchema,
    answer: z.null(),
    status: 200,
    summary: 'Prove once more who one is, for what takes an account over or away',
  },
} as const satisfies Record<string, CallSpec>;
