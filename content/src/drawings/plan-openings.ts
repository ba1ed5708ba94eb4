import type { Place, PlanSheet } from './plan-sheet.ts';

/** An opening by the middle of the wall at its first jamb, reaching `width` along x or along y. */
interface Opening {
  readonly at: Place;
  readonly along: 'x' | 'y';
  readonly width: number;
  readonly thickness: number;
}

/** Maps along and across the wall to the sheet. */
function placeOf({ at, along }: Opening): (u: number, v: number) => Place {
  return (u, v) => (along === 'x' ? [at[0] + u, at[1] + v] : [at[0] + v, at[1] + u]);
}

/** The gap itself, closed at both jambs by a thin line. */
export function gap(sheet: PlanSheet, opening: Opening): void {
  const p = placeOf(opening);
  const t = opening.thickness / 2 + 0.012;
  const corners = [p(0, -t), p(opening.width, -t), p(opening.width, t), p(0, t)];
  sheet.cut(corners);
}

/** A leaf that stands open, with the quarter circle of its way. @param side −1 up or left of the wall, 1 down or right. */
export function door(sheet: PlanSheet, opening: Opening, side: -1 | 1, hinge: 'first' | 'second'): void {
  gap(sheet, opening);
  const p = placeOf(opening);
  const { width, thickness } = opening;
  const face = (side * thickness) / 2;
  const u = (share: number) => (hinge === 'first' ? share * width : (1 - share) * width);
  const swing = Array.from({ length: 13 }, (_, i) => {
    const a = (Math.PI / 2) * (i / 12);
    return p(u(Math.cos(a)), face + side * width * Math.sin(a));
  });
  sheet.line(swing, 'fine');
  const leaf = 0.045 / width;
  sheet.shape(
    [p(u(0), face), p(u(leaf), face), p(u(leaf), face + side * width), p(u(0), face + side * width)],
    'plain',
    '#ffffff',
  );
}

/** Two leaves that slide past each other. */
export function slidingDoor(sheet: PlanSheet, opening: Opening): void {
  gap(sheet, opening);
  const p = placeOf(opening);
  const { width } = opening;
  for (const [from, to, v] of [
    [0, 0.54, -0.035],
    [0.46, 1, 0.035],
  ] as const)
    sheet.shape(
      [
        p(from * width, v - 0.03),
        p(to * width, v - 0.03),
        p(to * width, v + 0.03),
        p(from * width, v + 0.03),
      ],
      'plain',
      '#ffffff',
    );
}

/** The four lines of a window: both faces of the wall and the pane between them. */
export function windowIn(sheet: PlanSheet, opening: Opening): void {
  gap(sheet, opening);
  const p = placeOf(opening);
  const t = opening.thickness / 2;
  for (const v of [-t + 0.012, -0.03, 0.03, t - 0.012])
    sheet.line([p(0, v), p(opening.width, v)], Math.abs(v) > 0.05 ? 'plain' : 'fine');
}
