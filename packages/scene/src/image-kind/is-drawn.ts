import type { ImageKind } from './image-kind.ts';

/** True for the kinds that are read by their lines. */
export function isDrawn(kind: ImageKind): boolean {
  return kind === 'line' || kind === 'sketch' || kind === 'plan';
}
