import type { CaseRole } from './plan-cases.ts';

/** One render of a run, as it stands in `report.json`. */
export interface CaseResult {
  readonly picture: string;
  readonly function: string;
  readonly role: CaseRole;
  readonly label: string;
  /** Below the report's folder; null where the case failed. */
  readonly image: string | null;
  /** SHA-256 of the pixels. */
  readonly hash: string | null;
  readonly fidelity: { readonly score: number; readonly added: number } | null;
  /** From the base: CIE76, median and 90th percentile over the picture. */
  readonly change: { readonly median: number; readonly p90: number } | null;
  /** Mean CIE76 to the plain case of the same picture and function. */
  readonly effect: number | null;
  readonly confidence: number | null;
  readonly milliseconds: number;
  /** Milliseconds by stage. */
  readonly timings: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
  /** Code or message where nothing came out. */
  readonly error: string | null;
}

export interface Summary {
  readonly function: string;
  readonly label: string;
  readonly count: number;
  readonly failed: number;
  readonly keptMin: number;
  readonly keptP5: number;
  readonly keptMedian: number;
  readonly addedMax: number;
  readonly changeMedian: number;
  readonly effectMedian: number;
  readonly msMedian: number;
  readonly msMax: number;
}

export interface EvalReport {
  readonly schema: 1;
  /** The commit, and whether it was changed. */
  readonly sources: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Files of the folder that could not be opened as pictures. */
  readonly unreadable: readonly { readonly picture: string; readonly why: string }[];
  readonly cases: readonly CaseResult[];
  readonly summary: readonly Summary[];
  readonly determinism: { readonly repeated: number; readonly same: number };
  /** Median milliseconds by stage over all cases that had it. */
  readonly stages: Readonly<Record<string, number>>;
  /** Largest resident memory of the whole run with all its threads. */
  readonly peakMemoryMb: number;
}
