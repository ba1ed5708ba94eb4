import { sweepImages } from '@plumbline/core/images/sweep-images.ts';
import { imageIdOf, IMAGE_FOLDERS } from '@plumbline/core/images/image-keys.ts';
import type { Services } from '@plumbline/platform/services.ts';

const HOUR_MS = 3_600_000;
const TURN_MS = 300_000;

/** Every file of pictures that is stored. */
export async function listKeys({ storage }: Services): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('images/')) keys.push(key);
  return keys.toSorted();
}

/** Of those the ones that a living picture's row names. */
export async function namedKeys(services: Services): Promise<string[]> {
  const keys = await listKeys(services);
  const rows = await services.database.images.findMany(keys.map(imageIdOf));
  const living = rows.filter(({ deletedAt }) => deletedAt === null);
  const named = new Set(living.flatMap(({ workingKey, originalKey }) => [workingKey, originalKey]));
  return keys.filter((key) => named.has(key));
}

/** The sweep of a whole day, two hours from now: every folder has its turn once. */
export async function sweepAll(services: Services): Promise<void> {
  let now = Date.now() + 2 * HOUR_MS;
  for (let turn = 0; turn < IMAGE_FOLDERS.length; turn += 1) {
    await sweepImages({ ...services, clock: { now: () => new Date(now) } });
    now += TURN_MS;
  }
}
