import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { between, finishOf, type Kit, pickOne, standOn } from './kit.ts';
import { box, gridSurface, rod, softBox } from './primitives.ts';
import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import { asThing } from './as-thing.ts';

/** A double bed with its head at z = 0 against a wall, foot towards +z. */
export const doubleBed = asThing('bed', buildDoubleBed);

function buildDoubleBed(kit: Kit, width: number, length: number): void {
  kit.mesh.nextThing();
  kit.mesh.place(0, 0, length / 2, 0, () => standOn(kit, 'bed', width + 0.1, length, 0, 1));
  const head = between(kit, 1.0, 1.2);
  const upholstered = kit.form.soft > 0.45 && !kit.form.lattice;
  if (upholstered) {
    const panels = Math.round((width + 0.1) / 0.36);
    const each = (width + 0.1) / panels;
    for (let k = 0; k < panels; k++)
      softBox(
        kit,
        -(width + 0.1) / 2 + each * (k + 0.5),
        0.18,
        0.06,
        each,
        head - 0.18,
        0.11,
        0.04,
        'fabric',
        0.012,
      );
    softBox(kit, 0, 0.1, length / 2 + 0.05, width + 0.06, 0.22, length - 0.1, 0.03, 'fabric');
  } else {
    const wood: FinishName = kit.form.lattice ? 'timber-dark' : 'timber';
    box(kit, 0, 0.15, 0.04, width + 0.1, head - 0.15, 0.05, wood);
    if (kit.form.lattice)
      for (let k = -4; k <= 4; k++) box(kit, (k * width) / 9, 0.5, 0.075, 0.03, head - 0.56, 0.03, 'timber');
    box(kit, 0, 0.14, length / 2 + 0.04, width + 0.06, 0.16, length - 0.08, wood);
  }
  for (const sx of [-1, 1])
    for (const z of [0.2, length - 0.12])
      rod(kit, [sx * (width / 2 - 0.1), 0, z], [sx * (width / 2 - 0.1), 0.16, z], 0.025, 'timber-dark');
  kit.mesh.nextThing();
  softBox(kit, 0, 0.3, length / 2 + 0.05, width - 0.02, 0.22, length - 0.16, 0.07, 'bedding', 0.01);
  duvet(kit, width, length);
  for (const side of [-1, 1]) {
    kit.mesh.nextThing();
    kit.mesh.place((side * width) / 4, 0.53, 0.3, side * 0.05, () =>
      leaning(kit, 0.7, 0.44, 'bedding', 0.05),
    );
    kit.mesh.nextThing();
    kit.mesh.place((side * width) / 4, 0.53, 0.47, side * -0.06, () =>
      leaning(kit, 0.62, 0.38, 'fabric-third', 0.05),
    );
  }
  kit.mesh.nextThing();
  kit.mesh.place(0, 0.56, 0.63, 0.04, () =>
    leaning(kit, 0.5, 0.28, pickOne<FinishName>(kit, ['accent', 'accent-second', 'fabric-second']), 0.05),
  );
}

/** A pillow leaning back against what stands behind it. */
function leaning(kit: Kit, w: number, h: number, name: FinishName, bulge: number): void {
  softBox(kit, 0, 0, 0, w, h, 0.1, 0.05, name, bulge);
}

/** Cover over the lower two thirds, hanging over the edges in shallow folds, and a throw across its foot. */
function duvet(kit: Kit, width: number, length: number): void {
  const start = length * 0.36;
  sheet(kit, width, start, length + 0.03, 0.54, 0.3, 'bedding');
  softBox(kit, 0, 0.5, start + 0.12, width + 0.02, 0.08, 0.26, 0.04, 'fabric-third');
  kit.mesh.nextThing();
  sheet(
    kit,
    width + 0.02,
    length * 0.72,
    length * 0.9,
    0.555,
    0.36,
    pickOne<FinishName>(kit, ['fabric-second', 'accent', 'fabric']),
  );
}

function sheet(
  kit: Kit,
  width: number,
  z0: number,
  z1: number,
  top: number,
  drop: number,
  name: FinishName,
): void {
  const rows = 16;
  const half = width / 2 + 0.03;
  const across: [number, number, Vec][] = [];
  const down = top - drop;
  for (let k = 0; k <= 4; k++)
    across.push([-half - 0.01, down + ((top - 0.06 - down) * k) / 4, [-1, 0.05, 0]]);
  across.push(
    [-half + 0.03, top - 0.008, [-0.6, 0.8, 0]],
    [-half * 0.5, top + 0.012, [-0.04, 1, 0]],
    [0, top + 0.02, [0, 1, 0]],
  );
  across.push([half * 0.5, top + 0.012, [0.04, 1, 0]], [half - 0.03, top - 0.008, [0.6, 0.8, 0]]);
  for (let k = 4; k >= 0; k--) across.push([half + 0.01, down + ((top - 0.06 - down) * k) / 4, [1, 0.05, 0]]);
  const points: { p: number[]; n: Vec }[] = [];
  const phase = kit.random() * 6;
  for (let i = 0; i <= rows; i++) {
    const z = z0 + ((z1 - z0) * i) / rows;
    for (const [x, y, n] of across) {
      const hang = Math.max(0, Math.min(1, (top - 0.05 - y) / 0.2));
      const fold = Math.sin(z * 17 + phase) + 0.5 * Math.sin(z * 31 + phase * 2);
      const puff = hang === 0 ? 0.008 * Math.sin(z * 6 + x * 4 + phase) : 0;
      points.push({
        p: [x + Math.sign(x) * hang * 0.018 * fold, y + puff, z],
        n: [
          n[0],
          n[1],
          n[2] - hang * 0.28 * Math.cos(z * 17 + phase) - 0.05 * (1 - hang) * Math.cos(z * 6 + x * 4 + phase),
        ],
      });
    }
  }
  gridSurface(kit, points, rows + 1, across.length, finishOf(kit, name), z1 - z0, width);
  // The end that hangs over the foot.
  kit.mesh.quad([-half, down, z1], [2 * half, 0, 0], [0, top - down - 0.01, 0], finishOf(kit, name));
}

/** A cabinet beside a bed, its back at z = 0. */
export const nightstand = asThing('nightstand', buildNightstand);

function buildNightstand(kit: Kit): void {
  kit.mesh.nextThing();
  kit.mesh.place(0, 0, 0.21, 0, () => standOn(kit, 'nightstand', 0.5, 0.42, 0, 0.5));
  softBox(kit, 0, 0.12, 0.21, 0.5, 0.38, 0.4, 0.01, 'joinery');
  for (const y of [0.15, 0.33]) {
    box(kit, 0, y, 0.415, 0.47, 0.155, 0.018, 'joinery');
    box(kit, 0, y + 0.075, 0.432, 0.12, 0.012, 0.018, kit.form.warmMetal ? 'brass' : 'black');
  }
  for (const sx of [-1, 1])
    for (const z of [0.06, 0.36]) rod(kit, [sx * 0.2, 0, z], [sx * 0.2, 0.13, z], 0.014, 'timber-dark');
}
