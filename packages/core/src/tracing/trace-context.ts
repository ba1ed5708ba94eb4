import { AsyncLocalStorage } from 'node:async_hooks';

/** Version 00 of W3C Trace Context: trace, span before this one, and whether it is recorded. */
const FORM = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;
const underWay = new AsyncLocalStorage<string | undefined>();

/** A `traceparent` that somebody sent; undefined where it is none. */
export function readTraceparent(value: unknown): string | undefined {
  return typeof value === 'string' && FORM.test(value) ? value : undefined;
}

/** Of the work that calls this; undefined where nothing is traced. */
export function currentTraceparent(): string | undefined {
  return underWay.getStore();
}

/** Does work, and all that it waits for, as part of a trace. */
export function withTraceparent<T>(traceparent: string | undefined, work: () => T): T {
  return underWay.run(traceparent, work);
}

/** What a request to another program carries, so that its own spans join the trace. */
export function traceHeaders(): Record<string, string> {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? {} : { traceparent };
}
