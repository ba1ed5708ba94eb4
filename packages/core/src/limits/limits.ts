import { VISITOR_UPLOADS_PER_DAY } from '@plumbline/contract/constants.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { quotaDay, quotaDayEnd } from '../tickets/quota-day.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const GB = 1024 ** 3;

export interface Limit {
  /** Length of the time that is counted; `day`: the day of the quotas. */
  readonly window: number | 'day';
  /** What one account, or one visitor's cookie, may. */
  readonly owner?: number;
  /** What all visitors of one address may together: a cookie that is thrown away brings nothing. */
  readonly visitors?: number;
  /** What everybody behind one address may together. */
  readonly address?: number;
  readonly refusal: Extract<ErrorCode, 'TOO_MANY_REQUESTS' | 'VISITOR_UPLOAD_LIMIT'>;
}

const BUSY = { refusal: 'TOO_MANY_REQUESTS' } as const;
const VISITORS_DAY = { window: 'day', refusal: 'VISITOR_UPLOAD_LIMIT' } as const;

/** What costs the machine something, and how often it may be asked for. A person never comes near the first numbers. */
export const LIMITS = {
  /** Files that are received and decoded, good ones or not. */
  uploads: { window: MINUTE_S, owner: 120, visitors: 60, address: 600, ...BUSY },
  /** Models that are received and read, good ones or not: each takes seconds to minutes. */
  models: { window: HOUR_S, owner: 40, address: 200, ...BUSY },
  /** Drawings and exports of models that are made anew: each takes seconds. */
  drawings: { window: HOUR_S, owner: 240, address: 1_200, ...BUSY },
  /** Pictures that are read anew; a kept reading is free. */
  readings: { window: HOUR_S, owner: 240, visitors: 120, address: 1_200, ...BUSY },
  /** Prompts that are composed and kept: faster than anybody types. */
  prompts: { window: MINUTE_S, owner: 60, visitors: 60, address: 600, ...BUSY },
  /** Selections by a click. Faster than a person clicks, for longer than one keeps it up. */
  picks: { window: MINUTE_S, owner: 60, visitors: 60, address: 300, ...BUSY },
  /** Pictures that visitors keep here. */
  visitorUploads: { ...VISITORS_DAY, visitors: VISITOR_UPLOADS_PER_DAY },
  /** Bytes that visitors keep here, working copies and masks with them. What they bring goes after a day. */
  visitorBytes: { ...VISITORS_DAY, visitors: GB },
  /** Works that are put up for everybody, and changes of their words. */
  publishing: { window: HOUR_S, owner: 40, address: 200, ...BUSY },
  /** Likes, collections, people who are followed: faster than anybody looks. */
  reactions: { window: MINUTE_S, owner: 60, address: 600, ...BUSY },
  /** Each is read by a person. */
  reports: { window: HOUR_S, owner: 20, address: 100, ...BUSY },
  /** Own pictures that others like them are looked for: each is decoded. */
  likenesses: { window: MINUTE_S, owner: 20, visitors: 20, address: 100, ...BUSY },
  /** Links to shares that there are not. */
  shareGuesses: { window: HOUR_S, owner: 60, address: 200, ...BUSY },
  /** Comments and decisions on shares: somebody who has a link is known by nothing else. */
  shareReplies: { window: 10 * MINUTE_S, owner: 20, visitors: 40, address: 100, ...BUSY },
  /** Archives of all one's data that are being sent: each reads every row and file of a person. */
  archives: { window: 10 * MINUTE_S, owner: 1, ...BUSY },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** When the counting that `now` belongs to ends. */
export function windowEnd(window: Limit['window'], now: Date): Date {
  if (window === 'day') return quotaDayEnd(quotaDay(now));
  const length = window * 1_000;
  return new Date((Math.floor(now.getTime() / length) + 1) * length);
}
