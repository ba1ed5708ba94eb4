import type { Logger } from '@plumbline/core/ports/logger.ts';
import type { Tracing } from '@plumbline/core/ports/tracing.ts';
import type { TraceSettings } from '../settings/operations-settings.ts';

/** Undefined where the operator names no collector: then nothing of OpenTelemetry's SDK is loaded. */
export async function openTracing(
  settings: TraceSettings | undefined,
  about: { readonly role: string; readonly logger: Logger },
): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const { createOtlpTracing } = await import('./otlp-tracing.ts');
  return createOtlpTracing(settings, about);
}
