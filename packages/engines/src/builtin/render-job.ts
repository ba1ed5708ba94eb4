import type {
  CoverInput,
  EngineInput,
  EngineResult,
  PixelBuffer,
} from '@plumbline/core/ports/image-engine.ts';

/** What the builtin engine sends to its threads; `check` only shows that a thread can start. */
export type RenderJob =
  | { readonly type: 'run'; readonly input: EngineInput }
  | { readonly type: 'cover'; readonly input: CoverInput }
  | { readonly type: 'check' };
/** What comes back, by the job's type. */
export type RenderJobResult = EngineResult | PixelBuffer | null;
