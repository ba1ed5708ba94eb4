import type { EngineInput, EngineResult } from '@plumbline/core/ports/image-engine.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import type { ControlKind, GenerationKind } from './generator.ts';
import type { PreparedPictures } from './prepared-pictures.ts';

/** What is done to a picture that a server made, and what it is held against. */
export interface FinishInput {
  readonly picture: Raster;
  readonly request: EngineInput['request'];
  readonly kind: GenerationKind;
  readonly prepared: Omit<PreparedPictures, 'controls' | 'reference' | 'mask'>;
}

export type Finished = Pick<EngineResult, 'fidelity' | 'facts'> & { readonly picture: Raster };

/** What the engine of trained models leaves to a thread of its own, because it computes. */
export type GenerativeJob =
  | {
      readonly type: 'prepare';
      readonly input: EngineInput;
      readonly kind: GenerationKind;
      readonly controls: readonly ControlKind[];
    }
  | { readonly type: 'finish'; readonly input: FinishInput };
export type GenerativeJobResult = PreparedPictures | Finished;
