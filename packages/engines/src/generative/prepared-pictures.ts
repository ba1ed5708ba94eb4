import type { ResultLayers } from '@plumbline/core/ports/image-engine.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import type { LockMask } from '@plumbline/scene/lock/compose-locked.ts';
import type { ImageKind } from '@plumbline/scene/image-kind/image-kind.ts';
import type { ControlPicture, GenerationKind } from './generator.ts';

/** What pictures are prepared for. A picture from words alone has none, and no function of ours is an instruction. */
export type PreparedKind = Exclude<GenerationKind, 'text' | 'instruction'>;

/** What is made of a task's pictures, by a thread, before a server is asked. */
export interface PreparedPictures {
  /** Of the result. */
  readonly width: number;
  readonly height: number;
  /** RGB, of the result's size, but for enlarging; null where nothing is given. */
  readonly base: Raster | null;
  /** Grey, of the base's size: 255 may change. */
  readonly mask: Raster | null;
  readonly reference: Raster | null;
  readonly controls: readonly ControlPicture[];
  /** Of the result's size: 255 keeps the base to the byte. */
  readonly lock: LockMask | null;
  /** Whether lines on paper are all that the base has. */
  readonly drawn: boolean;
  /** What the base was taken for, where that was asked. */
  readonly kind?: ImageKind;
  /** Of a model: its hidden-line drawing, that the result is measured against, and what is known of every pixel. */
  readonly layers: ResultLayers | null;
  /** How sure the reading was, 0…1. */
  readonly confidence: number;
  readonly notes: readonly string[];
}

export const NOTHING_PREPARED = {
  base: null,
  mask: null,
  reference: null,
  controls: [],
  lock: null,
  drawn: false,
  layers: null,
  confidence: 1,
  notes: [],
} as const;
