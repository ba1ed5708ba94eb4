import type { RawModel } from '../build/raw-model.ts';
import { NO_BOX, joinBoxes, sizeOf } from '../geometry/boxes.ts';
import { transformDirection } from '../geometry/matrix.ts';
import { cornerAt, cross, lengthOf, subtract } from '../geometry/vectors.ts';
import type { WarningLog } from '../model/model-warning.ts';
import type { Bounds, Certainty, FileFormat } from '../model/model.ts';

interface FoundAxis {
  readonly axis: 'y' | 'z';
  readonly certainty: Certainty;
}

/** What programs write where they do not say. */
const USUAL: Record<FileFormat, 'y' | 'z'> = {
  gltf: 'y',
  ifc: 'y',
  obj: 'y',
  stl: 'z',
  dae: 'y',
  '3dm': 'z',
};
/** How much more one axis must look like the upward one than what is usual. */
const CLEAR = 0.12;
/** Triangles looked at, spread over the model: a guess needs no more. */
const LOOKED_AT = 200_000;

/**
 * The upward axis: stated, asked, or guessed. Floors, slabs and roofs make the area that faces up and down the largest,
 * and most buildings are wider than high: both say which axis it is, and what the format usually means decides a draw.
 */
export function findUpAxis(
  raw: RawModel,
  boxes: readonly Bounds[],
  context: {
    readonly format: FileFormat;
    readonly asked: 'y' | 'z' | undefined;
    readonly warnings: WarningLog;
  },
): FoundAxis {
  if (context.asked !== undefined) return { axis: context.asked, certainty: 'asked' };
  if (raw.upAxis !== null) return { axis: raw.upAxis, certainty: 'stated' };
  const usual = USUAL[context.format];
  const [, height, depth] = sizeOf(boxes.reduce(joinBoxes, NO_BOX));
  const facing = facingAreas(raw);
  // Both between -1 and 1; positive speaks for y.
  const byArea = (facing.y - facing.z) / (facing.y + facing.z || 1);
  const bySize = (depth - height) / (depth + height || 1);
  const forY = (byArea + bySize) / 2;
  const axis = Math.abs(forY) < CLEAR ? usual : forY > 0 ? 'y' : 'z';
  context.warnings.say('up-axis-guessed', { axis });
  return { axis, certainty: 'guessed' };
}

function facingAreas(raw: RawModel): { y: number; z: number } {
  const total = raw.meshes.reduce((sum, { indices }) => sum + indices.length / 3, 0);
  const stride = Math.max(1, Math.ceil(total / LOOKED_AT));
  const facing = { y: 0, z: 0 };
  for (const { mesh, matrix } of raw.instances) {
    const geometry = raw.meshes[mesh];
    if (geometry === undefined) continue;
    const { positions, indices } = geometry;
    for (let k = 0; k + 2 < indices.length; k += 3 * stride) {
      const a = cornerAt(positions, indices[k] as number);
      const b = cornerAt(positions, indices[k + 1] as number);
      const c = cornerAt(positions, indices[k + 2] as number);
      const normal = cross(
        transformDirection(matrix, subtract(b, a)),
        transformDirection(matrix, subtract(c, a)),
      );
      const area = lengthOf(normal);
      if (Math.abs(normal[1]) > 0.7 * area) facing.y += area;
      if (Math.abs(normal[2]) > 0.7 * area) facing.z += area;
    }
  }
  return facing;
}
