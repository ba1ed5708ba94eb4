/**
 * Makes what a reading learns from: designs by seed, each seen from several places, as buffers of what every pixel shows. Goes on where it was
 * stopped. Seeds from `TEST_FROM` on are for testing alone and go to a folder of their own.
 *
 *   node scripts/run.mjs training/reading/make.ts --first 0 --count 2000 [--views 3] [--part 0/2] [--out out/training/buffers]
 */
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBuffers } from './buffers/make-buffers.ts';

/** Designs of this seed and above are never learned from. The seeds of the recall table lie below 10,000. */
const LEARN_FROM = 100_000;
const TEST_FROM = 9_000_000;

const { values } = parseArgs({
  options: {
    first: { type: 'string', default: '0' },
    count: { type: 'string', default: '100' },
    views: { type: 'string', default: '3' },
    part: { type: 'string', default: '0/1' },
    test: { type: 'boolean', default: false },
    out: { type: 'string', default: 'out/training/buffers' },
  },
});
const [part = 0, parts = 1] = values.part.split('/').map(Number);
const folder = join(values.out, values.test ? 'test' : 'learn');
await mkdir(folder, { recursive: true });
for (let k = Number(values.first); k < Number(values.first) + Number(values.count); k++) {
  if (k % parts !== part) continue;
  const seed = (values.test ? TEST_FROM : LEARN_FROM) + k;
  const done = join(folder, `${seed}.done`);
  if (await exists(done)) continue;
  for (const [nth, bytes] of makeBuffers(seed, Number(values.views))) {
    const file = join(folder, `${seed}-${nth}.buf`);
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
  }
  await writeFile(done, '');
  if (k % 20 === 0) console.log(`seed ${seed}`);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
