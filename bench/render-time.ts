/**
 * How long a render takes at 512 and 768 px, by stage, and how much memory. Beside it, in the same run: the least that any
 * tool must do (sharp decoding, resizing, encoding), a chain of OpenCV filters, and two renders on one thread against two.
 *
 *   node scripts/run.mjs bench/render-time.ts
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';
import { createBuiltinEngine } from '@plumbline/engines/builtin/builtin-engine.ts';
import sharp from 'sharp';
import { drawingPng } from './src/drawing-input.ts';
import { decodePng, engineInput } from './src/engine-input.ts';
import { filterPicture, loadOpenCv } from './src/opencv-filter.ts';
import { median } from '../scripts/lib/statistics.ts';

const ROUNDS = 5;
const CASES: readonly { readonly id: string; readonly function: FunctionName }[] = [
  { id: 'living-room', function: 'indoorRender' },
  { id: 'homestay', function: 'architecturalRender' },
];
const TARGET_MS = { 512: 1500, 768: 3000 } as const;
const MEMORY = new URL('./src/render-memory.ts', import.meta.url).pathname;

const context = () => ({ signal: AbortSignal.timeout(120_000), progress: () => undefined });
const one = createBuiltinEngine({ threads: 1 });
const two = createBuiltinEngine({ threads: 2 });
const { cv } = await loadOpenCv();

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function peakMemory(id: string, name: string, size: number, threads: number): Promise<number> {
  const run = [MEMORY, id, name, String(size), String(threads)];
  const { stdout } = await promisify(execFile)(process.execPath, run);
  return Number(stdout);
}

for (const { id, function: name } of CASES)
  for (const size of [512, 768] as const) {
    const png = await drawingPng(id, 1600);
    const base = await decodePng(png);
    const small = await decodePng(await sharp(png).resize(size).png().toBuffer());
    const input = engineInput(base, name, size);
    const times: Record<'sharp' | 'opencv' | 'render' | 'pairOnOne' | 'pairOnTwo', number[]> = {
      sharp: [],
      opencv: [],
      render: [],
      pairOnOne: [],
      pairOnTwo: [],
    };
    const stages = new Map<string, number[]>();
    const pair = (engine: typeof one) => () =>
      Promise.all([engine.run(input, context()), engine.run(input, context())]);
    // Warm both pools first: a thread that starts loads the engine's sources.
    await pair(one)();
    await pair(two)();
    for (let round = 0; round < ROUNDS; round++) {
      times.sharp.push(await timed(() => sharp(png).resize(size).png().toBuffer()));
      times.opencv.push(await timed(async () => filterPicture(cv, small)));
      times.render.push(
        await timed(async () => {
          const { timings } = await one.run(input, context());
          for (const [stage, ms] of Object.entries(timings))
            stages.set(stage, [...(stages.get(stage) ?? []), ms]);
        }),
      );
      times.pairOnOne.push(await timed(pair(one)));
      times.pairOnTwo.push(await timed(pair(two)));
    }
    const show = (what: string, ms: number, more = '') =>
      console.log(`  ${what.padEnd(36)} ${ms.toFixed(0).padStart(6)} ms ${more}`);
    console.log(`\n${id}: 1600 px drawing → ${size} px ${name}, medians of ${ROUNDS} rounds`);
    show('sharp: decode, resize, encode', median(times.sharp));
    show('OpenCV: bilateral and threshold', median(times.opencv));
    const ours = median(times.render);
    show(
      'built-in engine, one thread',
      ours,
      `(target ${TARGET_MS[size]}, ×${(ours / TARGET_MS[size]).toFixed(2)})`,
    );
    for (const [stage, each] of stages) show(`  ${stage}`, median(each));
    show('two renders on one thread', median(times.pairOnOne));
    const faster = median(times.pairOnOne) / median(times.pairOnTwo);
    show('two renders on two threads', median(times.pairOnTwo), `(×${faster.toFixed(2)} as many an hour)`);
    const memory = [await peakMemory(id, name, size, 1), await peakMemory(id, name, size, 2)];
    console.log(
      `  largest resident memory, 1 and 2 threads  ${memory.join(' and ')} MiB (target 700 a worker)`,
    );
  }
for (const size of [512, 768] as const) {
  const input = engineInput(null, 'inspiration', size);
  await one.run(input, context());
  await two.run(input, context());
  const alone: number[] = [];
  const shared: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await timed(() => one.run(input, context())));
    shared.push(await timed(() => two.run(input, context())));
  }
  const faster = median(alone) / median(shared);
  console.log(
    `\ninspiration, ${size} px: ${median(alone).toFixed(0)} ms on one thread, ${median(shared).toFixed(0)} ms on two (×${faster.toFixed(2)})`,
  );
}
await Promise.all([one.close(), two.close()]);
