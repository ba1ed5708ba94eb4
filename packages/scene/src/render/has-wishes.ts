import type { RenderRequest } from '../render-request.ts';

/** Whether anything is wished of a picture's regions; only then are they drawn up. */
export function hasWishes({ corrections = [], idMap }: RenderRequest): boolean {
  return corrections.length > 0 || idMap !== undefined;
}
