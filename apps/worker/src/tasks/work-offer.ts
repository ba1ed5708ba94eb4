import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import type { WorkOffer } from '@plumbline/core/tasks/run/work-offer.ts';

/** Bytes that a worker needs to itself for a picture of so many pixels a side; measured by `bench/large-renders.ts`. */
const LARGE_SIDE = 2_048;
const LARGE_BYTES = 3 * 2 ** 30;

/** The longest side that a worker with so much memory (bytes) takes, null for any; more slots share it. */
export function largestSizeFor(memory: number, slots: number): number | null {
  return memory / slots >= LARGE_BYTES ? null : LARGE_SIDE;
}

/** The engines that answer now, with what each can do. */
export async function healthyEngines(engines: readonly ImageEngine[]): Promise<WorkOffer['engines']> {
  const asked = await Promise.all(
    engines.map(async (engine) => ({
      engine,
      healthy: await engine.health().then(
        ({ healthy }) => healthy,
        () => false,
      ),
    })),
  );
  return asked
    .filter(({ healthy }) => healthy)
    .map(({ engine: { id, functions } }) => ({ id, functions: [...functions] }));
}
