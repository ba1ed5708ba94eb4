import { createHash } from 'node:crypto';
import type { FirstScreen, FirstScreenRequest } from '@plumbline/contract/first-screen.ts';

/** Workspaces and the home page, in three languages, for two devices. */
const MOST = 256;

/** First screens by what they are made of, the ones longest unused given up first. */
export class KeptScreens {
  readonly #screens = new Map<string, Promise<FirstScreen>>();

  /** @param builtAt tells one build of the web app from another, ms */
  async get(
    request: FirstScreenRequest,
    builtAt: number,
    make: () => Promise<FirstScreen>,
  ): Promise<FirstScreen> {
    const key = createHash('sha256')
      .update(JSON.stringify([builtAt, request]))
      .digest('base64');
    const screen = this.#screens.get(key) ?? make();
    this.#screens.delete(key);
    this.#screens.set(key, screen);
    const [oldest] = this.#screens.keys();
    if (this.#screens.size > MOST && oldest !== undefined) this.#screens.delete(oldest);
    try {
      return await screen;
    } catch (error) {
      // Another attempt may do better.
      this.#screens.delete(key);
      throw error;
    }
  }
}
