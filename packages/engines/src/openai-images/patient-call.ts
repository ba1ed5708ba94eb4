import { setTimeout as sleep } from 'node:timers/promises';
import OpenAI from 'openai';
import type { GenerationError } from '../generative/generation-error.ts';
import { faultOf } from './fault-of.ts';

export interface Patience {
  /** Milliseconds that are waited altogether for a server that takes no more requests at the moment. */
  readonly budgetMs: number;
  /** Where a server does not say how long to wait; doubled each time. */
  readonly firstWaitMs: number;
}

/** Requests are billed: what failed on the server's side is asked once more, and no oftener. */
const SERVER_TRIES = 2;

/**
 * Calls a server, and again where that is worth it: as long as the budget lasts after "too many requests", once after a failure of its
 * own; never where the quota is used up.
 *
 * @throws GenerationError; the reason of `signal`
 */
export async function patientCall<Answer>(
  call: () => Promise<Answer>,
  { budgetMs, firstWaitMs }: Patience,
  { signal, onWait }: { readonly signal: AbortSignal; readonly onWait: () => void },
): Promise<Answer> {
  let left = budgetMs;
  let wait = firstWaitMs;
  for (let failed = 0; ; ) {
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      const fault = faultOf(error) as GenerationError;
      if (fault.fault !== 'rate_limited') {
        failed += 1;
        if (!fault.retryable || failed >= SERVER_TRIES) throw fault;
        continue;
      }
      const asked = waitOf(error) ?? wait;
      if (asked > left) throw fault;
      left -= asked;
      wait *= 2;
      onWait();
      await sleep(asked, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}

/** How long a server says to wait, in milliseconds. */
export function waitOf(error: unknown): number | undefined {
  const headers = error instanceof OpenAI.APIError ? error.headers : undefined;
  if (!headers) return undefined;
  const milliseconds = Number(headers.get('retry-after-ms') ?? 'none');
  if (Number.isFinite(milliseconds)) return Math.max(0, milliseconds);
  const after = headers.get('retry-after');
  if (after !== null) {
    const seconds = Number(after);
    const until = Date.parse(after);
    if (Number.isFinite(seconds)) return Math.max(0, 1000 * seconds);
    if (Number.isFinite(until)) return Math.max(0, until - Date.now());
  }
  return durationOf(headers.get('x-ratelimit-reset-requests'));
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** `6m0s`, `12ms`, `1.5s`. */
function durationOf(text: string | null): number | undefined {
  const parts = [...(text ?? '').matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)];
  if (parts.length === 0) return undefined;
  return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * (UNITS[unit ?? ''] ?? 0), 0);
}
