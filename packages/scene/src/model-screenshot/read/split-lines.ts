import { closeGrey } from '@plumbline/imaging/morphology.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import type { DisplayPlanes } from '../../backdrop/display-planes.ts';

export interface SplitModel {
  /** Surfaces with the drawn lines and other thin dark detail filled in from beside them. */
  readonly fill: DisplayPlanes;
  /** Light of the picture relative to its fill, 0…1: what the lines take away. */
  readonly lines: Plane;
}

/** Parts thin dark lines from the surfaces they are drawn on, by closing each channel with a window of about 5 px at 1024. */
export function splitLines(picture: DisplayPlanes): SplitModel {
  const { width, height } = picture.light;
  const radius = Math.max(1, Math.round((2 * Math.max(width, height)) / 1024));
  const r = closeGrey(picture.r, radius);
  const g = closeGrey(picture.g, radius);
  const b = closeGrey(picture.b, radius);
  const light = createPlane(width, height);
  const lines = createPlane(width, height);
  for (let i = 0; i < light.data.length; i++) {
    const full =
      0.299 * (r.data[i] as number) + 0.587 * (g.data[i] as number) + 0.114 * (b.data[i] as number);
    light.data[i] = full;
    lines.data[i] = Math.min(1, ((picture.light.data[i] as number) + 0.004) / (full + 0.004));
  }
  return { fill: { r, g, b, light }, lines };
}
