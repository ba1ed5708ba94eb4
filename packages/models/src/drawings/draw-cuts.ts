import { hatchShapes } from './cut/hatch-shapes.ts';
import { type ModelCut, placeOf } from './cut/cut-model.ts';
import type { CutShape } from './cut/cut-shape.ts';
import { outerStretches } from './cut/outer-stretches.ts';
import type { DrawnFill, DrawnStroke } from './drawing.ts';
import { clipPolygon, clipStretch } from './faces/clip.ts';
import { type Frame, type KeptSide, frameU, frameV, sidesOf } from './frame.ts';
import { type Poche, cutStyleOf } from './sheet/class-styles.ts';
import type { PaperLine } from './sheet/clean-lines.ts';
import type { SheetFit } from './sheet/fit-to-sheet.ts';
import { type SectionPlane, keptSide } from './view.ts';

export interface DrawnCuts {
  readonly fills: readonly DrawnFill[];
  readonly hatches: readonly DrawnStroke[];
  /** The heaviest first. */
  readonly lines: readonly PaperLine[];
  /** Stretches of cut surfaces that enclose nothing. */
  readonly open: number;
}

const HATCH_MM = 0.09;
/** What is not of one structure is lighter and lies below it. */
const OTHER = 'other';

/** The cut of a model on paper: filled, hatched, and outlined where it ends. */
export function drawCuts(
  cuts: readonly ModelCut[],
  planes: readonly SectionPlane[],
  frame: Frame,
  fit: SheetFit,
  poche: Poche,
): DrawnCuts {
  const fills: DrawnFill[] = [];
  const hatches: DrawnStroke[] = [];
  const lines: (PaperLine & { readonly weight: number })[] = [];
  let open = 0;
  for (const cut of cuts) {
    const sides = [...planes.filter((plane) => plane !== cut.plane).map(keptSide), ...sidesOf(frame)];
    for (const shapes of groupShapes(cut.shapes).values()) {
      const kind = shapes[0]?.class ?? null;
      const style = cutStyleOf(kind, fit.scale, poche);
      const name = kind ?? OTHER;
      const onPaper = shapes.map((shape) => ({
        rule: shape.rule,
        outlines: shape.outlines.map((outline) => outlineOnPaper(outline, cut.plane, sides, frame, fit)),
      }));
      for (const { rule, outlines } of onPaper)
        if (outlines.some((outline) => outline.length > 0))
          fills.push({
            layer: 'poche',
            class: name,
            colour: style.colour,
            rule,
            outlines: outlines.filter((outline) => outline.length > 0),
          });
      if (style.hatch !== null)
        hatches.push({
          layer: 'hatch',
          class: name,
          weightMm: HATCH_MM,
          lines: hatchShapes(onPaper, style.hatch),
        });
      const outer = outerStretches(shapes);
      const loose = shapes.flatMap((shape) => shape.open);
      open += loose.length / 4;
      for (const stretches of [outer, loose])
        for (let k = 0; k < stretches.length; k += 4) {
          const line = lineOnPaper(stretches.slice(k, k + 4), cut.plane, sides, frame, fit);
          if (line !== null)
            lines.push({ ...line, group: `cut|${name}|${style.weightMm}`, weight: style.weightMm });
        }
    }
  }
  return {
    fills: fills.toSorted(byWeight),
    hatches,
    lines: lines.toSorted((a, b) => b.weight - a.weight),
    open,
  };
}

/** White shapes of things first, so that structure is drawn over them. */
function byWeight(a: DrawnFill, b: DrawnFill): number {
  return Number(a.colour !== '#ffffff') - Number(b.colour !== '#ffffff');
}

/** Shapes that are one structure together; every other shape for itself. */
function groupShapes(shapes: readonly CutShape[]): ReadonlyMap<string, readonly CutShape[]> {
  const groups = new Map<string, CutShape[]>();
  for (const [index, shape] of shapes.entries()) {
    const key =
      shape.joint ?? `${OTHER} ${shape.thing} ${shape.material} ${shape.class === null ? '' : index}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [shape]);
    else known.push(shape);
  }
  return groups;
}

function outlineOnPaper(
  outline: readonly number[],
  plane: SectionPlane,
  sides: readonly KeptSide[],
  frame: Frame,
  fit: SheetFit,
): number[] {
  let polygon: number[] = [];
  for (let k = 0; k < outline.length; k += 2)
    polygon.push(...placeOf(plane, outline[k] as number, outline[k + 1] as number));
  for (const side of sides) polygon = clipPolygon(polygon, side);
  const onPaper: number[] = [];
  for (let k = 0; k < polygon.length; k += 3) {
    const [x, y, z] = [polygon[k] as number, polygon[k + 1] as number, polygon[k + 2] as number];
    onPaper.push(fit.x(frameU(frame, x, y, z)), fit.y(frameV(frame, x, y, z)));
  }
  return onPaper;
}

function lineOnPaper(
  [s0 = 0, t0 = 0, s1 = 0, t1 = 0]: readonly number[],
  plane: SectionPlane,
  sides: readonly KeptSide[],
  frame: Frame,
  fit: SheetFit,
): Omit<PaperLine, 'group'> | null {
  const kept = clipStretch([...placeOf(plane, s0, t0), ...placeOf(plane, s1, t1)], sides);
  if (kept === null) return null;
  const [x0, y0, z0, x1, y1, z1] = kept as readonly [number, number, number, number, number, number];
  return {
    x0: fit.x(frameU(frame, x0, y0, z0)),
    y0: fit.y(frameV(frame, x0, y0, z0)),
    x1: fit.x(frameU(frame, x1, y1, z1)),
    y1: fit.y(frameV(frame, x1, y1, z1)),
  };
}
