/**
 * Makes one picture with the engines of another checkout: `node checkout-program.ts <checkout> <job> <answer>`, the two files
 * in the format of `v8.serialize`. This is today's program, so it asks nothing of an older version but that
 * `packages/engines/src/registry.ts` exports `createEngines`; there it stays.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { ImageEngine } from '@plumbline/core/ports/image-engine.ts';
import type { CheckoutAnswer, CheckoutJob } from './checkout-job.ts';

interface Registry {
  createEngines(options: { readonly threads: number }): readonly Pick<ImageEngine, 'id' | 'run' | 'close'>[];
}

const [checkout = '', jobFile = '', answerFile = ''] = process.argv.slice(2);
const { engineId, input } = deserialize(readFileSync(jobFile)) as CheckoutJob;
const address = pathToFileURL(join(checkout, 'packages', 'engines', 'src', 'registry.ts')).href;
const { createEngines } = (await import(address)) as Registry;
const engines = createEngines({ threads: 1 });
const engine = engines.find(({ id }) => id === engineId);
const context = { signal: new AbortController().signal, progress: () => undefined };
let answer: CheckoutAnswer;
try {
  if (!engine) answer = { refused: `it has no engine ${engineId}` };
  else answer = { picture: (await engine.run(input, context)).picture };
} catch (error) {
  answer = { refused: error instanceof Error ? error.message : String(error) };
}
writeFileSync(answerFile, serialize(answer));
await Promise.all(engines.map((each) => each.close()));
