import type { BinaryFrame } from './binary-frame.ts';
import type { SocketListener } from './event-socket.ts';
import type { ServerEvent } from './server-event.ts';

export interface JobEars {
  readonly event: (event: ServerEvent) => void;
  /** JPEG or PNG. */
  readonly preview: (image: Uint8Array) => void;
}

/** More than a job sends before the answer to its submission is read. */
const MOST_EARLY = 1_000;

/**
 * Hands on what is said of one job. Servers tell everybody of jobs that came without a client; and a job's own first events may come
 * before the answer that says under which id it runs.
 */
export class JobListener implements SocketListener {
  readonly #ears: JobEars;
  #id: string | undefined;
  #early: ServerEvent[] = [];
  #saysWhose = false;
  #runs = false;

  constructor(ears: JobEars) {
    this.#ears = ears;
  }

  /** From now on it is known which job is meant. */
  follow(id: string): void {
    this.#id = id;
    const early = this.#early;
    this.#early = [];
    for (const event of early) this.event(event);
  }

  event(event: ServerEvent): void {
    if (event.type === 'feature_flags') this.#saysWhose = event.data.supports_preview_metadata === true;
    if (event.type === 'status' || event.type === 'feature_flags') return;
    if (this.#id === undefined) {
      if (this.#early.length < MOST_EARLY) this.#early.push(event);
      return;
    }
    if (event.data.prompt_id !== this.#id) return;
    if (event.type === 'execution_start') this.#runs = true;
    this.#ears.event(event);
  }

  frame(frame: BinaryFrame): void {
    if (frame.kind !== 'preview') return;
    // A server that can say whose a picture is, and does not, shows somebody else's.
    const isOurs =
      frame.promptId === undefined ? this.#runs && !this.#saysWhose : frame.promptId === this.#id;
    if (isOurs) this.#ears.preview(frame.image);
  }
}
