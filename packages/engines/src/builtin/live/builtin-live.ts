import { setTimeout as pause } from 'node:timers/promises';
import { ThreadPool } from '@plumbline/compute/threads/thread-pool.ts';
import { LIVE_FUNCTIONS } from '@plumbline/contract/live/live-limits.ts';
import type { LiveInput, LiveMode, LiveSession } from '@plumbline/core/ports/live-engine.ts';
import type { PixelBuffer } from '@plumbline/core/ports/image-engine.ts';
import type { LiveJob, LiveJobResult, LiveMemory } from './live-job.ts';

/** A better picture lets coarse ones of other sessions go first; it looks again after so long. */
const COURTESY_MS = 50;
const COARSE = 0;
const FINE = 1;

export interface BuiltinLive extends LiveMode {
  close(): Promise<void>;
}

/**
 * Frames on this machine's processor, in threads of their own: a task in the queue never waits for a window, nor a window for it.
 * What a session remembers of its last frame travels with each job, so that any thread can take any session's frame, and a thread
 * that crashes takes nothing with it but the frame under way. Threads start with the first session and stay warm.
 */
export function createBuiltinLive({ threads }: { readonly threads: number }): BuiltinLive {
  const pool = new ThreadPool<LiveJob, LiveJobResult>({
    script: new URL('./live-thread.ts', import.meta.url),
    size: threads,
  });
  return {
    functions: [...LIVE_FUNCTIONS],
    passes: 2,
    open: () => new BuiltinLiveSession(pool),
    close: () => pool.close(),
  };
}

class BuiltinLiveSession implements LiveSession {
  readonly #pool: ThreadPool<LiveJob, LiveJobResult>;
  /** Of each pass by itself: a coarse picture is steadied by coarse ones alone. */
  #memories: Record<number, LiveMemory> = {};

  constructor(pool: ThreadPool<LiveJob, LiveJobResult>) {
    this.#pool = pool;
  }

  async render(input: LiveInput, pass: number, signal: AbortSignal): Promise<PixelBuffer> {
    if (pass === FINE) while (this.#pool.full) await pause(COURTESY_MS, undefined, { signal });
    const isCoarse = pass === COARSE;
    const memory = this.#memories[pass];
    const known = memory && memory.requestKey === keyOf(input) ? memory : undefined;
    const result = await this.#pool.run({ input, isCoarse, memory: known }, { signal });
    this.#memories[pass] = { ...result, requestKey: keyOf(input) };
    return result.picture;
  }

  close(): void {
    this.#memories = {};
  }
}

function keyOf({ request, seed }: LiveInput): string {
  return JSON.stringify([request, seed]);
}
