import type { RenderRequest } from '../render-types.ts';

/** How much of a style is laid on a photo, 0…1.2: the closer it should stay to the base's own colours, the less. */
export function styleStrength({ similarity }: RenderRequest): number {
  return 1.3 - 0.85 * similarity - 0.15 * similarity * similarity;
}
