/** How long is waited for what, in milliseconds. Tests give short ones. */
export interface ComfyuiTimes {
  /** Whether a server is there, and how much it has to do. */
  readonly probe: number;
  /** A small answer: queue, history. */
  readonly request: number;
  /** `GET /object_info`: megabytes, and the server reads its folders for it. */
  readonly objectInfo: number;
  /** An upload, or the download of a result. */
  readonly transfer: number;
  /** The websocket's handshake and its first message; the job goes on without it. */
  readonly handshake: number;
  /** Between two looks at the history while the socket tells of the job, and while it does not. */
  readonly pollHeard: number;
  readonly pollUnheard: number;
  /** After the last event of a job, until the history has it. */
  readonly afterEnd: readonly number[];
  /** Without a sign of life of a running job. */
  readonly stall: number;
  /** The same where models may be loading or downloading, or where nothing is heard anyway. */
  readonly firstStall: number;
  /** Until a cancelled job has ended; after that it is left to itself. */
  readonly cancel: number;
  /** Between two sockets, growing from the first to the second. */
  readonly reconnect: readonly [number, number];
  /** A sick server's rest, growing from the first to the second. */
  readonly ejection: readonly [number, number];
  /** Until a server that stopped in the middle of a job counts as gone. */
  readonly comeBack: number;
  /** Between two messages of ours that keep proxies from closing a quiet socket. */
  readonly keepAlive: number;
  /** Age at which what a server has installed is asked again, in the background. */
  readonly catalogue: number;
}

export const COMFYUI_TIMES: ComfyuiTimes = {
  probe: 10_000,
  request: 30_000,
  objectInfo: 60_000,
  transfer: 180_000,
  handshake: 5_000,
  pollHeard: 15_000,
  pollUnheard: 3_000,
  afterEnd: [0, 100, 300, 1_000],
  stall: 120_000,
  firstStall: 600_000,
  cancel: 30_000,
  reconnect: [1_000, 30_000],
  ejection: [5_000, 300_000],
  comeBack: 120_000,
  keepAlive: 20_000,
  catalogue: 300_000,
};
