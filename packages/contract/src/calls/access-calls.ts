import { routeAccessSchema } from '../api/route-access.ts';
import { type CallSpec, read, versionQuery } from './call-spec.ts';

export const accessCalls = {
  routeAccess: {
    ...read,
    method: 'GET',
    path: '/api/user/routes',
    query: versionQuery,
    answer: routeAccessSchema,
    allowed: 'anyone',
    summary: 'The access keys of the pages and menus that the caller does not see',
  },
} as const satisfies Record<string, CallSpec>;
