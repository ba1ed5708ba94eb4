import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import { finishIndex, type Kit } from './kit.ts';
import { box, rod } from './primitives.ts';

/** A flat roof about the origin: slab with overhang, parapet or thin edge. */
export function flatRoof(
  kit: Kit,
  w: number,
  d: number,
  over: number,
  thick: number,
  edge: FinishName,
): void {
  kit.mesh.nextThing();
  box(kit, 0, 0, 0, w + 2 * over, thick, d + 2 * over, edge);
  if (over > 0.3)
    box(
      kit,
      0,
      -0.01,
      0,
      w + 2 * over - 0.1,
      0.012,
      d + 2 * over - 0.1,
      kit.form.featureTimber ? 'timber' : 'ceiling',
    );
  const s = finishIndex('gravel');
  kit.mesh.quad(
    [-w / 2 - over + 0.15, thick + 0.005, -d / 2 - over + 0.15],
    [w + 2 * over - 0.3, 0, 0],
    [0, 0, d + 2 * over - 0.3],
    s,
  );
}

/** A gable roof about the origin, ridge along x, with thickness, eaves, gutters and gable walls. */
export function gableRoof(
  kit: Kit,
  w: number,
  d: number,
  rise: number,
  over: number,
  gable: FinishName,
): void {
  kit.mesh.nextThing();
  const f = finishIndex('roof');
  const t = 0.22;
  const profile = roofProfile(kit, d / 2 + over, rise, over);
  const half = w / 2 + over;
  for (const s of [-1, 1]) {
    let run = 0;
    for (let k = 0; k + 1 < profile.length; k++) {
      const [z0, y0] = profile[k] as readonly [number, number];
      const [z1, y1] = profile[k + 1] as readonly [number, number];
      const length = Math.hypot(z1 - z0, y1 - y0);
      const slope: Vec = [0, y1 - y0, s * (z1 - z0)];
      kit.mesh.mappedQuad([-half, y0 + t, s * z0], [2 * half, 0, 0], slope, f, [
        0,
        run,
        2 * half,
        0,
        0,
        length,
      ]);
      kit.mesh.quad(
        [-half, y0, s * z0],
        [2 * half, 0, 0],
        slope,
        finishIndex(kit.form.lattice ? 'timber-dark' : 'trim'),
      );
      for (const e of [-1, 1])
        kit.mesh.quad(
          [e * half, y0, s * z0],
          [0, t, 0],
          slope,
          finishIndex(kit.form.lattice ? 'timber-dark' : 'trim'),
        );
      run += length;
    }
    const [ez, ey] = profile[profile.length - 1] as readonly [number, number];
    kit.mesh.quad([-half, ey, s * ez], [2 * half, 0, 0], [0, t, 0], finishIndex('trim'));
    if (!kit.form.lattice)
      rod(kit, [-half, ey + 0.08, s * (ez + 0.07)], [half, ey + 0.08, s * (ez + 0.07)], 0.07, 'metal', 8);
  }
  const ridge = profile[0]?.[1] ?? rise;
  box(kit, 0, ridge + t - 0.04, 0, 2 * half, 0.14, 0.28, 'roof');
  // Gable walls follow the roof's line.
  const wall = finishIndex(gable);
  for (const e of [-1, 1])
    for (const s of [-1, 1])
      for (let k = 0; k + 1 < profile.length; k++) {
        const [z0, y0] = profile[k] as readonly [number, number];
        const [z1, y1] = profile[k + 1] as readonly [number, number];
        if (z0 >= d / 2) continue;
        const end = Math.min(z1, d / 2);
        const yEnd = y0 + ((y1 - y0) * (end - z0)) / (z1 - z0);
        const low = Math.min(0, yEnd);
        kit.mesh.triangle([(e * w) / 2, y0, s * z0], [0, yEnd - y0, s * (end - z0)], [0, low - y0, 0], wall);
        kit.mesh.triangle([(e * w) / 2, low, s * end], [0, 0, -s * (end - z0)], [0, yEnd - low, 0], wall);
      }
}

/** Distance from the ridge and height, from ridge to eaves: straight, or sagging with lifted eaves. */
function roofProfile(kit: Kit, reach: number, rise: number, over: number): (readonly [number, number])[] {
  const drop = (rise / (reach - over)) * over;
  if (!kit.form.curvedRoof)
    return [
      [0, rise],
      [reach, -drop],
    ];
  return Array.from({ length: 8 }, (_, k) => {
    const t = k / 7;
    const y = rise - (rise + drop * 0.55) * (1.38 * t - 0.38 * t * t * t);
    return [reach * t, y] as const;
  });
}

/** A hip roof about the origin. */
export function hipRoof(kit: Kit, w: number, d: number, rise: number, over: number): void {
  kit.mesh.nextThing();
  const f = finishIndex('roof');
  const a = w / 2 + over;
  const b = d / 2 + over;
  const r = Math.max(0, a - b);
  const drop = (rise / (b - over)) * over;
  const long = Math.hypot(b, rise + drop);
  for (const s of [-1, 1]) {
    kit.mesh.mappedQuad([-r, rise, 0], [2 * r, 0, 0], [0, -rise - drop, s * b], f, [0, 0, 2 * r, 0, 0, long]);
    for (const e of [-1, 1]) {
      kit.mesh.triangle(
        [e * r, rise, 0],
        [0, -rise - drop, s * b],
        [e * (a - r), -rise - drop, s * b],
        f,
        undefined,
        [0, 0, 0, long, a - r, long],
      );
      kit.mesh.triangle(
        [e * r, rise, 0],
        [e * (a - r), -rise - drop, s * b],
        [e * (a - r), -rise - drop, 0],
        f,
        undefined,
        [0, 0, b, long, 0, long],
      );
    }
    kit.mesh.quad([-a, -drop - 0.2, s * b], [2 * a, 0, 0], [0, 0.2, 0], finishIndex('trim'));
    kit.mesh.quad([s * a, -drop - 0.2, -b], [0, 0, 2 * b], [0, 0.2, 0], finishIndex('trim'));
    rod(kit, [-a, -drop - 0.02, s * (b + 0.07)], [a, -drop - 0.02, s * (b + 0.07)], 0.065, 'metal', 8);
    rod(kit, [s * (a + 0.07), -drop - 0.02, -b], [s * (a + 0.07), -drop - 0.02, b], 0.065, 'metal', 8);
  }
  kit.mesh.quad([-a, -drop - 0.2, -b], [2 * a, 0, 0], [0, 0, 2 * b], finishIndex('trim'));
}
