import { removeSpecks } from '@plumbline/imaging/connected-components.ts';
import { percentile } from '@plumbline/imaging/percentile.ts';
import { createBitMask, createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { resizeMax } from '@plumbline/imaging/resize-max.ts';
import { clamp } from '@plumbline/imaging/scalar.ts';
import type { InkLayers } from './drawing-analysis.ts';
import { findInkWeights } from './ink-weights.ts';
import type { SeparatedInk } from './separate-ink.ts';
import { strokeWidth } from './stroke-width.ts';

/** 0…1. */
const COVERING_INK = 0.3;
/** 0…1, from which a pixel tells how strong the ink is. */
const DRAWN_INK = 0.1;

/** Ink of less than this area is no outline, in units of the drawing; between lines that were lifted off shading, the grain of which is coarser. */
const SPECK = 5;
const GRAIN_SPECK = 30;

/** α below this is the paper's grain. */
const GRAIN = 0.03;

/** Reduces separated ink to the analysis raster by its maximum and splits it into outlines and faint texture. */
export function layInk(drawn: SeparatedInk, width: number, height: number, unit: number): InkLayers {
  strengthen(drawn.alpha);
  const weights = findInkWeights(drawn.alpha);
  const alpha = resizeMax(drawn.alpha, width, height);
  let covered = 0;
  for (const a of alpha.data) if (a > COVERING_INK) covered++;
  return {
    alpha,
    ...splitLines(alpha, weights.threshold, SPECK * unit * unit),
    barrierThreshold: weights.threshold,
    twoWeights: weights.twoWeights,
    coverage: covered / alpha.data.length,
  };
}

/** The same ink with its outlines and texture sought in lines that were lifted off its shading. @param lines of the size of the layers */
export function layLiftedInk(ink: InkLayers, lines: Plane, unit: number): InkLayers {
  return { ...ink, ...splitLines(lines, ink.barrierThreshold, GRAIN_SPECK * unit * unit) };
}

function splitLines(
  lines: Plane,
  threshold: number,
  leastArea: number,
): Pick<InkLayers, 'strong' | 'faint' | 'strokeWidth'> {
  const { width, height } = lines;
  const above = createBitMask(width, height);
  const faint = createBitMask(width, height);
  for (let i = 0; i < above.data.length; i++) {
    const a = lines.data[i] as number;
    if (a > threshold) above.data[i] = 1;
    else if (a > GRAIN) faint.data[i] = 1;
  }
  const strong = removeSpecks(above, Math.round(leastArea));
  return { strong, faint, strokeWidth: strokeWidth(strong) };
}

/** Scales pencil and pale prints up to the strength of ink, so that one set of thresholds serves both. */
function strengthen(alpha: Plane): void {
  const drawn: number[] = [];
  for (let i = 0; i < alpha.data.length; i += 5)
    if ((alpha.data[i] as number) > DRAWN_INK) drawn.push(alpha.data[i] as number);
  if (drawn.length === 0) return;
  const gain = clamp(0.72 / percentile(drawn, 0.93), 1, 3);
  if (gain > 1)
    for (let i = 0; i < alpha.data.length; i++) alpha.data[i] = Math.min(1, (alpha.data[i] as number) * gain);
}

/** Red minus blue of the ink, the strongest sample under each analysis pixel. */
export function inkWarmth(drawn: SeparatedInk, width: number, height: number): Plane {
  const target = createPlane(width, height);
  const sourceWidth = drawn.alpha.width;
  const { data } = target;
  const k = width / sourceWidth;
  const sourceHeight = drawn.ratio.length / 3 / sourceWidth;
  const column = Int32Array.from({ length: sourceWidth }, (_, x) => Math.min(width - 1, Math.floor(x * k)));
  for (let y = 0; y < sourceHeight; y++) {
    const row = Math.min(target.height - 1, Math.floor(y * k)) * width;
    for (let x = 0; x < sourceWidth; x++) {
      const p = (y * sourceWidth + x) * 3;
      const v = (drawn.ratio[p] as number) - (drawn.ratio[p + 2] as number);
      // Bare paper has none, and most of a drawing is paper.
      if (v === 0) continue;
      const i = row + (column[x] as number);
      if (Math.abs(v) > Math.abs(data[i] as number)) data[i] = v;
    }
  }
  return target;
}
