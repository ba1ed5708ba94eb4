import type { Logger } from '@plumbline/core/ports/logger.ts';
import type { SpanOptions, Tracing } from '@plumbline/core/ports/tracing.ts';
import {
  type Context,
  DiagLogLevel,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  diag,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '../settings/operations-settings.ts';

const KINDS = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
  client: SpanKind.CLIENT,
} as const;
const BATCH_MS = 1_000;
const PATIENCE_MS = 10_000;

/**
 * Spans by OpenTelemetry's SDK, sent as OTLP over HTTP in batches; what cannot be sent is dropped and said in the log. By the
 * trace's own number it is decided whether it is kept, so that every process of an installation decides alike.
 */
export function createOtlpTracing(
  { endpoint, headers, share }: TraceSettings,
  { role, logger }: { readonly role: string; readonly logger: Logger },
): Tracing {
  const tell = (...told: readonly unknown[]) =>
    logger.warn({ told: String(told[0]).slice(0, 300) }, 'traces');
  const silent = () => undefined;
  diag.setLogger(
    { error: tell, warn: tell, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: PATIENCE_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `plumbline-${role}`,
      'service.namespace': 'plumbline',
    }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: BATCH_MS })],
  });
  const tracer = provider.getTracer('plumbline');
  return {
    begin: (name, { kind = 'internal', attributes = {}, parent, since }: SpanOptions) => {
      const span = tracer.startSpan(
        name,
        {
          kind: KINDS[kind],
          attributes: { ...attributes },
          ...(since === undefined ? {} : { startTime: since }),
        },
        contextOf(parent),
      );
      return {
        traceparent: traceparentOf(span.spanContext()),
        end: ({ attributes: more = {}, fault } = {}) => {
          span.setAttributes({ ...more });
          if (fault !== undefined) {
            span.setAttribute('error.type', nameOf(fault));
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    flush: () => provider.forceFlush(),
    // A collector that is away must not hold up a stop.
    close: () => provider.shutdown().catch(() => undefined),
  };
}

function contextOf(traceparent: string | undefined): Context {
  if (traceparent === undefined) return ROOT_CONTEXT;
  const [, traceId = '', spanId = '', flags = '0'] = traceparent.split('-');
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  });
}

function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** The code of an expected failure, else the kind of error. Messages may quote what people wrote. */
function nameOf(fault: unknown): string {
  if (!(fault instanceof Error)) return typeof fault;
  const { code } = fault as { readonly code?: unknown };
  return typeof code === 'string' ? code : fault.constructor.name;
}
