/** What is known of a captured window at a moment; times by one clock, ms. */
export interface SourceSigns {
  readonly now: number;
  /** When its last picture came; undefined: none has. */
  readonly lastFrameAt: number | undefined;
  /** Since when its last picture has had this size. */
  readonly resizedAt: number | undefined;
  /** The system says that nothing is captured: minimised windows on some systems. */
  readonly isMuted: boolean;
  readonly isEnded: boolean;
  /** Levels of the brightest pixel of its last picture, 0…255. */
  readonly brightest: number | undefined;
}

/**
 * - `ended`: sharing was stopped, or the window was closed.
 * - `muted`: the system gives no picture of it. `black`: it gives a black one, as of some minimised windows.
 * - `settling`: it has just changed its size or come back; while windows minimise, others flash into the picture.
 * - `silent`: no new picture for long. Nothing may have changed, or it is minimised: a minimised window delivers its last picture for
 *   ever, so that this is never told as unchanged and healthy.
 */
export type SourceHealth = 'waiting' | 'fresh' | 'settling' | 'silent' | 'muted' | 'black' | 'ended';

export const SILENT_MS = 10_000;
/** The animation of a window that minimises or restores takes a quarter of a second on all three systems. */
export const SETTLING_MS = 400;
const BLACK_LEVEL = 4;

/** How a captured window does. Only what is `fresh` or `silent` may be rendered. */
export function sourceHealth(signs: SourceSigns): SourceHealth {
  const { now, lastFrameAt, resizedAt, isMuted, isEnded, brightest } = signs;
  if (isEnded) return 'ended';
  if (isMuted) return 'muted';
  if (lastFrameAt === undefined) return 'waiting';
  if (brightest !== undefined && brightest <= BLACK_LEVEL) return 'black';
  if (resizedAt !== undefined && now - resizedAt < SETTLING_MS) return 'settling';
  return now - lastFrameAt >= SILENT_MS ? 'silent' : 'fresh';
}
