import { AppError } from '@plumbline/contract/errors/app-error.ts';
import type { Storage } from '../ports/storage.ts';

/** What was found out of a picture and kept beside it; undefined where it is not there or cannot be read: it is simply made again. */
export async function readKeptJson<T>(
  storage: Storage,
  key: string,
  parse: (value: unknown) => T | undefined,
): Promise<T | undefined> {
  try {
    return parse(JSON.parse(new TextDecoder().decode(await storage.get(key))));
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof AppError && error.code === 'NOT_FOUND'))
      return undefined;
    throw error;
  }
}

export async function keepJson(storage: Storage, key: string, value: unknown): Promise<void> {
  await storage.put(key, new TextEncoder().encode(JSON.stringify(value)));
}
