import type { FunctionName } from '../tools/function-name.ts';
import type { StartTaskField } from '../api/start-task.ts';

/** Version of what is said on the live path. A server that speaks another one closes with `LIVE_CLOSE.protocol`. */
export const LIVE_PROTOCOL = 1;

/** How small a change makes a frame another one, 0…1; see `isUnchanged`. */
export const LIVE_SENSITIVITY_DEFAULT = 0.5;

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

/** Options of `startTask` that say nothing of a session: the base is the frame, and a frame gives one picture. */
export const NOT_LIVE = [
  'upload_img',
  'mask',
  'count',
  'modelId',
] as const satisfies readonly StartTaskField[];
