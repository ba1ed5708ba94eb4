import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { Findings } from '@plumbline/imaging/tiles/frame-findings.ts';
import type { ImageKind } from '@plumbline/scene/image-kind/image-kind.ts';
import type { LiveInput } from '@plumbline/core/ports/live-engine.ts';

/** What is known of the frame before, of the same pass. */
export interface LiveMemory {
  /** Of the options that it was rendered with: with other ones nothing of it holds. */
  readonly requestKey: string;
  readonly kind: ImageKind;
  /** The frame as it was rendered from, and what it became: of one size. */
  readonly base: PixelBuffer;
  readonly picture: PixelBuffer;
  /** What was found in it that holds for the next one too. */
  readonly findings: Findings;
  /** The frame in which it was found, as long as later ones have recalled it. */
  readonly foundIn: PixelBuffer;
}

export interface LiveJob {
  readonly input: LiveInput;
  /** Small and at once, or as a task would make it. */
  readonly isCoarse: boolean;
  readonly memory: LiveMemory | undefined;
}

export type LiveJobResult = Omit<LiveMemory, 'requestKey'>;
