import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import type { Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import { between, finishOf, type Kit, standOn } from './kit.ts';
import { foliage } from './plants.ts';
import { rod } from './primitives.ts';
import { asThing } from './as-thing.ts';

/**
 * A tree at the origin. `detail` 0…1 sets the number and size of its leaves: trees far away need few.
 * Kinds: 0 round, 1 slender, 2 several stems. `fineness` makes so many times smaller leaves, and as many more as cover the
 * same: for trees that are looked at closely.
 */
export const tree = asThing('tree', buildTree);

function buildTree(kit: Kit, height: number, kind: number, detail: number, fineness = 1): void {
  kit.mesh.nextThing();
  standOn(kit, 'tree', 0.5, 0.5, 0, height);
  const leaf = (height * (0.055 - 0.028 * detail)) / fineness;
  const count = Math.round((60 + 150 * detail) * fineness * fineness);
  const stems = kind === 2 ? 3 : 1;
  for (let s = 0; s < stems; s++) {
    const lean = kind === 2 ? 0.12 : 0.03;
    const angle = 2.1 * s + kit.random() * 2;
    const top: Vec = [lean * height * Math.sin(angle), height * 0.55, lean * height * Math.cos(angle)];
    const r = height * (kind === 2 ? 0.011 : 0.02);
    const half: Vec = [top[0] * 0.45, top[1] * 0.5, top[2] * 0.45];
    rod(kit, [0.3 * r * s, 0, 0], half, r, 'trunk', 8);
    rod(kit, half, top, r * 0.75, 'trunk', 7);
    const wide = kind === 1 ? 0.15 : 0.25;
    const blobs = kind === 2 ? 4 : 8;
    for (let k = 0; k < blobs; k++) {
      const a = 2.4 * k + kit.random();
      const up = kind === 1 ? 0.4 + (0.55 * (k + 0.5)) / blobs : 0.5 + (0.42 * (k + 0.3)) / blobs;
      const out = wide * height * (k < blobs - 2 ? between(kit, 0.45, 0.85) : 0.2) * (kind === 1 ? 0.75 : 1);
      const c: Vec = [top[0] + out * Math.sin(a), height * up, top[2] + out * Math.cos(a)];
      rod(kit, [top[0] * 0.8, height * Math.min(0.52, up * 0.72), top[2] * 0.8], c, r * 0.3, 'trunk', 4);
      const size = height * between(kit, 0.13, 0.19) * (kind === 1 ? 0.75 : 1) * (stems > 1 ? 0.8 : 1);
      const name: FinishName = k % 3 === 0 ? 'leaf-second' : k % 3 === 1 ? 'leaf' : 'leaf-third';
      foliage(kit, c, [size, size * 0.8, size], count, leaf, name);
    }
  }
}

/** A conifer or cypress: a slim cone of leaves. */
export function conifer(kit: Kit, height: number, slim: number): void {
  kit.mesh.nextThing();
  standOn(kit, 'tree', 0.4, 0.4, 0, height);
  rod(kit, [0, 0, 0], [0, height * 0.9, 0], height * 0.012, 'trunk', 6);
  const rings = 8;
  for (let k = 0; k < rings; k++) {
    const t = k / rings;
    const r = height * slim * (1 - t * 0.92);
    foliage(
      kit,
      [0, height * (0.12 + 0.84 * t), 0],
      [r, height * 0.1, r],
      Math.round(70 - 40 * t),
      height * 0.024,
      k % 2 === 0 ? 'leaf-third' : 'leaf',
    );
  }
}

/** A rounded bush. */
export function shrub(kit: Kit, size: number, name: FinishName = 'leaf', flowers = false): void {
  kit.mesh.nextThing();
  foliage(kit, [0, size * 0.42, 0], [size * 0.5, size * 0.45, size * 0.5], 90, size * 0.11, name);
  foliage(
    kit,
    [size * 0.16, size * 0.3, -size * 0.1],
    [size * 0.42, size * 0.32, size * 0.42],
    50,
    size * 0.1,
    'leaf-third',
  );
  if (flowers)
    foliage(kit, [0, size * 0.5, 0], [size * 0.52, size * 0.46, size * 0.52], 26, size * 0.07, 'flower');
}

/** A clipped hedge along x about the origin. */
export function hedge(kit: Kit, length: number, height: number, depth: number): void {
  kit.mesh.nextThing();
  standOn(kit, 'hedge', length, depth, 0, height);
  const f = finishOf(kit, 'leaf-third');
  const w = length - 0.08;
  const d = depth - 0.08;
  const h = height - 0.04;
  kit.mesh.quad([-w / 2, 0, -d / 2], [w, 0, 0], [0, h, 0], f);
  kit.mesh.quad([-w / 2, 0, d / 2], [w, 0, 0], [0, h, 0], f);
  kit.mesh.quad([-w / 2, h, -d / 2], [w, 0, 0], [0, 0, d], f);
  for (const s of [-1, 1]) kit.mesh.quad([(s * w) / 2, 0, -d / 2], [0, 0, d], [0, h, 0], f);
  // Leaves on its skin.
  const n = Math.min(2400, Math.round((length * (2 * height + depth)) / 0.008));
  for (let k = 0; k < n; k++) {
    const side = kit.random();
    const x = (kit.random() - 0.5) * length;
    const s = 0.05 + 0.04 * kit.random();
    const name: FinishName = kit.random() < 0.4 ? 'leaf' : 'leaf-third';
    const tilt = kit.random() - 0.5;
    if (side < 0.34)
      flake(kit, [x, height, (kit.random() - 0.5) * depth], [0.3 * tilt, 1, 0.4 * tilt], s, name);
    else
      flake(
        kit,
        [x, kit.random() * height, ((side < 0.67 ? -1 : 1) * depth) / 2],
        [tilt, 0.3, side < 0.67 ? -1 : 1],
        s,
        name,
      );
  }
}

function flake(kit: Kit, p: Vec, n: Vec, s: number, name: FinishName): void {
  const a: Vec = Math.abs(n[1]) > 0.8 ? [s, s * 0.3, 0] : [s, -s * 0.4, 0];
  const b: Vec = Math.abs(n[1]) > 0.8 ? [0, s * 0.2, s * 0.8] : [0.2 * s, s * 0.8, 0.3 * s];
  kit.mesh.smoothQuad(p, a, b, finishOf(kit, name), [n, n, n]);
}

/** Ornamental grass: a tuft of thin blades. */
export function grassTuft(kit: Kit, size: number): void {
  kit.mesh.nextThing();
  for (let k = 0; k < 34; k++) {
    const a = 2.4 * k;
    const lean = between(kit, 0.1, 0.6);
    const long = size * between(kit, 0.7, 1.1);
    const mid: Vec = [0.3 * lean * long * Math.sin(a), long * 0.6, 0.3 * lean * long * Math.cos(a)];
    const tip: Vec = [
      0.8 * lean * long * Math.sin(a),
      long * (1 - 0.3 * lean),
      0.8 * lean * long * Math.cos(a),
    ];
    const w = size * 0.016;
    const side: Vec = [w * Math.cos(a), 0, -w * Math.sin(a)];
    const f = finishOf(kit, k % 3 === 0 ? 'leaf-second' : 'leaf');
    const n: Vec = [0.4 * Math.sin(a), 0.9, 0.4 * Math.cos(a)];
    kit.mesh.smoothQuad([0.04 * Math.sin(a), 0, 0.04 * Math.cos(a)], side, mid, f, [n, n, n]);
    kit.mesh.triangle(mid, side, [tip[0] - mid[0], tip[1] - mid[1], tip[2] - mid[2]], f, [n, n, n]);
  }
}
