import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { between, finishIndex, type Kit } from '../solids/kit.ts';
import { box } from '../solids/primitives.ts';
import { figure } from '../solids/outdoor.ts';
import { grassTuft, shrub, tree } from '../solids/trees.ts';

/** The ground as far as the eye reaches. */
export function ground(kit: Kit, name: FinishName): void {
  kit.mesh.nextThing();
  const r = 260;
  kit.mesh.mappedQuad([-r, 0, -r], [2 * r, 0, 0], [0, 0, 2 * r], finishIndex(name), [
    0,
    0,
    2 * r,
    0,
    0,
    2 * r,
  ]);
}

/** A paved or planted field on the ground about (x, z), `rise` above it, with edges. */
export function field(
  kit: Kit,
  x: number,
  z: number,
  w: number,
  d: number,
  rise: number,
  name: FinishName,
): void {
  kit.mesh.nextThing();
  const f = finishIndex(name);
  kit.mesh.mappedQuad([x - w / 2, rise, z - d / 2], [w, 0, 0], [0, 0, d], f, [x, z, w, 0, 0, d]);
  if (rise < 0.005) return;
  kit.mesh.quad([x - w / 2, 0, z - d / 2], [w, 0, 0], [0, rise, 0], f);
  kit.mesh.quad([x - w / 2, 0, z + d / 2], [w, 0, 0], [0, rise, 0], f);
  kit.mesh.quad([x - w / 2, 0, z - d / 2], [0, 0, d], [0, rise, 0], f);
  kit.mesh.quad([x + w / 2, 0, z - d / 2], [0, 0, d], [0, rise, 0], f);
}

/** A row of trees far behind, so that the land does not end bare. */
export function distantTrees(
  kit: Kit,
  from: number,
  width: number,
  count: number,
  gap?: readonly [number, number],
): void {
  for (let k = 0; k < count; k++) {
    const x = -width / 2 + (width * (k + kit.random())) / count;
    const z = from + between(kit, 0, 14);
    if (gap !== undefined && x > gap[0] && x < gap[1]) continue;
    kit.mesh.place(x, 0, z, kit.random() * 6, () =>
      tree(kit, between(kit, 7, 11), k % 4 === 0 ? 1 : 0, 0.12),
    );
  }
}

/** A street before the plot: carriageway, kerb and pavement; its far edge lies at `z`. */
export function street(kit: Kit, z: number): void {
  field(kit, 0, z - 4.6, 240, 6, 0.012, 'asphalt');
  box(kit, 0, 0, z - 1.52, 240, 0.1, 0.16, 'stone');
  field(kit, 0, z - 0.72, 240, 1.44, 0.09, 'paving-second');
}

/** Shrubs, tufts and flowers strewn over a bed. */
export function plantBed(kit: Kit, x: number, z: number, w: number, d: number, density: number): void {
  field(kit, x, z, w, d, 0.04, 'soil');
  const n = Math.max(3, Math.round(w * d * density));
  for (let k = 0; k < n; k++) {
    const px = x + w * (((k * 0.618 + 0.3 * kit.random()) % 1) - 0.5) * 0.9;
    const pz = z + d * (((k * 0.382 + 0.3 * kit.random()) % 1) - 0.5) * 0.8;
    kit.mesh.place(px, 0.03, pz, kit.random() * 6, () => {
      if (k % 3 === 2) grassTuft(kit, between(kit, 0.5, 0.85));
      else shrub(kit, between(kit, 0.5, 0.95), k % 2 === 0 ? 'leaf' : 'leaf-second', k % 4 === 1);
    });
  }
}

/** Some people for scale. */
export function people(kit: Kit, places: readonly (readonly [x: number, z: number])[], y = 0): void {
  for (const [x, z] of places)
    kit.mesh.place(x, y, z, kit.random() * 6.28, () =>
      figure(
        kit,
        between(kit, 1.6, 1.82),
        (['figure-second', 'fabric-second', 'fabric', 'figure'] as const)[Math.floor(kit.random() * 4)] ??
          'figure',
      ),
    );
}
