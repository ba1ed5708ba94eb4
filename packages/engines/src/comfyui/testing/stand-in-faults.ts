/** Everything that real servers were seen to do, and what stands between them and us. Each is switched on for so many times. */
export const STAND_IN_FAULTS = [
  // Transport
  /** Any call is answered by a proxy's page. */
  'page 502',
  /** A page in HTML with 200, where a sign-in stands before the server: `history`. */
  'page 200 for history',
  /** 403 without a body: the check of origins. */
  'forbidden origin',
  /** 401 of a proxy. */
  'unauthorized',
  /** `object_info` never ends. */
  'endless catalogue',
  /** `view` says that it has 2 GB. */
  'huge picture',
  /** `view` sends its first bytes and then nothing. */
  'slow picture',
  /** `view` sends text. */
  'garbage picture',
  /** No socket is opened. */
  'no socket',
  /** Sockets open and greet, and say nothing of jobs. */
  'silent socket',
  /** The socket is cut in the middle of a job. */
  'socket drops',
  /** Events and pictures of somebody else's job on every socket. */
  'foreign events',
  /** Text that is none, frames that end too early, kinds that nobody knows. */
  'garbage frames',

  // Submission
  /** 500 although the job was put into the queue. */
  'queued with 500',
  /** 500, and nothing was queued. */
  'not queued with 500',
  /** The job runs under an id of the server's own. */
  'other id',
  /** 200, and one output was left out. */
  'outputs left out',
  /** 400 with empty `node_errors`, of either kind. */
  'refused with an object',
  'refused with a list',
  /** Uploads get another name. */
  'renamed upload',
  /** Uploads are lost at once. */
  'lost upload',
  /** 413. */
  'upload too large',

  // Execution
  /** The worker never goes on, and cannot be interrupted. */
  'hangs',
  /** Silent for a while, then a weight that cannot be loaded is named. */
  'missing weight',
  'out of memory',
  'corrupt model',
  'incompatible models',
  /** Somebody else stops it. */
  'interrupted by somebody',
  /** The whole server stops in the middle of the job, and comes back empty. */
  'restarts',
  /** The job vanishes from queue and history. */
  'forgets the job',
  /** An interrupt acts late. */
  'slow interrupt',
  /** The failure is in the messages, and the status says success. */
  'error as success',

  // End
  /** Success, and the history has it two looks later. */
  'late history',
  /** Only the last event is sent. */
  'only the end',
  /** Everything was kept from before: success without pictures. */
  'cached without images',
  /** The file is gone. */
  'file gone',
  /** `executed` without an output. */
  'executed null',
  /** Black, as from numbers that are none. */
  'black picture',
] as const;
export type StandInFault = (typeof STAND_IN_FAULTS)[number];

/** Which faults are on, and for how often. */
export class FaultBox {
  readonly #left = new Map<StandInFault, number>();

  set(fault: StandInFault, times: number): void {
    this.#left.set(fault, times);
  }

  /** Whether it happens now; then it is one time less. */
  take(fault: StandInFault): boolean {
    const left = this.#left.get(fault) ?? 0;
    if (left <= 0) return false;
    this.#left.set(fault, left - 1);
    return true;
  }

  /** Whether it is on, without using it up. */
  has(fault: StandInFault): boolean {
    return (this.#left.get(fault) ?? 0) > 0;
  }
}
