interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
  readonly displayValue?: string;
}

/** What is read of a report of Lighthouse, whose version is pinned; it holds much more. */
export interface LighthouseJson {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

export interface Report {
  /** By category, 0…100. */
  readonly scores: Readonly<Record<string, number>>;
  /** Milliseconds, but for the shift. */
  readonly metrics: Readonly<Record<'firstPaint' | 'largestPaint' | 'blocked' | 'shift', number>>;
  /** What could be better, by Lighthouse's own words. */
  readonly complaints: readonly { readonly id: string; readonly title: string; readonly why: string }[];
}

/** Measures of time are told by the scores; what informs has no right and wrong. */
const JUDGED = new Set(['binary', 'metricSavings']);

/** What a run says of a page. */
export function readReport({ categories, audits }: LighthouseJson): Report {
  const metric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    metrics: {
      firstPaint: metric('first-contentful-paint'),
      largestPaint: metric('largest-contentful-paint'),
      blocked: metric('total-blocking-time'),
      shift: metric('cumulative-layout-shift'),
    },
    complaints: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => JUDGED.has(scoreDisplayMode) && score !== null && score < 0.9)
      .map(({ id, title, displayValue = '' }) => ({ id, title, why: displayValue })),
  };
}
