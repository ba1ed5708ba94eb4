import type { Space } from '../image-kind/image-kind.ts';
import { READING_EDGE, understandPicture } from '../reading/understand-picture.ts';
import { hasWishes, type PreparedPainter, type PreparePainter } from './render-prepared.ts';

/** A painter that has a way of its own with the whole picture: of its regions only the locks are kept. @param space how they are read. */
export function prepareLocked(space: Space, paint: PreparedPainter['paint']): PreparePainter {
  return (base, request, clock) => {
    if (!hasWishes(request)) return { paint };
    // Regions are those of one reading size, see `understandPicture`.
    return {
      paint,
      regions: understandPicture(base, { ...request, space, seed: 0, maxEdge: READING_EDGE }, clock),
    };
  };
}
