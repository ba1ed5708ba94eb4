import { currentTraceparent, withTraceparent } from '../tracing/trace-context.ts';

/**
 * What a span may say of itself: names of routes and functions, numbers, ids that we made. Never what people wrote, showed or
 * are called, no address and no key.
 */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly kind?: 'server' | 'consumer' | 'internal' | 'client';
  readonly attributes?: SpanAttributes;
  /** Default: the span under way. */
  readonly parent?: string | undefined;
  /** When it began, milliseconds since 1970. Default: now. */
  readonly since?: number;
}

export interface Span {
  /** Handed on to what belongs to it. */
  readonly traceparent: string;
  /** @param fault why it failed; of it the name or code is told, not the message */
  end(told?: { readonly attributes?: SpanAttributes; readonly fault?: unknown }): void;
}

/** Where traces go; `services.tracing` is undefined where they go nowhere. */
export interface Tracing {
  begin(name: string, options: SpanOptions): Span;
  /** Sends what has not been sent. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Does work within a span of its own; what it throws is thrown on. */
export async function inSpan<T>(
  tracing: Tracing | undefined,
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracing) return work();
  const span = tracing.begin(name, { parent: currentTraceparent(), ...options });
  let fault: unknown;
  try {
    return await withTraceparent(span.traceparent, work);
  } catch (error) {
    fault = error ?? 'unknown';
    throw error;
  } finally {
    span.end({ fault });
  }
}
