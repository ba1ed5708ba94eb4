import { deserialize, serialize } from 'node:v8';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import type { ComputeCall } from '@plumbline/core/ports/work-lender.ts';

export type ComputeOutcome =
  | { readonly value: unknown }
  | {
      readonly refusal: {
        readonly code: ErrorCode;
        readonly message: string;
        readonly values: Readonly<Record<string, string | number>>;
        readonly details: Readonly<Record<string, string>> | undefined;
        readonly retryAfterSeconds: number | undefined;
      };
    };

/** Bytes stay bytes: pictures are no JSON. */
export const packed = (what: ComputeCall | ComputeOutcome): Uint8Array => serialize(what);
export const unpackedCall = (bytes: Uint8Array): ComputeCall => deserialize(bytes) as ComputeCall;

/** @throws AppError that the work ended with */
export function valueOf(bytes: Uint8Array): unknown {
  const outcome = deserialize(bytes) as ComputeOutcome;
  if ('value' in outcome) return outcome.value;
  const { code, message, values, details, retryAfterSeconds } = outcome.refusal;
  // The error puts its code before what it says.
  throw new AppError(code, message.slice(code.length + 2), {
    values,
    ...(details ? { details } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

/** Runs a call and packs how it ended. @throws what is no refusal to whoever asked */
export async function outcomeOf(work: () => Promise<unknown>): Promise<Uint8Array> {
  try {
    return packed({ value: await work() });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, values, details, retryAfterSeconds } = error;
    return packed({ refusal: { code, message, values, details, retryAfterSeconds } });
  }
}
