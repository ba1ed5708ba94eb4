import { DrizzleQueryError } from 'drizzle-orm';

export interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string | undefined;
  readonly cause?: DescribedError;
  readonly errors?: readonly DescribedError[];
}

/**
 * What the log says of an error and its causes. Of a failed query its text, never its parameters: those are phone
 * numbers, codes, hashes of sessions and what people typed.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const message = error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;
  return {
    type: error.constructor.name,
    message,
    // The message is the head of the stack.
    stack: error.stack?.replace(error.message, () => message),
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(describeError) } : {}),
  };
}
