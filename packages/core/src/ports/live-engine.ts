import type { RenderRequest } from '@plumbline/contract/api/start-task.ts';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import type { AiLabels } from '../labels/ai-labels.ts';
import type { PixelBuffer } from './pixel-buffer.ts';

export interface LiveInput {
  /** RGB, upright, no longer than the request's size. */
  readonly picture: PixelBuffer;
  /** In the engine's words. */
  readonly request: RenderRequest;
  readonly seed: number;
}

/**
 * Frames that follow each other. What an engine keeps of one for the next is its own matter; whoever loses it (a thread that crashed)
 * renders the next frame as a first one.
 */
export interface LiveSession {
  /**
   * Makes a frame ready while the one before is rendered by another machine, so that its turn finds it ready. It may never have one, where a
   * newer frame takes its place. Absent: frames take all of this machine, and there is nothing to be gained.
   */
  prepare?(input: LiveInput, signal: AbortSignal): void;
  /**
   * Renders one frame. The passes of one frame are asked for in their order, the first one always, the others only while no newer
   * frame has come. Rejects with `signal.reason` soon after an abort.
   *
   * @param pass 0…`passes` − 1
   */
  render(input: LiveInput, pass: number, signal: AbortSignal): Promise<PixelBuffer>;
  close(): void;
}

/** An engine's way of rendering frames as they come. */
export interface LiveMode {
  readonly functions: readonly FunctionName[];
  /** How many pictures a frame gets: each is better than the one before, and the first comes at once. */
  readonly passes: number;
  open(): LiveSession;
}

/** Between frames' files and pixels. */
export interface LiveCodec {
  /**
   * RGB, upright, scaled down to the longest edge.
   *
   * @throws AppError `LIVE_FRAME_BROKEN`, `LIVE_FRAME_TOO_LARGE`
   */
  decode(file: Uint8Array, maxEdge: number): Promise<PixelBuffer>;
  /** A JPEG with its labels. */
  encode(picture: PixelBuffer, labels: AiLabels): Promise<Uint8Array>;
}
