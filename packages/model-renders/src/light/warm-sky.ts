import { saturate, smoothstep } from '@plumbline/imaging/scalar.ts';
import type { ColourPlanes } from '@plumbline/imaging/colour-planes.ts';
import type { ViewCamera } from '@plumbline/tracer/view-camera.ts';
import type { ModelSky } from './model-sky.ts';

/** Sine of the sun's height from which the sky of a clear day begins to turn golden, and where it is so altogether. */
const FROM = 0.3;
const TO = 0.06;
/** What is left of a day's colours at the horizon and above. */
const LOW = [1.02, 0.81, 0.54] as const;
const HIGH = [0.86, 0.86, 0.9] as const;

/** How low the sun of a clear day stands: 0 where its light is a day's, 1 where it is golden altogether. */
export function lowSun({ look, sun }: ModelSky): number {
  return look === 'sunny' && sun !== null ? smoothstep(FROM, TO, sun.direction[1]) : 0;
}

/** Gives the painted sky of a clear day the colours of a low sun, in place: gold along the horizon, deeper blue above. */
export function warmSky(planes: ColourPlanes, camera: ViewCamera, sky: ModelSky): void {
  const share = lowSun(sky);
  if (share === 0) return;
  const { width, height } = planes;
  const horizon = camera.horizonY - camera.focal * Math.tan(camera.pitch);
  for (let y = 0; y < height; y++) {
    const up = saturate((horizon - y) / (0.55 * height)) ** 0.7;
    for (const [c, plane] of [planes.r, planes.g, planes.b].entries()) {
      const tint = (LOW[c] as number) + ((HIGH[c] as number) - (LOW[c] as number)) * up;
      const k = 1 + (tint - 1) * share;
      for (let i = y * width; i < (y + 1) * width; i++) plane[i] = (plane[i] as number) * k;
    }
  }
}
