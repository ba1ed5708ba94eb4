import { seededRandom } from '@plumbline/imaging/random.ts';
import { valueNoise } from '@plumbline/imaging/value-noise.ts';
import type { FinishName } from '@plumbline/tracer/finishes/finish-list.ts';
import { between, finishIndex, type Kit } from '@plumbline/designs/solids/kit.ts';
import { conifer, tree } from '@plumbline/designs/solids/trees.ts';
import { formOfStyle } from '@plumbline/tracer/finishes/style-form.ts';
import { SolidMesh, type Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import type { StyleSpec } from '@plumbline/atmosphere/style-spec.ts';
import { findPlot, type PlotGrid, rectanglesOf, widen } from './plot-grid.ts';
import type { Setting } from './setting-list.ts';

export interface Plot {
  /** Height of the ground. */
  readonly level: number;
  /** Of the building: cosine and sine of its long side from x. */
  readonly turn: readonly [cos: number, sin: number];
  /** The model brings land of its own: nothing is laid on it. */
  readonly ownLand: boolean;
  /** Towards the sun, a unit vector; undefined where there is none. */
  readonly sun: Vec | undefined;
  /** Corners of all that is shown, in the frame of the scene. */
  readonly low: Vec;
  readonly high: Vec;
  /** The door that a path leads to: its box, in the frame of the scene. */
  readonly door: { readonly low: Vec; readonly high: Vec } | undefined;
  /** Whether a primitive is of a building. */
  readonly isBuilding: (primitive: number) => boolean;
}

/** Larger ones are towns or land. */
const LARGEST_PLOT = 120;
const STRIP = 0.6;
const TREES_BEHIND = 32;
const DEPTH_OF_WOOD = 34;
/** More primitives than this have no trees beside them: memory is bounded. */
const MOST_WITH_TREES = 400_000;

/**
 * What lies around a model: a strip along its walls, a path from its door to a way, and trees far behind. All of it is
 * on the ground or further from the eye than every part of the model, so that nothing of the model is ever hidden. It is no
 * thing of the model: its number is 0.
 */
export function laySurroundings(
  mesh: SolidMesh,
  plot: Plot,
  eye: Vec,
  setting: Setting,
  style: StyleSpec,
  seed: number,
): void {
  const first = mesh.count;
  if (!plot.ownLand) layPaths(mesh, plot, setting);
  if (first < MOST_WITH_TREES && !isWithin(eye, plot)) plantTrees(mesh, plot, eye, setting, style, seed);
  mesh.thing.fill(0, first, mesh.count);
}

/** Whoever stands among the walls looks out on a painted view. */
function isWithin(eye: Vec, { low, high }: Plot): boolean {
  return eye.every((value, axis) => value > (low[axis] as number) && value < (high[axis] as number));
}

function layPaths(mesh: SolidMesh, plot: Plot, setting: Setting): void {
  const { level, turn, door } = plot;
  const grid = findPlot(mesh, plot.isBuilding, level, turn, LARGEST_PLOT);
  if (grid === undefined) return;
  const { edge, u, v, columns } = grid;
  const lay = (u0: number, v0: number, w: number, d: number, rise: number, name: FinishName) =>
    layField(mesh, turn, [u0, v0, w, d], level + rise, name);
  const around = widen(grid, STRIP);
  for (let i = 0; i < around.length; i++) if (grid.built[i] === 1) around[i] = 0;
  for (const [x, y, w, h] of rectanglesOf(around, columns))
    lay(u + x * edge, v + y * edge, w * edge, h * edge, 0.007, setting.strip);
  for (const [x, y, w, h] of rectanglesOf(grid.built, columns))
    lay(u + x * edge, v + y * edge, w * edge, h * edge, 0.007, 'concrete');
  const way = door && findWay(grid, turn, door);
  if (way === undefined) return;
  const { along, sign, at, from, width } = way;
  const far = 7.5;
  const [w, d] = [setting.wayWidth, 90];
  const out = sign > 0 ? from : from - far - w;
  // A path as wide as its door and a little more, then a way across it.
  const path = [at - width / 2, sign > 0 ? from : from - far, width, far] as const;
  const across = [at - d, sign > 0 ? out + far : out, 2 * d, w] as const;
  if (along === 'v') {
    lay(...path, 0.009, setting.path);
    lay(...across, 0.005, setting.way);
  } else {
    lay(path[1], path[0], path[3], path[2], 0.009, setting.path);
    lay(across[1], across[0], across[3], across[2], 0.005, setting.way);
  }
}

interface Way {
  /** Axis of the building's frame along which the path leads away, and which way. */
  readonly along: 'u' | 'v';
  readonly sign: 1 | -1;
  /** Middle of the path on the other axis, and where it begins on its own. */
  readonly at: number;
  readonly from: number;
  readonly width: number;
}

/** The side on which a door opens to the air and from which nothing built is in the way. */
function findWay(
  grid: PlotGrid,
  [cos, sin]: readonly [number, number],
  { low, high }: NonNullable<Plot['door']>,
): Way | undefined {
  const [x, z] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2];
  const [u, v] = [x * cos + z * sin, z * cos - x * sin];
  const wide = Math.max(high[0] - low[0], high[2] - low[2]);
  const width = Math.min(2.4, Math.max(1.3, wide + 0.3));
  let best: (Way & { readonly steps: number }) | undefined;
  for (const along of ['u', 'v'] as const)
    for (const sign of [1, -1] as const) {
      const steps = stepsOut(grid, u, v, along, sign);
      if (steps === undefined || (best !== undefined && best.steps <= steps)) continue;
      const start = (along === 'u' ? u : v) + sign * steps * grid.edge;
      best = { along, sign, at: along === 'u' ? v : u, from: start, width, steps };
    }
  return best !== undefined && best.steps * grid.edge <= 2.5 ? best : undefined;
}

