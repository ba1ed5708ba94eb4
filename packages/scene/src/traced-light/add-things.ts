import type { SolidMesh, Vec } from '@plumbline/tracer/trace/solid-mesh.ts';
import { placeOf } from '../geometry/ray-depth.ts';
import { regionsByLabel, type LightGrid } from './light-grid.ts';
import type { LitDrawing } from './lit-drawing.ts';
import type { TracerFrame } from './space.ts';

interface Run {
  readonly from: number;
  readonly to: number;
  readonly top: number;
}

/**
 * Adds to a mesh what stands in a drawing, each region on its plane: rows of its mask, those that lie evenly above one another as one
 * piece. Straight lines stay straight on a plane, so that no piece has to be cut finer.
 * @param finishOf by label. @param isWanted which labels
 */
export function addThings(
  mesh: SolidMesh,
  { geometry, labels }: LitDrawing,
  { width, height, step, label }: LightGrid,
  frame: TracerFrame,
  finishOf: (label: number) => number,
  isWanted: (label: number) => boolean,
): void {
  const regions = regionsByLabel(geometry.regions, labels.count);
  const close = (l: number, { from, to, top }: Run, bottom: number): void => {
    const region = regions[l];
    if (region === undefined) return;
    const corner = (x: number, y: number): Vec =>
      frame.toTracer(placeOf(geometry, region, [x * step, y * step]));
    const a = corner(from, top);
    const b = corner(to, top);
    const c = corner(to, bottom);
    const d = corner(from, bottom);
    const finish = finishOf(l);
    mesh.triangle(a, minus(b, a), minus(c, a), finish);
    mesh.triangle(a, minus(c, a), minus(d, a), finish);
  };
  let open = new Map<string, { readonly l: number; readonly run: Run }>();
  for (let y = 0; y <= height; y++) {
    const going: typeof open = new Map();
    for (let x = 0; y < height && x < width; ) {
      const l = label[y * width + x] as number;
      let to = x + 1;
      while (to < width && label[y * width + to] === l) to++;
      if (isWanted(l)) {
        const key = `${l} ${x} ${to}`;
        going.set(key, open.get(key) ?? { l, run: { from: x, to, top: y } });
      }
      x = to;
    }
    for (const [key, { l, run }] of open) if (!going.has(key)) close(l, run, y);
    open = going;
  }
}

function minus(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}
