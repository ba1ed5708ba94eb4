import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import type { Plane } from '@plumbline/imaging/raster.ts';
import { fitWithin, resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { BuildingClass } from '../read/building-class.ts';
import type { ExteriorStage } from './exterior-stage.ts';

/** Lit panes warm the wall around them and the ground before them. */
export function addWindowGlow(stage: ExteriorStage, glow: Plane, out: ColourPlanes): void {
  if (stage.light.lit <= 0) return;
  const { width, height, kinds, unit } = stage;
  const small = fitWithin(width, height, 400);
  const k = small.width / width;
  const reduced = resizePlaneArea(glow, small.width, small.height);
  const spread = (sigma: number): Plane =>
    resizePlaneArea(gaussianBlur(reduced, sigma * unit * k), width, height);
  const near = spread(11).data;
  const wide = spread(46).data;
  for (let i = 0; i < near.length; i++) {
    const kind = kinds[i] as number;
    const k2 =
      kind === BuildingClass.sky || kind === BuildingClass.sheet
        ? 0.3
        : kind === BuildingClass.glass
          ? 0.15
          : 1;
    const warm = (0.2 * (near[i] as number) + 0.42 * (wide[i] as number)) * k2;
    out.r[i] = (out.r[i] as number) + warm;
    out.g[i] = (out.g[i] as number) + 0.62 * warm;
    out.b[i] = (out.b[i] as number) + 0.28 * warm;
  }
}
