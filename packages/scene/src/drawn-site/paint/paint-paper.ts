import { distanceTransform } from '@plumbline/imaging/distance-transform.ts';
import { createBitMask } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { Rgb } from '@plumbline/imaging/srgb.ts';
import { fractalNoise } from '@plumbline/imaging/value-noise.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import { SiteClass } from '../../drawn-garden/read/site-class.ts';
import type { SiteStage } from '../../drawn-garden/paint/site-stage.ts';

/** The sheet round a free-standing drawing: ground washed in near the buildings, clean paper under the notes. */
export function paintPaper(stage: SiteStage, out: ColourPlanes): void {
  const { width, height, kinds, light, palette, unit, request } = stage;
  const drawn = createBitMask(width, height);
  let any = false;
  for (let i = 0; i < kinds.length; i++)
    if (kinds[i] !== SiteClass.sheet) {
      drawn.data[i] = 1;
      any = true;
    }
  const distance = any ? distanceTransform(drawn).data : new Float32Array(kinds.length);
  const paper = palette[SiteClass.sheet] as Rgb;
  const green = palette[SiteClass.lawn] as Rgb;
  const cover = Math.min(0.85, light.sheetWash);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (kinds[i] !== SiteClass.sheet) continue;
      const ragged = fractalNoise(x / (70 * unit), y / (60 * unit), 3, request.seed + 77);
      const near = 1 - smoothstep(0.2, 1, (distance[i] as number) / (unit * (60 + 130 * ragged)));
      const a = cover * near * (0.86 + 0.2 * ragged);
      for (const [c, plane] of [out.r, out.g, out.b].entries()) {
        const dim = Math.min(1, (light.ambient[c] as number) + (light.sun[c] as number));
        const ground = light.snow > 0 ? 0.9 : 0.6 * (green[c] as number) + 0.3;
        const lit = ground * ((light.ambient[c] as number) + 0.9 * (light.sun[c] as number));
        const bare = (paper[c] as number) * (0.35 + 0.65 * dim);
        plane[i] = bare + (lit - bare) * a;
      }
    }
}
