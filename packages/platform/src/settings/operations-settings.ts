import { z } from 'zod';
import { keyValues, share, text, web, whole } from './setting-fields.ts';

export const operationsEnvironment = {
  METRICS_TOKEN: text.min(16, 'is shorter than 16 characters').optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  METRICS_PORT: whole(0, 65535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: web.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: keyValues.default({}),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
};

/** Where traces go. */
export interface TraceSettings {
  readonly endpoint: string;
  /** Sent with every batch: credentials of the collector. */
  readonly headers: Readonly<Record<string, string>>;
  /** Part of all traces that is kept, 0…1. */
  readonly share: number;
}

/** How the installation can be looked into while it runs. */
export interface OperationsSettings {
  /** Lets `/metrics` be read from elsewhere than this machine. */
  readonly metricsToken: string | undefined;
  /** Where a worker by itself tells its figures and whether it lives; undefined = nowhere. */
  readonly workerListens: { readonly host: string; readonly port: number } | undefined;
  /** undefined = nothing is traced, and nothing of it is loaded. */
  readonly traces: TraceSettings | undefined;
}

const shape = z.object(operationsEnvironment);

export function toOperationsSettings(env: z.output<typeof shape>): OperationsSettings {
  const { METRICS_HOST, METRICS_PORT, OTEL_EXPORTER_OTLP_ENDPOINT } = env;
  return {
    metricsToken: env.METRICS_TOKEN,
    workerListens: METRICS_PORT === undefined ? undefined : { host: METRICS_HOST, port: METRICS_PORT },
    traces:
      OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
            headers: env.OTEL_EXPORTER_OTLP_HEADERS,
            share: env.OTEL_TRACES_SAMPLER_ARG,
          },
  };
}
