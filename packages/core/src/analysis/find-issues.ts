import type { Analysis } from '@plumbline/contract/api/analysis.ts';
import type { PictureIssue } from '@plumbline/contract/analysis/analysis-lists.ts';

type Issue = Analysis['issues'][number];
type Measured = Pick<
  Analysis,
  'kind' | 'width' | 'height' | 'tones' | 'light' | 'lines' | 'noise' | 'banding'
>;

/** From where on a fault is worth a word, and where it is as bad as can be. */
interface Bounds {
  readonly from: number;
  readonly worst: number;
}

const BOUNDS = {
  tilt: { from: 0.6, worst: 5 },
  'converging-verticals': { from: 2.5, worst: 14 },
  noise: { from: 4, worst: 22 },
  'over-exposure': { from: 0.08, worst: 0.35 },
  'under-exposure': { from: 0.25, worst: 0.6 },
  'low-contrast': { from: 0.6, worst: 0.85 },
  banding: { from: 0.2, worst: 0.9 },
} as const satisfies Partial<Record<PictureIssue, Bounds>>;

const KELVIN = { warmest: 4_300, coolest: 9_500, reach: 2_500 };
const SMALL_EDGE = 768;
/** White paper is not burnt out, and a drawing's light is its colour. */
const LIT: ReadonlySet<string> = new Set(['photo']);
/** Sketches have the grain of their paper. */
const WITH_GRAIN: ReadonlySet<string> = new Set(['photo', 'colour', 'su', 'white']);
/** Strokes by hand lean as they like. */
const RULED: ReadonlySet<string> = new Set(['photo', 'colour', 'su', 'white', 'line']);

/** What is wrong with a picture, the worst first. */
export function findIssues(picture: Measured): Issue[] {
  const { kind, tones, light, lines, noise, banding } = picture;
  const issues: Issue[] = [];
  const judge = (issue: keyof typeof BOUNDS, amount: number, value = amount) => {
    const { from, worst } = BOUNDS[issue];
    if (amount >= from)
      issues.push({ issue, severity: Math.min(1, 0.15 + (0.85 * (amount - from)) / (worst - from)), value });
  };
  if (RULED.has(kind) && lines.tilt !== null) judge('tilt', Math.abs(lines.tilt), lines.tilt);
  if (RULED.has(kind) && lines.convergence !== null)
    judge('converging-verticals', Math.abs(lines.convergence), lines.convergence);
  if (WITH_GRAIN.has(kind)) judge('noise', noise);
  if (WITH_GRAIN.has(kind)) judge('banding', banding);
  if (LIT.has(kind)) {
    judge('over-exposure', tones.clippedBright);
    judge('under-exposure', tones.clippedDark);
    judge('low-contrast', 1 - tones.contrast, tones.contrast);
    const { kelvin } = light;
    const off = kelvin === null ? 0 : Math.max(KELVIN.warmest - kelvin, kelvin - KELVIN.coolest);
    if (kelvin !== null && off > 0)
      issues.push({ issue: 'colour-cast', severity: Math.min(1, 0.15 + off / KELVIN.reach), value: kelvin });
  }
  const edge = Math.max(picture.width, picture.height);
  if (edge < SMALL_EDGE) issues.push({ issue: 'small', severity: 1 - edge / SMALL_EDGE, value: edge });
  return issues.sort((a, b) => b.severity - a.severity);
}
