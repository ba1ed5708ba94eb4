import type { AreaLight } from '../finishes/finish.ts';
import type { Tracer } from '../trace/tracer.ts';
import type { SkyDome } from '../sky/sky-dome.ts';

/** Adds the light of lamps and portals that falls on a point, over π, to `out`; a, b and c are numbers of the unit cube. */
export type LightEstimate = (
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  a: number,
  b: number,
  c: number,
  out: Float32Array,
) => void;

const FAR = 400;

/**
 * One shadow ray for all lights: a point is drawn on each, one of them is chosen by how much it would give, and it stands
 * for their sum (resampled importance sampling, Talbot et al. 2005).
 *
 * @param beyond whether a portal's light must also pass what lies before it, out of doors.
 */
export function createLightEstimate(
  lights: readonly AreaLight[],
  sky: SkyDome,
  tracer: Tracer,
  beyond = false,
): LightEstimate {
  const n = lights.length;
  const weight = new Float32Array(n);
  const gain = new Float32Array(3 * n);
  const way = new Float32Array(4 * n);
  const glow = new Float32Array(3);
  const areas = Float32Array.from(lights, (light) =>
    light.normal === undefined
      ? Math.PI * light.radius ** 2
      : 4 * Math.hypot(...light.a) * Math.hypot(...light.b),
  );
  return (x, y, z, nx, ny, nz, a, b, c, out) => {
    if (n === 0) return;
    let sum = 0;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let k = 0; k < n; k++) {
      const light = lights[k] as AreaLight;
      const s = (a + k * 0.618) % 1;
      const t = (b + k * 0.382) % 1;
      weight[k] = 0;
      let dx = light.centre[0] - x;
      let dy = light.centre[1] - y;
      let dz = light.centre[2] - z;
      const area = areas[k] as number;
      if (light.normal === undefined) {
        const r = light.radius;
        const height = 1 - 2 * s;
        const flat = Math.sqrt(Math.max(0, 1 - height * height)) * r;
        dx += flat * Math.cos(6.2832 * t);
        dz += flat * Math.sin(6.2832 * t);
        dy += height * r;
      } else {
        const p = 2 * s - 1;
        const q = 2 * t - 1;
        dx += light.a[0] * p + light.b[0] * q;
        dy += light.a[1] * p + light.b[1] * q;
        dz += light.a[2] * p + light.b[2] * q;
      }
      const square = dx * dx + dy * dy + dz * dz;
      const length = Math.sqrt(square);
      const cos = (dx * nx + dy * ny + dz * nz) / length;
      if (cos <= 0) continue;
      let facing = 1;
      if (light.normal !== undefined) {
        facing = -(dx * light.normal[0] + dy * light.normal[1] + dz * light.normal[2]) / length;
        if (facing <= 0) continue;
      }
      const form = (cos * facing * area) / (Math.PI * (square + 0.06 * area + 0.01));
      let r = light.radiance[0];
      let g = light.radiance[1];
      let bl = light.radiance[2];
      if (light.portal) {
        sky.light(dx / length, dy / length, dz / length, glow);
        r *= glow[0] as number;
        g *= glow[1] as number;
        bl *= glow[2] as number;
      }
      r *= form;
      g *= form;
      bl *= form;
      gain[3 * k] = r;
      gain[3 * k + 1] = g;
      gain[3 * k + 2] = bl;
      way[4 * k] = dx / length;
      way[4 * k + 1] = dy / length;
      way[4 * k + 2] = dz / length;
      way[4 * k + 3] = length;
      const w = 0.3 * r + 0.6 * g + 0.1 * bl;
      weight[k] = w;
      sum += w;
      red += r;
      green += g;
      blue += bl;
    }
    if (sum <= 1e-7) return;
    let pick = c * sum;
    let chosen = -1;
    for (let k = 0; k < n; k++) {
      const w = weight[k] as number;
      if (w <= 0) continue;
      chosen = k;
      pick -= w;
      if (pick <= 0) break;
    }
    const light = lights[chosen] as AreaLight;
    // A lamp stands inside its own shade: the last bit of the way does not count.
    const far =
      light.portal && beyond
        ? FAR
        : (way[4 * chosen + 3] as number) - (light.normal === undefined ? light.radius * 1.6 + 0.02 : 0.01);
    const blocked =
      far > 0 &&
      tracer.blocked(
        x + nx * 0.002,
        y + ny * 0.002,
        z + nz * 0.002,
        way[4 * chosen] as number,
        way[4 * chosen + 1] as number,
        way[4 * chosen + 2] as number,
        far,
      );
    if (blocked) return;
    const share = sum / (weight[chosen] as number);
    // Mixed colours: the chosen one carries its own hue, as strong as the sum.
    out[0] = (out[0] as number) + Math.min((gain[3 * chosen] as number) * share, 3 * red + 0.01);
    out[1] = (out[1] as number) + Math.min((gain[3 * chosen + 1] as number) * share, 3 * green + 0.01);
    out[2] = (out[2] as number) + Math.min((gain[3 * chosen + 2] as number) * share, 3 * blue + 0.01);
  };
}
