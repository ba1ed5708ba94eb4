import type { ImageKind } from '../render-types.ts';

/** True for the kinds that are read by their lines. */
export function isDrawn(kind: ImageKind): boolean {
  return kind === 'line' || kind === 'sketch' || kind === 'plan';
}
