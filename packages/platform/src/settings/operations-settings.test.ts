import { expect, test } from 'vitest';
import { parseSettings } from './load-settings.ts';

test('nothing is traced and no worker listens unless it is said', () => {
  expect(parseSettings({}).operations).toEqual({
    metricsToken: undefined,
    workerListens: undefined,
    traces: undefined,
  });
  expect(parseSettings({ METRICS_PORT: '9464' }).operations.workerListens).toEqual({
    host: '127.0.0.1',
    port: 9464,
  });
});

test('a collector, its headers and the part that is kept', () => {
  const traces = parseSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/',
    OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20key,x-a=b=c',
    OTEL_TRACES_SAMPLER_ARG: '.25',
  }).operations.traces;
  expect(traces).toEqual({
    endpoint: 'https://collector.example',
    headers: { authorization: 'Bearer key', 'x-a': 'b=c' },
    share: 0.25,
  });
});

test.each([
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
  { OTEL_EXPORTER_OTLP_HEADERS: 'key' },
  { OTEL_EXPORTER_OTLP_HEADERS: 'a=b%0d%0ac: d' },
  { OTEL_TRACES_SAMPLER_ARG: '2' },
  { OTEL_TRACES_SAMPLER_ARG: '-0.1' },
  { METRICS_PORT: '70000' },
])('%j is refused by name', (variables) => {
  expect(() => parseSettings(variables)).toThrow(new RegExp(`^${Object.keys(variables)[0]}`));
});
