import type { ImageKind } from './image-kind.ts';

/** True for screenshots of models, coloured or grey. */
export function isModel(kind: ImageKind): boolean {
  return kind === 'su' || kind === 'white';
}
