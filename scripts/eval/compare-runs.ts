import type { CaseResult, EvalReport } from './eval-report.ts';

/** How a case changed between two runs; positive `kept` and negative `added` are gains. */
export interface CaseChange {
  readonly picture: string;
  readonly function: string;
  readonly label: string;
  readonly samePixels: boolean;
  readonly kept: number;
  readonly added: number;
  readonly change: number;
  /** Ratio of the times, this run to the earlier one. */
  readonly time: number;
  readonly error: { readonly before: string | null; readonly now: string | null };
  readonly images: { readonly before: string | null; readonly now: string | null };
}

/** Sets the cases that both runs have beside each other, those that lost most fidelity first. */
export function compareRuns(now: EvalReport, before: EvalReport): CaseChange[] {
  const key = ({ picture, function: name, label }: CaseResult) => `${picture} ${name} ${label}`;
  const earlier = new Map(before.cases.map((result) => [key(result), result]));
  return now.cases
    .flatMap((result) => {
      const old = earlier.get(key(result));
      if (!old || result.role === 'repeat') return [];
      return [
        {
          picture: result.picture,
          function: result.function,
          label: result.label,
          samePixels: result.hash !== null && result.hash === old.hash,
          kept: (result.fidelity?.score ?? 0) - (old.fidelity?.score ?? 0),
          added: (result.fidelity?.added ?? 0) - (old.fidelity?.added ?? 0),
          change: (result.change?.median ?? 0) - (old.change?.median ?? 0),
          time: result.milliseconds / Math.max(1, old.milliseconds),
          error: { before: old.error, now: result.error },
          images: { before: old.image, now: result.image },
        },
      ];
    })
    .toSorted((a, b) => a.kept - b.kept);
}
