import { median, quantile } from '../lib/statistics.ts';
import type { CaseResult, EvalReport, Summary } from './eval-report.ts';

/** One line for each function with each label, in the order of the cases. */
export function summarise(cases: readonly CaseResult[]): Summary[] {
  const groups = Map.groupBy(cases, (result) => `${result.function} ${result.label}`);
  return [...groups.values()].map((group) => {
    const kept = group.flatMap(({ fidelity }) => fidelity?.score ?? []);
    const times = group.filter(({ error }) => error === null).map(({ milliseconds }) => milliseconds);
    return {
      function: group[0]?.function ?? '',
      label: group[0]?.label ?? '',
      count: group.length,
      failed: group.filter(({ error }) => error !== null).length,
      keptMin: Math.min(...kept),
      keptP5: quantile(kept, 0.05),
      keptMedian: median(kept),
      addedMax: Math.max(...group.flatMap(({ fidelity }) => fidelity?.added ?? [])),
      changeMedian: median(group.flatMap(({ change }) => change?.median ?? [])),
      effectMedian: median(group.flatMap(({ effect }) => effect ?? [])),
      msMedian: median(times),
      msMax: Math.max(...times),
    };
  });
}

/** Whether each repeated case gave the pixels of its plain one. */
export function countSame(cases: readonly CaseResult[]): EvalReport['determinism'] {
  const repeats = cases.filter(({ role, hash }) => role === 'repeat' && hash !== null);
  const same = repeats.filter((repeat) =>
    cases.some(
      ({ role, picture, function: name, hash }) =>
        role === 'plain' && picture === repeat.picture && name === repeat.function && hash === repeat.hash,
    ),
  );
  return { repeated: repeats.length, same: same.length };
}

export function medianStages(cases: readonly CaseResult[]): Record<string, number> {
  const stages = Map.groupBy(
    cases.flatMap(({ timings }) => Object.entries(timings)),
    ([stage]) => stage,
  );
  return Object.fromEntries(
    [...stages].map(([stage, times]) => [stage, Math.round(median(times.map(([, ms]) => ms)))]),
  );
}
