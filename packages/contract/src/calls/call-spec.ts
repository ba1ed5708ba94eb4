import { z } from 'zod';
import type { AccessRule } from '../access/access-rules.ts';
import { versionField } from '../scalars.ts';

/**
 * One HTTP call of the enveloped kind as data. The server registers its route from it and the client makes the request
 * from it, so the two cannot drift apart. Streams, files and multipart (upload, events, download) are not here: they
 * have their own modules on both sides.
 */
export interface CallSpec {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Parts in colons are the parameters: `/api/user/manage/account/:accountId`. */
  readonly path: `/${string}`;
  /** One field for each parameter of the path. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Schema of the envelope's `data`; absent with 204. */
  readonly answer?: z.ZodType;
  readonly status: 200 | 201 | 202 | 204;
  /** Which roles may call. */
  readonly allowed: AccessRule;
  /** True where something changes, also for the original's GETs that do: CSRF, no-store, no cross-site navigation. */
  readonly changes: boolean;
  /** Statuses of failures beside those that follow from what a call takes and whether it changes something. */
  readonly fails?: readonly (409 | 502 | 504)[];
  readonly summary: string;
}

/** Of calls that ask somebody outside (SMS, WeChat, a payment provider), who may answer badly or not at all. */
export const PROVIDER_FAILS = [502, 504] as const;

export const versionQuery = z.strictObject(versionField);
export const read = { status: 200, changes: false } as const;
