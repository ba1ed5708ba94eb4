import type { SolidMesh, Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import { placeOf } from '../geometry/ray-depth.ts';
import { regionsByLabel, type LightGrid } from './light-grid.ts';
import type { LitDrawing } from './lit-drawing.ts';
import type { TracerFrame } from './space.ts';

/** A row of a region, from column to column. */
interface Run {
  readonly label: number;
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Adds to a mesh what stands in a drawing, each region on its plane. Runs of a region that follow each other from row to row are joined
 * by trapezoids between their middles, so that a slanted edge is straight and throws a straight shadow. Straight lines stay straight on a
 * plane: no piece has to be cut finer.
 * @param finishOf by label. @param isWanted which labels
 */
export function addThings(
  mesh: SolidMesh,
  { geometry, labels }: LitDrawing,
  { width, height, step, label }: Pick<LightGrid, 'width' | 'height' | 'step' | 'label'>,
  frame: TracerFrame,
  finishOf: (label: number) => number,
  isWanted: (label: number) => boolean,
): void {
  const regions = regionsByLabel(geometry.regions, labels.count);
  const add = (
    l: number,
    top: readonly [number, number, number],
    foot: readonly [number, number, number],
  ): void => {
    const region = regions[l];
    if (region === undefined) return;
    const corner = (x: number, y: number): Vec =>
      frame.toTracer(placeOf(geometry, region, [x * step, y * step]));
    const a = corner(top[0], top[2]);
    const b = corner(top[1], top[2]);
    const c = corner(foot[1], foot[2]);
    const d = corner(foot[0], foot[2]);
    const finish = finishOf(l);
    mesh.triangle(a, minus(b, a), minus(c, a), finish);
    mesh.triangle(a, minus(c, a), minus(d, a), finish);
  };
  /** The run above each run that goes on, and where the piece that ends in it began. */
  let above: { readonly run: Run; readonly since: Run; readonly top: number }[] = [];
  for (let row = 0; row <= height; row++) {
    const runs = row < height ? runsOf(label, width, row, isWanted) : [];
    const going: typeof above = [];
    const followed = new Set<Run>();
    for (const run of runs) {
      const over = above.filter(
        ({ run: up }) => up.label === run.label && up.from < run.to && run.from < up.to,
      );
      const only = over.length === 1 ? over[0] : undefined;
      const forks =
        only !== undefined &&
        runs.filter(({ label: l, from, to }) => l === run.label && from < only.run.to && only.run.from < to)
          .length > 1;
      if (only === undefined || forks) {
        going.push({ run, since: run, top: row });
        continue;
      }
      followed.add(only.run);
      const { since, top } = only;
      if (run.from === only.run.from && run.to === only.run.to) going.push({ run, since, top });
      else {
        // What stood straight so far, and the slanted part from middle to middle.
        const middle = only.run.row + 0.5;
        if (middle > top) add(run.label, [since.from, since.to, top], [since.from, since.to, middle]);
        add(run.label, [only.run.from, only.run.to, middle], [run.from, run.to, row + 0.5]);
        going.push({ run, since: run, top: row + 0.5 });
      }
    }
    for (const { run, since, top } of above)
      if (!followed.has(run)) add(run.label, [since.from, since.to, top], [since.from, since.to, row]);
    above = going;
  }
}

function runsOf(label: Int32Array, width: number, row: number, isWanted: (label: number) => boolean): Run[] {
  const runs: Run[] = [];
  for (let x = 0; x < width; ) {
    const l = label[row * width + x] as number;
    let to = x + 1;
    while (to < width && label[row * width + to] === l) to++;
    if (isWanted(l)) runs.push({ label: l, row, from: x, to });
    x = to;
  }
  return runs;
}

function minus(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
