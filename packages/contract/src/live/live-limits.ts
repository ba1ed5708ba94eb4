import type { FunctionName } from '../tools/function-name.ts';
import type { StartTaskField } from '../api/start-task.ts';

/** Version of what is said on the live path. A server that speaks another one closes with `LIVE_CLOSE.protocol`. */
export const LIVE_PROTOCOL = 1;

/** Bytes of one frame's picture. A window of 1500 px as JPEG has some 300 kB. */
export const LIVE_FRAME_MAX_BYTES = 2_000_000;
/** What is longer still is no mistake of measure: the connection ends (`LIVE_CLOSE.tooLong`). */
export const LIVE_MESSAGE_MAX_BYTES = 4 * LIVE_FRAME_MAX_BYTES;
/** Longest edge of a frame: an 8K screen has 7680 px. */
export const LIVE_FRAME_MAX_EDGE = 8192;
export const LIVE_FRAME_MIN_EDGE = 32;

/** How small a change makes a frame another one, 0…1; see `isUnchanged`. */
export const LIVE_SENSITIVITY_DEFAULT = 0.5;
export const LIVE_SIZES = [512, 768] as const;

/** Live sessions of one person at a time: two windows, and one that a lost connection has left behind. */
export const LIVE_SESSIONS_PER_PERSON = 3;
/** Of one server process; each holds its last frames and a reading in memory. */
export const LIVE_SESSIONS_PER_SERVER = 64;

/** The client hears nothing of a frame for so long: the connection is dead, though nobody said so. */
export const LIVE_ANSWER_MS = 15_000;
/** A lost connection is tried again after these pauses, the last one for ever: within two seconds each. */
export const LIVE_RECONNECT_MS = [200, 500, 1_000, 2_000] as const;

/** The functions whose frames can be rendered as they come. */
export const LIVE_FUNCTIONS = [
  'architecturalRender',
  'indoorRender',
  'gongzhuangRender',
  'landscapeRender',
  'birdsViewRender',
] as const satisfies readonly FunctionName[];

/** Options of `startTask` that say nothing of a session: the base is the frame, of the size that is chosen, and gives one picture. */
export const NOT_LIVE = [
  'upload_img',
  'mask',
  'count',
  'size',
  'style_img',
  'modelId',
] as const satisfies readonly StartTaskField[];
