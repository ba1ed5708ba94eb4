import type { CameraBasis } from '@plumbline/models/camera/model-camera.ts';
import type { Batch } from './batch.ts';

type Extent = Pick<Batch, 'centre' | 'radius' | 'triangles' | 'grain'>;

/** Pixels: a batch whose largest thing is smaller says nothing while the camera moves. */
const TOO_SMALL = 2;

/**
 * Which batches are drawn: all that may be seen; while the camera moves only as many triangles as the machine manages, of what covers
 * most of the picture first.
 *
 * @param width,height of the picture in pixels. @param triangles how many are drawn at most; infinite: all.
 * @returns indices, the nearest first, so that what is hidden is found hidden early.
 */
export function chooseBatches(
  batches: readonly Extent[],
  basis: CameraBasis,
  width: number,
  height: number,
  triangles: number,
): number[] {
  const seen = batches.flatMap((batch, index) => {
    const distance = depthIfSeen(batch, basis, width, height);
    return distance === undefined ? [] : [{ index, distance, batch }];
  });
  if (Number.isFinite(triangles)) {
    const pixels = ({ batch, distance }: (typeof seen)[number]) =>
      (basis.focal * batch.grain) / (basis.parallel ? 1 : Math.max(0.1, distance));
    let left = triangles;
    const ranked = seen.toSorted((a, b) => pixels(b) - pixels(a));
    const kept = ranked.filter((each, rank) => {
      left -= each.batch.triangles;
      // Something is always there to see the movement by.
      return rank === 0 || (left >= 0 && pixels(each) >= TOO_SMALL);
    });
    return kept.toSorted((a, b) => a.distance - b.distance).map(({ index }) => index);
  }
  return seen.toSorted((a, b) => a.distance - b.distance).map(({ index }) => index);
}

/** How far its nearest point lies along the view; undefined where all of it lies beside or behind the picture. */
function depthIfSeen(
  { centre, radius }: Extent,
  basis: CameraBasis,
  width: number,
  height: number,
): number | undefined {
  const { eye, right, up, forward, focal, centreX, centreY } = basis;
  const [x, y, z] = [centre[0] - eye[0], centre[1] - eye[1], centre[2] - eye[2]];
  const depth = x * forward[0] + y * forward[1] + z * forward[2];
  if (!basis.parallel && depth < -radius) return undefined;
  const across = x * right[0] + y * right[1] + z * right[2];
  const above = x * up[0] + y * up[1] + z * up[2];
  // Distances from the four planes of the picture's sides, which of a perspective all meet in the eye.
  const outside = (offset: number, edge: number) =>
    basis.parallel ? offset - edge / focal : (offset * focal - edge * depth) / Math.hypot(focal, edge);
  if (outside(across, width - centreX) > radius) return undefined;
  if (outside(-across, centreX) > radius) return undefined;
  if (outside(above, centreY) > radius) return undefined;
  if (outside(-above, height - centreY) > radius) return undefined;
  return basis.parallel ? depth - radius : Math.max(0, depth - radius);
}
