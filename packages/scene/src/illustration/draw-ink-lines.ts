import { gaussianBlur } from '@plumbline/imaging/gaussian-blur.ts';
import { createPlane, type Plane } from '@plumbline/imaging/raster.ts';
import { smoothstep } from '@plumbline/imaging/scalar.ts';

/** How much more of the broad blur is taken off: above 1 only the darker side of an edge is drawn. */
const SHARPNESS = 0.992;

/**
 * Ink lines 0…1 along the edges of a picture: a difference of Gaussians with a soft threshold (Winnemöller, "XDoG", 2011).
 * Lines lie on the darker side, so that they move no edge.
 * @param weight width of the lines in pixels. @param faintest contrast from which an edge is drawn, 0…1.
 */
export function drawInkLines(light: Plane, weight: number, faintest: number): Plane {
  const fine = gaussianBlur(light, weight).data;
  const broad = gaussianBlur(light, 1.6 * weight).data;
  const lines = createPlane(light.width, light.height);
  for (let i = 0; i < lines.data.length; i++) {
    const difference = SHARPNESS * (broad[i] as number) - (fine[i] as number);
    lines.data[i] = smoothstep(0.1 * faintest, 0.42 * faintest, difference);
  }
  return lines;
}
