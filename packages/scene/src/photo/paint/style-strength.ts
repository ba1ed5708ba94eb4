import type { RenderRequest } from '../../render-request.ts';

/** How much of a style is laid on a photo, .15…1.3: the closer it should stay to the base's own colours, the less. */
export function styleStrength({ similarity }: RenderRequest): number {
  return 1.3 - 0.8 * similarity - 0.35 * similarity * similarity;
}
