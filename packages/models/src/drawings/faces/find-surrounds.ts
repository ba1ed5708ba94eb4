import { NO_BOX, boxOfCorners, centreOf, diagonalOf, joinBoxes, transformBox } from '../../geometry/boxes.ts';
import type { Bounds, Model, Vector3 } from '../../model/model.ts';
import type { DrawnPart } from './drawn-parts.ts';

/** A thing this many times as large as where most things stand is a plain, a sky or a backdrop. */
const TIMES = 5;
/** The whole must be this many times as large as the core: else it is drawn as a whole. */
const WORTH = 2.5;
/** With fewer things, what is large is what is to be drawn. */
const FEWEST = 4;

/**
 * The box of what a drawing is of: everything, but for what surrounds it or was forgotten far away. A house on a plain of two kilometres is drawn as a house, with as
 * much of the plain as lies behind it.
 *
 * @returns null where nothing surrounds it.
 */
export function coreOf(model: Model, parts: readonly DrawnPart[]): Bounds | null {
  const meshes = new Map<number, Bounds>();
  const things = new Map<number, Bounds>();
  for (const part of parts) {
    const shape = model.meshes[part.mesh];
    if (shape === undefined || shape.indices.length === 0) continue;
    let box = meshes.get(part.mesh);
    if (box === undefined) {
      box = boxOfCorners(shape.positions, shape.indices);
      meshes.set(part.mesh, box);
    }
    const at = part.instance * 16;
    const placed = transformBox(box, [...model.instances.matrix.subarray(at, at + 16)]);
    things.set(part.thing, joinBoxes(things.get(part.thing) ?? NO_BOX, placed));
  }
  return things.size < FEWEST ? null : coreOfBoxes([...things.values()]);
}

function coreOfBoxes(boxes: readonly Bounds[]): Bounds | null {
  const middle = middleOf(boxes.map(centreOf));
  const reach = diagonalOf(middle);
  const near = boxes.filter((box) => {
    const centre = centreOf(box);
    return (
      diagonalOf(box) <= TIMES * reach &&
      centre.every(
        (value, axis) => value >= (middle.min[axis] ?? 0) - reach && value <= (middle.max[axis] ?? 0) + reach,
      )
    );
  });
  if (near.length === 0) return null;
  const core = near.reduce(joinBoxes, NO_BOX);
  return diagonalOf(boxes.reduce(joinBoxes, NO_BOX)) > WORTH * diagonalOf(core) ? core : null;
}

/** The box of the middle eight tenths of places, by each axis. */
function middleOf(places: readonly Vector3[]): Bounds {
  const part = (axis: 0 | 1 | 2, at: number) => {
    const rising = places.map((place) => place[axis]).toSorted((a, b) => a - b);
    return rising[Math.round((rising.length - 1) * at)] ?? 0;
  };
  return { min: [part(0, 0.1), part(1, 0.1), part(2, 0.1)], max: [part(0, 0.9), part(1, 0.9), part(2, 0.9)] };
}
