export interface TurnOptions {
  readonly signal: AbortSignal;
  /** Called at once, and again and again, while others are before. */
  readonly onWait: () => void;
}

const AGAIN_MS = 20_000;

/** Lets one piece of work at a time through, in the order of the calls. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #taken = false;

  /** @throws `signal.reason` as soon as it is raised while others are before, and what the work throws. */
  async run<Result>(work: () => Promise<Result>, { signal, onWait }: TurnOptions): Promise<Result> {
    signal.throwIfAborted();
    if (this.#taken) await this.#wait(signal, onWait);
    this.#taken = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The turn goes from hand to hand: nobody who comes now gets in between.
      if (next) next();
      else this.#taken = false;
    }
  }

  #wait(signal: AbortSignal, onWait: () => void): Promise<void> {
    onWait();
    return new Promise((resolve, reject) => {
      const timer = setInterval(onWait, AGAIN_MS);
      const settle = () => {
        clearInterval(timer);
        signal.removeEventListener('abort', leave);
      };
      const enter = () => {
        settle();
        resolve();
      };
      const leave = () => {
        settle();
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(enter);
    });
  }
}
