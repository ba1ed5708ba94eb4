import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import type { Plane } from '@plumbline/imaging/raster.ts';
import { resizePlaneArea } from '@plumbline/imaging/resize-area.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';
import type { Atmosphere } from '@plumbline/atmosphere/atmosphere.ts';

/** Darkest surface (display luma) on which black lines still keep half their contrast; night may go lower. */
const LEAST: Readonly<Record<Atmosphere, number>> = {
  sunny: 0.51,
  rain: 0.5,
  fog: 0.55,
  snow: 0.51,
  dusk: 0.49,
  lights: 0.43,
};
/** How much of what is missing is added: the rest keeps dark things darker than others. */
const SHARE = 0.8;
const GRID = 320;
/** Reach of a line, as a share of the width: broad, so that no halo follows it. */
const REACH = 0.022;

/**
 * Raises dark surfaces where lines are drawn on them, keeping their hue: in dark styles and at night the linework must
 * still read. Where nothing is drawn, dark stays dark.
 * @param picture display values 0…1, RGB interleaved; changed in place. @param isOpen true where one looks out of the room:
 * the view through panes is left alone.
 */
export function liftAroundLines(
  picture: Float32Array,
  ink: Plane,
  atmosphere: Atmosphere,
  isOpen: (pixel: number) => boolean,
): void {
  const { width, height } = ink;
  const k = Math.min(1, GRID / Math.max(width, height));
  const small = resizePlaneArea(ink, Math.max(1, Math.round(width * k)), Math.max(1, Math.round(height * k)));
  const lines = resizePlaneArea(gaussianBlur(small, REACH * small.width), width, height).data;
  const least = LEAST[atmosphere];
  for (let i = 0, p = 0; i < lines.length; i++, p += 3) {
    const r = picture[p] as number;
    const g = picture[p + 1] as number;
    const b = picture[p + 2] as number;
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    if (y >= least || isOpen(i)) continue;
    const t = SHARE * smoothstep(0.004, 0.03, lines[i] as number);
    const gain = (y + (least - y) * t) / Math.max(0.04, y);
    // Half as a gain, which keeps the hue, half as an addition, which keeps saturated colours from glaring.
    const add = 0.5 * (least - y) * t;
    const mild = 1 + 0.5 * (gain - 1);
    picture[p] = Math.min(1, r * mild + add);
    picture[p + 1] = Math.min(1, g * mild + add);
    picture[p + 2] = Math.min(1, b * mild + add);
  }
}
