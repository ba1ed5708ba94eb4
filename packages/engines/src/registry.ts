import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import { createBuiltinEngine } from './builtin/builtin-engine.ts';
import { createGenerativeEngine } from './generative/create-generative-engine.ts';
import type { Generator } from './generative/generator.ts';

export interface EnginesOptions {
  /** Renders at the same time. */
  readonly threads: number;
  /** Servers of trained models that the operator has connected; absent: none. */
  readonly generators?: readonly Generator[];
}

/**
 * The engines of one process, in the order in which they are asked: the first healthy one that can do a function does it. The built-in
 * one is the first, so that a connected server makes what is asked of it by name and nothing else.
 */
export function createEngines({ threads, generators = [] }: EnginesOptions): ImageEngine[] {
  return [
    createBuiltinEngine({ threads }),
    ...generators.map((generator) => createGenerativeEngine({ generator, threads })),
  ];
}
