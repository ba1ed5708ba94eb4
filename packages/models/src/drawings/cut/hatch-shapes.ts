import type { Polyline } from '../drawing.ts';
import type { CutShape } from './cut-shape.ts';
import { type FilledSpan, filledSpans } from './filled-spans.ts';

/** More lines than this are no hatch any more. */
const MOST_LINES = 4000;

/**
 * Lines over shapes on paper; where shapes of one structure overlap they are drawn once, and they go through from one to the next.
 *
 * @param shapes with outlines in millimetres.
 */
export function hatchShapes(
  shapes: readonly Pick<CutShape, 'outlines' | 'rule'>[],
  { degrees, spacingMm }: { readonly degrees: number; readonly spacingMm: number },
): readonly Polyline[] {
  const turn = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const turned = shapes.map(({ outlines, rule }) => ({
    rule,
    outlines: outlines.map((outline) => rotate(outline, cosine, sine)),
  }));
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { outlines } of turned)
    for (const outline of outlines)
      for (let k = 1; k < outline.length; k += 2) {
        low = Math.min(low, outline[k] as number);
        high = Math.max(high, outline[k] as number);
      }
  if (!(high > low)) return [];
  const first = Math.ceil(low / spacingMm);
  const count = Math.min(MOST_LINES, Math.floor(high / spacingMm) - first + 1);
  const lines = Array.from({ length: Math.max(0, count) }, (_, k) => (first + k) * spacingMm);
  const spans: FilledSpan[][] = lines.map(() => []);
  for (const shape of turned)
    for (const [line, own] of filledSpans(shape, lines).entries()) spans[line]?.push(...own);
  return spans.flatMap((own, line) =>
    merged(own).map(([from, to]) =>
      rotate([from, lines[line] as number, to, lines[line] as number], cosine, -sine),
    ),
  );
}

function rotate(line: readonly number[], cosine: number, sine: number): number[] {
  const turned: number[] = [];
  for (let k = 0; k < line.length; k += 2) {
    const [x, y] = [line[k] as number, line[k + 1] as number];
    turned.push(x * cosine - y * sine, x * sine + y * cosine);
  }
  return turned;
}

function merged(spans: readonly FilledSpan[]): readonly FilledSpan[] {
  const result: [number, number][] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last !== undefined && from <= last[1] + 1e-6) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
