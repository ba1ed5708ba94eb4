import type { Storage } from '@plumbline/core/ports/storage.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { takeFor } from './take-for.ts';

/**
 * Does work that stores files for the caller. What a visitor stores counts against the bytes that the visitors of one address
 * may keep; where the work fails its files are removed, and their bytes come back.
 *
 * @throws what the work throws, and AppError `VISITOR_UPLOAD_LIMIT`
 */
export async function keepWithin<T>(
  app: App,
  request: FastifyRequest,
  storage: Storage,
  work: (storage: Storage) => Promise<T>,
): Promise<T> {
  if (request.caller.user !== null) return work(storage);
  const taken: (() => Promise<void>)[] = [];
  const counted: Storage = {
    ...storage,
    put: async (key, bytes) => {
      taken.push(await takeFor(app, request, 'visitorBytes', bytes.byteLength));
      await storage.put(key, bytes);
    },
  };
  try {
    return await work(counted);
  } catch (error) {
    for (const giveBack of taken) await giveBack();
    throw error;
  }
}
