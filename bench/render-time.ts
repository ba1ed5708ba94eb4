/**
 * How long a 768 px render takes, by stage, and how much memory; beside it the least that any tool must do: sharp decoding,
 * resizing and encoding the same picture. Specification: about 10 s a render. Runs A B A B; medians.
 *
 *   node scripts/run.mjs bench/render-time.ts
 */
import { DEFAULT_STYLE } from '@plumbline/content/styles/style-list.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { render } from '@plumbline/scene/render.ts';
import type { RenderOutcome, Space } from '@plumbline/scene/render-types.ts';
import sharp from 'sharp';
import { drawingPng } from './src/drawing-input.ts';
import { median } from './src/statistics.ts';

const ROUNDS = 5;
const EDGE = 768;
const CASES: readonly { readonly id: string; readonly space: Space }[] = [
  { id: 'living-room', space: 'interior' },
  { id: 'homestay', space: 'exterior' },
];

async function decode(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data: new Uint8ClampedArray(data) };
}

async function encode({ width, height, channels, data }: Raster): Promise<Buffer> {
  return await sharp(Buffer.from(data.buffer), { raw: { width, height, channels } }).png().toBuffer();
}

const context = { signal: new AbortController().signal, progress: () => undefined };

for (const { id, space } of CASES) {
  const png = await drawingPng(id, 1600);
  const baseline: number[] = [];
  const ours: number[] = [];
  const stages = new Map<string, number[]>();
  let peak = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let start = performance.now();
    await sharp(png).resize(EDGE).png().toBuffer();
    baseline.push(performance.now() - start);

    start = performance.now();
    const outcome: RenderOutcome = render(
      await decode(png),
      {
        space,
        kind: 'line',
        style: DEFAULT_STYLE,
        atmosphere: 'sunny',
        cnStrength: 0.6,
        similarity: 0.5,
        seed: 1,
        maxEdge: EDGE,
      },
      context,
    );
    await encode(outcome.picture);
    ours.push(performance.now() - start);
    for (const [stage, ms] of Object.entries(outcome.timings))
      stages.set(stage, [...(stages.get(stage) ?? []), ms]);
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  console.log(`\n${id}: 1600 px drawing → ${EDGE} px render, ${ROUNDS} rounds, one thread`);
  console.log(`  sharp decode + resize + encode  ${median(baseline).toFixed(0)} ms`);
  console.log(
    `  built-in engine                 ${median(ours).toFixed(0)} ms  (${(median(ours) / 10_000).toFixed(2)} of the specification's 10 s)`,
  );
  for (const [stage, times] of stages)
    console.log(`    ${stage.padEnd(28)} ${median(times).toFixed(0).padStart(6)} ms`);
  console.log(`  highest resident memory         ${(peak / 2 ** 20).toFixed(0)} MiB`);
}
