import type { RouteRule } from '@plumbline/contract/access/route-access.ts';

export interface RouteAccessRepository {
  list(): Promise<RouteRule[]>;
  /** Replaces the rule of a key. */
  put(rule: RouteRule): Promise<void>;
}
