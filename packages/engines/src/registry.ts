import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import { createBuiltinEngine } from './builtin/builtin-engine.ts';

/** The engines of one process, in the order in which they are asked: the first healthy one that can do a function does it. */
export function createEngines({ threads }: { readonly threads: number }): ImageEngine[] {
  return [createBuiltinEngine({ threads })];
}