/** Squares from a place to the open, if it is open from there on. */
function stepsOut(
  { u, v, edge, columns, rows, built }: PlotGrid,
  fromU: number,
  fromV: number,
  along: 'u' | 'v',
  sign: 1 | -1,
): number | undefined {
  let column = Math.floor((fromU - u) / edge);
  let row = Math.floor((fromV - v) / edge);
  let last = 0;
  for (let step = 0; column >= 0 && row >= 0 && column < columns && row < rows; step++) {
    if (built[row * columns + column] === 1) last = step + 1;
    if (along === 'u') column += sign;
    else row += sign;
  }
  return last * edge > 12 ? undefined : last;
}

/** A level field in the frame of the building, with texture in metres. */
function layField(
  mesh: SolidMesh,
  [cos, sin]: readonly [number, number],
  [u, v, w, d]: readonly [number, number, number, number],
  level: number,
  finish: FinishName | number,
): void {
  const index = typeof finish === 'number' ? finish : finishIndex(finish);
  mesh.mappedQuad(
    [u * cos - v * sin, level, u * sin + v * cos],
    [w * cos, 0, w * sin],
    [-d * sin, 0, d * cos],
    index,
    [u, v, w, 0, 0, d],
  );
}

function plantTrees(
  mesh: SolidMesh,
  { low, high, level, ownLand, sun }: Plot,
  [ex, , ez]: Vec,
  setting: Setting,
  style: StyleSpec,
  seed: number,
): void {
  const random = seededRandom((seed ^ 0x2b7e1516) | 0);
  const kit: Kit = {
    mesh,
    panes: new SolidMesh(),
    lights: [],
    footprints: [],
    rooms: [],
    form: formOfStyle(style),
    random,
    lamp: 0,
  };
  const [cx, cz] = [(low[0] + high[0]) / 2, (low[2] + high[2]) / 2];
  const radius = Math.hypot(high[0] - low[0], high[2] - low[2]) / 2;
  const start = radius + (ownLand ? 12 : TREES_BEHIND);
  const furthest = Math.max(
    ...[low[0], high[0]].flatMap((x) => [low[2], high[2]].map((z) => Math.hypot(x - ex, z - ez))),
  );
  for (let k = 0; k < setting.trees; k++) {
    const angle = (2 * Math.PI * (k + 0.8 * random())) / setting.trees;
    const group = valueNoise(4 + 2.2 * Math.cos(angle), 4 + 2.2 * Math.sin(angle), seed & 0xff);
    const r = start + DEPTH_OF_WOOD * random();
    const height = between(kit, 7, 12);
    const [needles, turn] = [random() < setting.conifers, 6.28 * random()];
    const [x, z] = [cx + r * Math.sin(angle), cz + r * Math.cos(angle)];
    if (group < setting.gaps) continue;
    // No shade of theirs falls on the model either.
    if (sun !== undefined && shades(sun, x - cx, z - cz, radius, 1.3 * height)) continue;
    // Never before the model: further from the eye than its furthest corner.
    if (Math.hypot(x - ex, z - ez) < furthest + 0.5 * height) continue;
    mesh.place(x, level - 0.05, z, turn, () => {
      if (needles) conifer(kit, 1.25 * height, 0.17);
      else tree(kit, height, k % 4 === 0 ? 1 : 0, 0.1, 1.3);
    });
  }
}

/** Whether a tree at (x, z) from the middle of the model throws its shade on what stands within a radius. */
function shades([sx, sy, sz]: Vec, x: number, z: number, radius: number, height: number): boolean {
  const flat = Math.hypot(sx, sz);
  if (flat < 1e-6) return false;
  const along = (x * sx + z * sz) / flat;
  const across = Math.abs(x * sz - z * sx) / flat;
  const reach = (height * flat) / Math.max(1e-3, sy);
  return along > 0 && across < radius + 0.3 * height && along - reach < radius;
}
