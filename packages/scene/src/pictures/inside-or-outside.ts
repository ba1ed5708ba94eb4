import type { Space } from '../image-kind/image-kind.ts';
import type { SceneSpace } from '../scene-value/scene-value.ts';

/** Gardens, sites and plans are read as outsides. */
export function insideOrOutside(shows: SceneSpace): Space {
  return shows === 'interior' ? 'interior' : 'exterior';
}
