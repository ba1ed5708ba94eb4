import type { EngineInput, PixelBuffer } from '@plumbline/core/ports/image-engine.ts';

export interface CheckoutJob {
  readonly engineId: string;
  readonly input: EngineInput;
}

export type CheckoutAnswer = { readonly picture: PixelBuffer } | { readonly refused: string };
