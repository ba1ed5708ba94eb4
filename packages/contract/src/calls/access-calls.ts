import { routeAccessSchema, routeRulesSchema, setRouteRuleBodySchema } from '../api/route-access.ts';
import { MANAGEMENT_PATH } from './management-path.ts';
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
  routeRules: {
    ...read,
    method: 'GET',
    path: `${MANAGEMENT_PATH}/route`,
    query: versionQuery,
    answer: routeRulesSchema,
    allowed: 'administrator',
    summary: 'Pages and menus, and the roles that they are hidden from',
  },
  setRouteRule: {
    method: 'POST',
    path: `${MANAGEMENT_PATH}/route`,
    body: setRouteRuleBodySchema,
    answer: routeRulesSchema,
    status: 200,
    allowed: 'administrator',
    changes: true,
    summary: 'Hide a page or a menu from roles, or show it again',
  },
} as const satisfies Record<string, CallSpec>;
