import type { SceneGeometry, ShellSide } from '@plumbline/scene/scene-value/scene-geometry.ts';

type Corner = readonly [number, number, number];

/** A plain surface that closes what the drawing does not show: two triangles. */
export interface ClosingSurface {
  readonly side: ShellSide;
  readonly corners: readonly [Corner, Corner, Corner, Corner];
}

/** Metres by which it lies behind what is drawn on the same plane. */
const BEHIND_M = 0.03;
/** Metres from the eye to where a side ends that nothing closes. */
const OPEN_M = { inside: 4, outside: 60 } as const;

/** The shell as plain surfaces behind what is drawn: what is hidden by things has a floor and walls when they are looked past. */
export function closingSurfaces({ shell, farM }: SceneGeometry, interior: boolean): ClosingSurface[] {
  const open = interior ? OPEN_M.inside : Math.min(OPEN_M.outside, farM);
  const at = (side: ShellSide): number | undefined => shell.find((plane) => plane.side === side)?.at;
  const left = (at('left') ?? -open) - BEHIND_M;
  const right = -(at('right') ?? -open) + BEHIND_M;
  const far = (at('far') ?? -(interior ? open * 2 : farM)) - BEHIND_M;
  const top = -(at('ceiling') ?? -open) + BEHIND_M;
  const low = -BEHIND_M;
  // The viewer's side stays open, a little before the eye.
  const near = 0.5;
  const corners: Readonly<Record<ShellSide, ClosingSurface['corners']>> = {
    floor: [
      [left, low, far],
      [left, low, near],
      [right, low, near],
      [right, low, far],
    ],
    ceiling: [
      [left, top, near],
      [left, top, far],
      [right, top, far],
      [right, top, near],
    ],
    left: [
      [left, top, near],
      [left, low, near],
      [left, low, far],
      [left, top, far],
    ],
    right: [
      [right, top, far],
      [right, low, far],
      [right, low, near],
      [right, top, near],
    ],
    far: [
      [left, top, far],
      [left, low, far],
      [right, low, far],
      [right, top, far],
    ],
  };
  return shell.map(({ side }) => ({ side, corners: corners[side] }));
}
