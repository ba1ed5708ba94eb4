import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { addPanelLight, finishOf, type Kit, standOn } from './kit.ts';
import { wallMirror } from './decoration.ts';
import { tap } from './kitchen-run.ts';
import { box, cylinder, lathe, rod, softBox } from './primitives.ts';
import { asThing } from './as-thing.ts';

/** A vanity with basins and a lit mirror, back at z = 0. */
export function vanity(kit: Kit, width: number): void {
  kit.mesh.nextThing();
  kit.mesh.place(0, 0, 0.27, 0, () => standOn(kit, 'vanity', width, 0.54, 0, 0.9));
  box(kit, 0, 0.36, 0.26, width, 0.42, 0.5, 'joinery');
  const fronts = Math.max(2, Math.round(width / 0.6));
  for (let k = 0; k < fronts; k++) {
    const each = width / fronts;
    box(kit, -width / 2 + each * (k + 0.5), 0.37, 0.515, each - 0.006, 0.4, 0.018, 'joinery');
  }
  softBox(kit, 0, 0.78, 0.27, width + 0.02, 0.035, 0.54, 0.004, 'worktop');
  const basins = width > 1.3 ? [-width / 4, width / 4] : [0];
  for (const x of basins) {
    lathe(
      kit,
      x,
      0.815,
      0.29,
      [
        [0.12, 0],
        [0.19, 0.05],
        [0.205, 0.12],
        [0.19, 0.12],
        [0.15, 0.04],
        [0.001, 0.025],
      ],
      'ceramic',
      26,
    );
    tap(kit, x, 0.815, 0.08, 0.28);
  }
  kit.mesh.place(0, 1.55, 0, 0, () => {
    wallMirror(kit, width * 0.92, 0.95);
    for (const s of [-1, 1])
      box(kit, s * (width * 0.46 + 0.012), -0.475, 0.014, 0.02, 0.95, 0.02, 'cove-glow');
    addPanelLight(kit, [0, 0.5, 0.05], [width * 0.46, 0, 0], [0, 0.03, 0], [0, 0, 1], 0.5);
  });
  cylinder(kit, width * 0.42, 0.815, 0.2, 0.03, 0.15, 'pot', 12);
  cylinder(kit, width * 0.42 - 0.09, 0.815, 0.18, 0.026, 0.11, 'brass', 12);
}

/** A free-standing bath about the origin, long along x. */
export const bathtub = asThing('bathtub', buildBathtub);

function buildBathtub(kit: Kit): void {
  kit.mesh.nextThing();
  standOn(kit, 'bathtub', 1.72, 0.82, 0, 0.58);
  const n = 36;
  const ring = (rx: number, rz: number, y: number, k: number): readonly [number, number, number] => {
    const a = (2 * Math.PI * k) / n;
    const c = Math.cos(a);
    const s = Math.sin(a);
    return [rx * Math.sign(c) * Math.abs(c) ** 0.62, y, rz * Math.sign(s) * Math.abs(s) ** 0.72];
  };
  const rings: readonly (readonly [number, number, number])[] = [
    [0.66, 0.28, 0],
    [0.74, 0.34, 0.06],
    [0.82, 0.39, 0.4],
    [0.86, 0.41, 0.57],
    [0.83, 0.385, 0.58],
    [0.8, 0.36, 0.54],
    [0.7, 0.28, 0.2],
    [0.6, 0.2, 0.12],
    [0.001, 0.001, 0.11],
  ];
  const f = finishOf(kit, 'ceramic');
  for (let r = 0; r + 1 < rings.length; r++) {
    const [ax, az, ay] = rings[r] as readonly [number, number, number];
    const [bx, bz, by] = rings[r + 1] as readonly [number, number, number];
    for (let k = 0; k < n; k++) {
      const p = ring(ax, az, ay, k);
      const q = ring(ax, az, ay, k + 1);
      const u = ring(bx, bz, by, k);
      const w = ring(bx, bz, by, k + 1);
      const sub = (a: readonly number[], b: readonly number[]): readonly [number, number, number] => [
        (a[0] as number) - (b[0] as number),
        (a[1] as number) - (b[1] as number),
        (a[2] as number) - (b[2] as number),
      ];
      kit.mesh.triangle(p, sub(q, p), sub(u, p), f);
      kit.mesh.triangle(w, sub(u, w), sub(q, w), f);
    }
  }
  const metal: FinishName = kit.form.warmMetal ? 'brass' : 'metal';
  rod(kit, [0, 0, -0.5], [0, 0.92, -0.5], 0.016, metal, 8);
  rod(kit, [0, 0.92, -0.5], [0, 0.9, -0.28], 0.012, metal, 8);
  rod(kit, [0, 0.9, -0.28], [0, 0.82, -0.28], 0.012, metal, 8);
}

/** A wall-hung toilet, the wall at z = 0. */
export function toilet(kit: Kit): void {
  kit.mesh.nextThing();
  kit.mesh.place(0, 0, 0.36, 0, () => standOn(kit, 'toilet', 0.42, 0.72, 0, 0.9));
  box(kit, 0, 0, 0.08, 0.5, 1.1, 0.16, 'wall-tile');
  box(kit, 0, 0.9, 0.165, 0.22, 0.14, 0.01, 'metal');
  softBox(kit, 0, 0.16, 0.42, 0.34, 0.22, 0.52, 0.1, 'ceramic');
  softBox(kit, 0, 0.37, 0.42, 0.37, 0.06, 0.54, 0.03, 'ceramic');
}

/** Folded towels on a rail, the wall at z = 0. */
export function towels(kit: Kit): void {
  kit.mesh.nextThing();
  rod(kit, [-0.32, 0, 0.08], [0.32, 0, 0.08], 0.01, kit.form.warmMetal ? 'brass' : 'black', 8);
  for (const s of [-1, 1])
    rod(kit, [s * 0.3, 0, 0], [s * 0.3, 0, 0.08], 0.01, kit.form.warmMetal ? 'brass' : 'black', 6);
  softBox(kit, -0.12, -0.55, 0.085, 0.3, 0.56, 0.05, 0.02, 'bedding');
  softBox(kit, 0.2, -0.4, 0.085, 0.22, 0.41, 0.05, 0.02, 'fabric-third');
}
