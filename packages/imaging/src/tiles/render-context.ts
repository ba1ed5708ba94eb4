import type { Raster } from '../raster.ts';
import type { FrameFindings } from './frame-findings.ts';
import type { PlaneMemory } from './plane-memory.ts';
import type { TileRunner } from './tile-runner.ts';

/** What a long computation of pixels is given beside its picture. */
export interface RenderContext {
  readonly signal: AbortSignal;
  /** `fraction` 0…1 over the whole render; `stage` is a stable key such as `ink`, `cells`, `light`, `compose`. */
  readonly progress: (fraction: number, stage: string) => void;
  /** Shares heavy loops out over threads; absent: everything runs on the calling one. */
  readonly tiles?: TileRunner;
  /** Where large planes lie that only this render needs; absent: they are left to the collector. */
  readonly memory?: PlaneMemory;
  /** A better picture follows: what is only done to be sure of this one is left out. */
  readonly isDraft?: boolean;
  /** Of a picture that follows another: what was found of that one, and what is kept for the next. */
  readonly findings?: FrameFindings;
}

export interface RenderOutcome {
  /** RGB. */
  readonly picture: Raster;
  /** How sure the reading of the picture was, 0…1; below the gate the conservative look was used. */
  readonly confidence: number;
  /** Milliseconds by stage name. */
  readonly timings: Readonly<Record<string, number>>;
  /** Short facts for the record, e.g. `look: washes-under-ink`. */
  readonly notes: readonly string[];
}

/** A context whose progress fills a part of another's. */
export function within(context: RenderContext, from: number, to: number): RenderContext {
  return {
    ...context,
    progress: (fraction, stage) => context.progress(from + (to - from) * fraction, stage),
  };
}
