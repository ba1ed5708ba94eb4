import type { ComfyuiTimes } from '../comfyui-times.ts';

/** For tests against the stand-in. What ends well does not wait for any of them. */
export const SHORT_TIMES: ComfyuiTimes = {
  probe: 5_000,
  request: 5_000,
  objectInfo: 5_000,
  transfer: 5_000,
  handshake: 2_000,
  pollHeard: 60,
  pollUnheard: 20,
  afterEnd: [0, 5, 10, 20],
  stall: 400,
  firstStall: 800,
  cancel: 400,
  reconnect: [10, 50],
  ejection: [30, 200],
  comeBack: 3_000,
  keepAlive: 50,
  catalogue: 60_000,
};

/** Where pictures are made in earnest on a machine that is busy with other tests: silence is no sign of anything. */
export const PATIENT: Partial<ComfyuiTimes> = { stall: 60_000, firstStall: 60_000 };
