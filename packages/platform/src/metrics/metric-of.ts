import { Counter, Histogram, type Registry } from 'prom-client';

/** Steps from a millisecond to the quarter of an hour that a picture of 4K may take. */
const WORK_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 45, 90, 180, 420, 900];

interface Told<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly Label[];
}

/** The counter of this name: parts that are made anew within a process go on with it. */
export function counterOf<Label extends string>(
  registry: Registry,
  { name, help, labels }: Told<Label>,
): Counter<Label> {
  const known = registry.getSingleMetric(name) as Counter<Label> | undefined;
  return known ?? new Counter({ name, help, labelNames: labels, registers: [registry] });
}

/** The same for a histogram of seconds. */
export function secondsOf<Label extends string>(
  registry: Registry,
  { name, help, labels, buckets = WORK_SECONDS }: Told<Label> & { readonly buckets?: number[] },
): Histogram<Label> {
  const known = registry.getSingleMetric(name) as Histogram<Label> | undefined;
  return known ?? new Histogram({ name, help, labelNames: labels, buckets, registers: [registry] });
}
