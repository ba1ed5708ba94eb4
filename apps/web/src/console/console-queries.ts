import type { CallInput } from '@plumbline/client/api-call.ts';
import type { ContentKind } from '@plumbline/contract/content/overlay.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { consoleApi } from './console-api.ts';

type QueryOf<
  N extends
    | 'accountPage'
    | 'managerTaskPage'
    | 'managerOrderPage'
    | 'auditPage'
    | 'leadPage'
    | 'campaigns'
    | 'invitationPage',
> = CallInput<N> extends { readonly query?: infer Q } ? NonNullable<Q> : never;

/** The overview is looked at while it is open; everything else when it is asked for. */
const OVERVIEW_MS = 10_000;
const fresh = { staleTime: 0, placeholderData: keepPreviousData } as const;

export const overviewQuery = queryOptions({
  queryKey: ['console', 'overview'],
  queryFn: ({ signal }) => consoleApi('overview', { signal }),
  refetchInterval: OVERVIEW_MS,
  staleTime: 0,
});

export const accountsQuery = (query: QueryOf<'accountPage'>) =>
  queryOptions({
    queryKey: ['console', 'accounts', query],
    queryFn: ({ signal }) => consoleApi('accountPage', { query, signal }),
    ...fresh,
  });

export const accountQuery = (accountId: string) =>
  queryOptions({
    queryKey: ['console', 'account', accountId],
    queryFn: ({ signal }) => consoleApi('account', { params: { accountId }, signal }),
    staleTime: 0,
  });

export const tasksQuery = (query: QueryOf<'managerTaskPage'>) =>
  queryOptions({
    queryKey: ['console', 'tasks', query],
    queryFn: ({ signal }) => consoleApi('managerTaskPage', { query, signal }),
    ...fresh,
  });

export const ordersQuery = (query: QueryOf<'managerOrderPage'>) =>
  queryOptions({
    queryKey: ['console', 'orders', query],
    queryFn: ({ signal }) => consoleApi('managerOrderPage', { query, signal }),
    ...fresh,
  });

export const auditQuery = (query: QueryOf<'auditPage'>) =>
  queryOptions({
    queryKey: ['console', 'audit', query],
    queryFn: ({ signal }) => consoleApi('auditPage', { query, signal }),
    ...fresh,
  });

export const leadsQuery = (query: QueryOf<'leadPage'>) =>
  queryOptions({
    queryKey: ['console', 'leads', query],
    queryFn: ({ signal }) => consoleApi('leadPage', { query, signal }),
    ...fresh,
  });

export const campaignsQuery = (query: QueryOf<'campaigns'>) =>
  queryOptions({
    queryKey: ['console', 'campaigns', query],
    queryFn: ({ signal }) => consoleApi('campaigns', { query, signal }),
    ...fresh,
  });

export const invitationsQuery = (query: QueryOf<'invitationPage'>) =>
  queryOptions({
    queryKey: ['console', 'invitations', query],
    queryFn: ({ signal }) => consoleApi('invitationPage', { query, signal }),
    ...fresh,
  });

/** The latest who came by a code. */
export const invitedQuery = (code: string) =>
  queryOptions({
    queryKey: ['console', 'invited', code],
    queryFn: ({ signal }) => consoleApi('invitedPage', { params: { code }, signal }),
    staleTime: 0,
  });

export const routeRulesQuery = queryOptions({
  queryKey: ['console', 'pages'],
  queryFn: ({ signal }) => consoleApi('routeRules', { signal }),
  staleTime: 0,
});

export const managedPlansQuery = queryOptions({
  queryKey: ['console', 'plans'],
  queryFn: ({ signal }) => consoleApi('managedPlans', { signal }),
  staleTime: 0,
});

export const enginePolicyQuery = queryOptions({
  queryKey: ['console', 'enginePolicy'],
  queryFn: ({ signal }) => consoleApi('managedEnginePolicy', { signal }),
  staleTime: 0,
});

export const toolPricesQuery = queryOptions({
  queryKey: ['console', 'toolPrices'],
  queryFn: ({ signal }) => consoleApi('managedToolPrices', { signal }),
  staleTime: 0,
});

/** @param current the newest version, with which the history is another */
export const planHistoryQuery = (planId: string, current: number) =>
  queryOptions({
    queryKey: ['console', 'planHistory', planId, current],
    queryFn: ({ signal }) => consoleApi('planHistory', { params: { planId }, signal }),
    ...fresh,
  });

export const contentQuery = (kind: ContentKind) =>
  queryOptions({
    queryKey: ['console', 'content', kind],
    queryFn: ({ signal }) => consoleApi('managedContent', { query: { kind }, signal }),
    ...fresh,
  });
