import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { CodeSender } from '@plumbline/core/ports/code-senders.ts';

const LIMIT_MS = 3_000;

/** A provider's refusal. A limit is final: another provider would only send the same number one more. */
export class SmsRefused extends AppError {
  readonly isLimit: boolean;

  constructor(provider: string, code: string, isLimit: boolean) {
    super('SEND_FAILED', `${provider} answered ${code}`);
    this.name = 'SmsRefused';
    this.isLimit = isLimit;
  }
}

/** One request to a provider. @throws AppError `SEND_FAILED` where no JSON comes back in time */
export async function askProvider(
  provider: string,
  url: string,
  init: RequestInit,
): Promise<{ readonly status: number; readonly answer: unknown }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
    return { status: response.status, answer: await response.json() };
  } catch (cause) {
    throw new AppError('SEND_FAILED', `${provider} did not answer`, { cause });
  }
}

/** Mainland numbers are kept as their 11 digits; providers want E.164. */
export function toE164(number: string): string {
  return number.startsWith('+') ? number : `+86${number}`;
}

/** Tries the providers in their order; a limit of one ends it. */
export function inOrder(providers: readonly CodeSender[]): CodeSender {
  return {
    async sendCode(message) {
      let failure: unknown;
      for (const provider of providers) {
        try {
          await provider.sendCode(message);
          return;
        } catch (error) {
          failure = error;
          if (error instanceof SmsRefused && error.isLimit) break;
        }
      }
      throw failure;
    },
  };
}
