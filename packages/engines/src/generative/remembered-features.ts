import { GenerationError } from './generation-error.ts';
import type { GeneratorFeatures } from './generator.ts';

/** Short enough that a server that was started meanwhile is soon used, long enough that looking is not most of its work. */
const BELIEVED_MS = 30_000;

/**
 * What servers can do, as it was last found. It is asked for every few seconds, so whoever asks waits once at most; from then on an
 * older answer is given at once while the next one is on its way.
 */
export class RememberedFeatures {
  readonly #look: () => Promise<GeneratorFeatures>;
  readonly #believedMs: number;
  #known: GeneratorFeatures | undefined;
  #looking: Promise<GeneratorFeatures> | undefined;
  #at = 0;

  /** @param look never rejects */
  constructor(look: () => Promise<GeneratorFeatures>, believedMs: number = BELIEVED_MS) {
    this.#look = look;
    this.#believedMs = believedMs;
  }

  async get(): Promise<GeneratorFeatures> {
    const fresh = this.#known && Date.now() - this.#at < this.#believedMs;
    const looking = fresh ? undefined : this.#renew();
    return this.#known ?? (looking as Promise<GeneratorFeatures>);
  }

  /**
   * Does work with the servers. Where one could not be reached, what was known of them is known no more: whoever asks next waits until
   * they were looked at anew, so that work goes elsewhere at once and not only when the old answer has aged.
   */
  async during<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof GenerationError && error.fault === 'unreachable') this.#known = undefined;
      throw error;
    }
  }

  #renew(): Promise<GeneratorFeatures> {
    this.#looking ??= this.#look().then((features) => {
      this.#known = features;
      this.#at = Date.now();
      this.#looking = undefined;
      return features;
    });
    return this.#looking;
  }
}
