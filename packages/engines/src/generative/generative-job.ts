import type { EngineInput, EngineResult } from '@plumbline/core/ports/image-engine.ts';
import type { Box } from '@plumbline/imaging/matting/crop.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import type { ControlKind, GenerationKind } from './generator.ts';
import type { PreparedKind, PreparedPictures } from './prepared-pictures.ts';

/** What is done to a picture that a server made, and what it is held against. */
export interface FinishInput {
  readonly picture: Raster;
  /** The part of it that is the answer; absent: all of it. */
  readonly area?: Box | undefined;
  readonly request: EngineInput['request'];
  readonly kind: GenerationKind;
  readonly prepared: Omit<PreparedPictures, 'controls' | 'reference' | 'mask'>;
}

export type Finished = Pick<EngineResult, 'fidelity' | 'facts'> & {
  /** Null: the picture as it was given. */
  readonly picture: Raster | null;
};

/** What the engine of trained models leaves to a thread of its own, because it computes. */
export type GenerativeJob =
  | {
      readonly type: 'prepare';
      readonly input: EngineInput;
      readonly kind: PreparedKind;
      readonly controls: readonly ControlKind[];
    }
  | { readonly type: 'finish'; readonly input: FinishInput };
export type GenerativeJobResult = PreparedPictures | Finished;
