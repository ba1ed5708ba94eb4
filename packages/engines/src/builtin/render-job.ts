import type { EngineInput, EngineResult } from '@plumbline/core/ports/image-engine.ts';

/** What the builtin engine sends to its threads; `check` only shows that a thread can start. */
export type RenderJob = { readonly type: 'run'; readonly input: EngineInput } | { readonly type: 'check' };
export type RenderJobResult = EngineResult | null;
