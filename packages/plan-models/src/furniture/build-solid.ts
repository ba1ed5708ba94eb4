import type { Kit } from '@plumbline/designs/solids/kit.ts';
import { seededRandom } from '@plumbline/imaging/random.ts';
import type { ModelMesh } from '@plumbline/models/model/model.ts';
import { FINISH_NAMES, type FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { formOfStyle } from '@plumbline/tracer/finishes/style-form.ts';
import { SolidMesh } from '@plumbline/tracer/trace/solid-mesh.ts';
import { outwardFaces } from './outward-faces.ts';
import type { SolidRule } from './solids.ts';

/** What one solid is made of: a mesh for each finish. */
export type SolidParts = readonly { readonly finish: FinishName; readonly mesh: ModelMesh }[];

/** Any seed does: the same solid is the same in every model. */
const SEED = 7;
/** The plain form of a design: no style's. */
const PLAIN_FORM = formOfStyle({ id: '' });

/**
 * A solid of our designs as meshes of a model: its middle on the origin, standing on 0, its front towards −z. Designs count z to the
 * north and models to the south, so it is mirrored.
 */
export function buildSolid(rule: SolidRule, width: number, depth: number): SolidParts {
  const kit = newKit();
  const own = rule.depth ?? depth;
  kit.mesh.place(0, 0, 0, rule.backwards === true ? Math.PI : 0, () =>
    kit.mesh.place(0, 0, rule.fromBack === true ? -own / 2 : 0, 0, () => rule.build(kit, width, depth)),
  );
  const stretch = [width / (rule.width ?? width), 1, depth / own] as const;
  const finishes = [...new Set(kit.mesh.finish.subarray(0, kit.mesh.count))].toSorted((a, b) => a - b);
  const flipped = outwardFaces(kit.mesh);
  return finishes.flatMap((finish) => {
    const name = FINISH_NAMES[finish];
    return name === undefined ? [] : [{ finish: name, mesh: meshOf(kit.mesh, finish, flipped, stretch) }];
  });
}

function newKit(): Kit {
  return {
    mesh: new SolidMesh(),
    panes: new SolidMesh(),
    lights: [],
    footprints: [],
    rooms: [],
    form: PLAIN_FORM,
    random: seededRandom(SEED),
    lamp: 0,
  };
}

function meshOf(
  solid: SolidMesh,
  finish: number,
  flipped: Uint8Array,
  [sx, sy, sz]: readonly [number, number, number],
): ModelMesh {
  const positions: number[] = [];
  const normals: number[] = [];
  const indices: number[] = [];
  const corners = new Map<string, number>();
  const corner = (p: readonly number[], n: readonly number[]): number => {
    const [x, y, z] = [p[0] as number, p[1] as number, p[2] as number];
    const placed = [x * sx, y * sy, -z * sz];
    const leaning = [(n[0] as number) / sx, (n[1] as number) / sy, -(n[2] as number) / sz];
    const length = Math.hypot(...leaning) || 1;
    const facing = leaning.map((value) => value / length);
    const key = [...placed, ...facing].map((value) => Math.round(value * 5000)).join();
    const known = corners.get(key);
    if (known !== undefined) return known;
    const number = positions.length / 3;
    positions.push(...placed);
    normals.push(...facing);
    corners.set(key, number);
    return number;
  };
  const { geometry: g, normals: given } = solid;
  for (let i = 0; i < solid.count; i++) {
    if (solid.finish[i] !== finish) continue;
    const at = 9 * i;
    const sign = flipped[i] === 1 ? -1 : 1;
    const [p, a, b] = [0, 3, 6].map((k) => [...g.subarray(at + k, at + k + 3)]) as [
      number[],
      number[],
      number[],
    ];
    const [np, na, nb] = [0, 3, 6].map((k) =>
      [...given.subarray(at + k, at + k + 3)].map((value) => value * sign),
    ) as [number[], number[], number[]];
    const end = (edge: readonly number[]) => p.map((value, k) => value + (edge[k] as number));
    const three = [corner(p, np), corner(end(a), na), corner(end(b), nb)] as const;
    // Mirrored: a corner order that was right is now wrong.
    const turned = facesAway(a, b, np);
    const add = (k: number, l: number, m: number): void => {
      if (k === l || l === m || m === k) return;
      if (turned) indices.push(k, l, m);
      else indices.push(k, m, l);
    };
    add(three[0], three[1], three[2]);
    if (solid.shape[i] !== 1) continue;
    const last = p.map((value, k) => value + (a[k] as number) + (b[k] as number));
    const fourth = corner(
      last,
      na.map((value, k) => value + (nb[k] as number) - (np[k] as number)),
    );
    add(three[1], fourth, three[2]);
  }
  return {
    positions: Float32Array.from(positions),
    indices: Uint32Array.from(indices),
    normals: Float32Array.from(normals),
    uvs: null,
  };
}

/** Whether p, p + a, p + b run clockwise seen against a normal. */
function facesAway(
  [ax = 0, ay = 0, az = 0]: readonly number[],
  [bx = 0, by = 0, bz = 0]: readonly number[],
  [nx = 0, ny = 0, nz = 0]: readonly number[],
): boolean {
  return (ay * bz - az * by) * nx + (az * bx - ax * bz) * ny + (ax * by - ay * bx) * nz < 0;
}
