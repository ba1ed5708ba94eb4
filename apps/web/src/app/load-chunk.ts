import { CHUNK_LOAD_TIMEOUT_MS } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Bundle } from '../i18n/features.ts';
import { loadTexts } from '../i18n/load-texts.ts';

/** Names the text bundles that a chunk shows. What is around every page (`shell`) is there already. */
export function texts(...bundles: readonly Exclude<Bundle, 'shell'>[]): readonly Bundle[] {
  return bundles;
}

/**
 * Loads a part of the app that is fetched on demand, and its texts beside it.
 *
 * @param chunk name that a user is told where it cannot be loaded.
 * @throws AppError `CHUNK_LOAD_FAILED` on failure or after the contract's time limit.
 */
export async function loadChunk<M>(
  chunk: string,
  load: () => Promise<M>,
  bundles: readonly Bundle[] = [],
  limitMs = CHUNK_LOAD_TIMEOUT_MS,
): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${limitMs} ms`)), limitMs);
  });
  try {
    const all = Promise.all([load(), ...bundles.map(loadTexts)]);
    return (await Promise.race([all, limit]))[0];
  } catch (cause) {
    throw new AppError('CHUNK_LOAD_FAILED', chunk, { values: { chunk }, cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a part of the app could not be loaded: its request failed, or a newer version took its place. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof AppError && error.code === 'CHUNK_LOAD_FAILED';
}
