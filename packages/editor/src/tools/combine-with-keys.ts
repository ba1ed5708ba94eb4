import type { CombineMode } from '../combine-tiles.ts';
import type { PointerSample } from './mask-tool.ts';

/** The keys held when a shape is begun say how it meets what is painted; with none it is as set. */
export function combineWithKeys(
  { shift, alt }: Pick<PointerSample, 'shift' | 'alt'>,
  set: CombineMode,
): CombineMode {
  if (shift && alt) return 'intersect';
  if (shift) return 'add';
  return alt ? 'subtract' : set;
}
