interface Running<T> {
  readonly result: Promise<T>;
  readonly abort: AbortController;
  waiting: number;
}

/** Work that several callers ask for at the same moment is done once; it is aborted when the last of them has gone. */
export class SharedWork<T> {
  readonly #running = new Map<string, Running<T>>();

  /** @throws `signal.reason` as soon as this caller's signal is raised, whoever else still waits */
  run(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (signal.aborted) return Promise.reject(signal.reason);
    const running = this.#running.get(key) ?? this.#start(key, work);
    running.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        signal.removeEventListener('abort', onAbort);
        running.waiting -= 1;
      };
      const onAbort = () => {
        leave();
        if (running.waiting === 0) this.#stop(key, running, signal.reason);
        reject(signal.reason);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      running.result.then(resolve, reject).finally(leave);
    });
  }

  #start(key: string, work: (signal: AbortSignal) => Promise<T>): Running<T> {
    const abort = new AbortController();
    const result = work(abort.signal).finally(() => {
      if (this.#running.get(key) === running) this.#running.delete(key);
    });
    // Where every caller has gone, nobody is left to hear of the failure.
    result.catch(() => undefined);
    const running: Running<T> = { result, abort, waiting: 0 };
    this.#running.set(key, running);
    return running;
  }

  /** A caller that comes after the last one has gone begins anew. */
  #stop(key: string, running: Running<T>, reason: unknown): void {
    if (this.#running.get(key) === running) this.#running.delete(key);
    running.abort.abort(reason);
  }
}
