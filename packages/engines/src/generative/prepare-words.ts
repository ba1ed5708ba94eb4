import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import { pictureSize } from '@plumbline/designs/request/picture-size.ts';
import { NOTHING_PREPARED, type PreparedPictures } from './prepared-pictures.ts';

/** Of a request with no size of its own, pixels of the longest edge. */
const USUAL_EDGE = 768;

/** What is known of a picture from words alone before it is made: its size. */
export function prepareWords({ aspect = '4:3', size }: RenderRequest): PreparedPictures {
  const [w = 4, h = 3] = aspect.split(':').map(Number);
  return {
    ...NOTHING_PREPARED,
    ...pictureSize({ aspect: [w, h], maxEdge: size === 'max' ? USUAL_EDGE : size }),
  };
}
