import type { Database } from '@plumbline/core/ports/database.ts';
import type { Storage } from '@plumbline/core/ports/storage.ts';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';

/**
 * Takes the process down at the n-th moment after a picture was made: before and after each file is written, and before
 * each transaction, before its commit and after it.
 */
export function killAtStep(
  { database, storage, engine }: { database: Database; storage: Storage; engine: ImageEngine },
  step: number,
): { database: Database; storage: Storage; engine: ImageEngine } {
  let isMade = false;
  let reached = 0;
  const pass = () => {
    if (!isMade) return;
    reached += 1;
    if (reached === step) process.kill(process.pid, 'SIGKILL');
  };
  return {
    engine: {
      ...engine,
      async run(input, context) {
        const result = await engine.run(input, context);
        isMade = true;
        return result;
      },
    },
    storage: {
      ...storage,
      async put(key, bytes) {
        pass();
        await storage.put(key, bytes);
        pass();
      },
    },
    database: {
      ...database,
      async transaction(work) {
        pass();
        const result = await database.transaction(async (repositories) => {
          const done = await work(repositories);
          pass();
          return done;
        });
        pass();
        return result;
      },
    },
  };
}
