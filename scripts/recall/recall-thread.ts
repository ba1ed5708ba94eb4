import { parentPort } from 'node:worker_threads';
import { toSharp } from '../lib/picture-pixels.ts';
import type { RecallCase } from './cases.ts';
import { runCase } from './run-case.ts';

export interface ThreadTask {
  readonly recallCase: RecallCase;
  /** Where to leave the pictures. */
  readonly look: string | undefined;
}

const port = parentPort;
if (port === null) throw new Error('recall-thread.ts runs as a thread alone');
port.on('message', async ({ recallCase, look }: ThreadTask) => {
  const results = await runCase(
    recallCase,
    look === undefined
      ? undefined
      : async (name, picture) => {
          await toSharp(picture)
            .png()
            .toFile(`${look}/${name.replaceAll(/[^a-z0-9]+/g, '-')}.png`);
        },
  );
  port.postMessage(results);
});
