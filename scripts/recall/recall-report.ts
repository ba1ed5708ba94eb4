import type { PictureResult } from './run-case.ts';
import { addUp, type Figures, shareOf } from './scores/figure.ts';

/** A figure as it is committed. */
export interface CommittedFigure {
  /** 0…1 */
  readonly share: number;
  /** What was asked: pictures, things, or whole pictures' worth of pixels. */
  readonly of: number;
}

export type CommittedFigures = Readonly<Record<string, Readonly<Record<string, CommittedFigure>>>>;

export interface RecallReport {
  readonly pictures: number;
  /** By kind of picture or pen, by what is asked. */
  readonly figures: CommittedFigures;
  /** Medians of errors: horizon as a share of the height, axes in degrees, focal length and scale as shares. */
  readonly medians: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Adds up what pictures were read as. The order of the results does not matter. */
export function reportOf(results: readonly PictureResult[]): RecallReport {
  const groups = [...new Set(results.flatMap((result) => result.groups))].toSorted();
  const sorted = results.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const figures: Record<string, Record<string, CommittedFigure>> = {};
  const medians: Record<string, Record<string, number>> = {};
  for (const group of groups) {
    const own = sorted.filter((result) => result.groups.includes(group));
    figures[group] = commit(
      addUp([{ pictures: { hits: own.length, of: own.length } }, ...own.map((r) => r.figures)]),
    );
    const errors = mediansOf(own.map((result) => result.errors));
    if (Object.keys(errors).length > 0) medians[group] = errors;
  }
  return { pictures: results.length, figures, medians };
}

function commit(figures: Figures): Record<string, CommittedFigure> {
  return Object.fromEntries(
    Object.entries(figures)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, figure]) => [name, { share: fine(shareOf(figure) ?? 0), of: fine(figure.of) }]),
  );
}

function mediansOf(errors: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const names = [...new Set(errors.flatMap((entry) => Object.keys(entry)))].toSorted();
  return Object.fromEntries(
    names.map((name) => {
      const sorted = errors.flatMap((entry) => entry[name] ?? []).toSorted((a, b) => a - b);
      return [name, fine(sorted[Math.floor(sorted.length / 2)] ?? 0)];
    }),
  );
}

function fine(value: number): number {
  return Math.round(1e4 * value) / 1e4;
}
