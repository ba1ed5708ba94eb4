import { CHUNK_LOAD_TIMEOUT_MS } from '@plumbline/contract/constants.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';

/**
 * Loads a part of the app that is fetched on demand.
 *
 * @param chunk name that a user is told where it cannot be loaded.
 * @throws AppError `CHUNK_LOAD_FAILED` on failure or after the contract's time limit.
 */
export async function loadChunk<M>(
  chunk: string,
  load: () => Promise<M>,
  limitMs = CHUNK_LOAD_TIMEOUT_MS,
): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (cause) {
    throw new AppError('CHUNK_LOAD_FAILED', chunk, { values: { chunk }, cause });
  } finally {
    clearTimeout(timer);
  }
}
