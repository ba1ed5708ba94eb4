/**
 * How long a model takes to render, by its size and by that of the picture, on two threads as a worker does it, with the
 * processor time of all of them (the truer figure on a busy machine) and the highest resident memory so far; so that memory tells, the largest come last. With `PLUMBLINE_BPY=<python that has bpy>` Blender's Cycles renders the same
 * scene on the processor in the same run: the same triangles, camera, size and sun, 64 samples and its own denoiser.
 *
 *   node scripts/run.mjs bench/model-render.ts [most triangles]
 *   PLUMBLINE_SAMPLES=<folder with model/> node scripts/run.mjs bench/model-render.ts
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findStyle } from '@plumbline/content/styles/style-list.ts';
import { Crew } from '@plumbline/compute/threads/crew.ts';
import { TileThreads } from '@plumbline/compute/threads/tile-threads.ts';
import type { ModelCamera } from '@plumbline/models/camera/model-camera.ts';
import type { Model } from '@plumbline/models/model/model.ts';
import { readModel } from '@plumbline/models/read-model.ts';
import { renderModel } from '@plumbline/model-renders/render-model.ts';
import { boxModel } from '@plumbline/model-renders/testing/box-model.ts';
import { writeScene } from './src/write-cycles-scene.ts';

const SIZES = [768, 1536, 3840] as const;
const TARGET_MS = 5000;
const most = Number(process.argv[2] ?? 5_000_000);
const python = process.env['PLUMBLINE_BPY'];
const style = findStyle('modern');
if (style === undefined) throw new Error('no style');
const signal = new AbortController().signal;
const script = new URL('../packages/engines/src/builtin/tile-thread.ts', import.meta.url);
const tiles = new TileThreads({ script }).runnerFor(Crew.of(2));
const quiet = { signal, progress: () => undefined, tiles };

/** Blocks of a town, each side cut into strips until there are so many triangles. */
function town(triangles: number): Model {
  const side = 20;
  const strips = Math.max(1, Math.round(triangles / (side * side * 12)));
  return boxModel(
    Array.from({ length: side * side }, (_, k) => {
      const [x, z] = [(k % side) * 14 - 140, Math.floor(k / side) * 14 - 140];
      const min = [x, 0, z] as const;
      const max = [x + 9, 4 + ((k * 7) % 5), z + 9] as const;
      return { name: `Wall ${k}`, material: 'plaster', strips, min, max };
    }),
  );
}

/** Land in one mesh, all around the eye. */
function land(triangles: number): Model {
  const side = Math.round(Math.sqrt(triangles / 2));
  const reach = 30;
  const positions = new Float32Array(3 * (side + 1) ** 2);
  const indices = new Uint32Array(6 * side * side);
  for (let j = 0; j <= side; j++)
    for (let i = 0; i <= side; i++) {
      const height = 0.3 * Math.sin(i * 0.05) * Math.cos(j * 0.04);
      const at = [(2 * i) / side - 1, height / reach, (2 * j) / side - 1].map((v) => v * reach);
      positions.set(at, 3 * (j * (side + 1) + i));
    }
  for (let k = 0; k < side * side; k++) {
    const a = Math.floor(k / side) * (side + 1) + (k % side);
    indices.set([a, a + side + 1, a + 1, a + 1, a + side + 1, a + side + 2], 6 * k);
  }
  const flat = boxModel([
    { name: 'terrain', material: 'x', min: [-reach, -0.4, -reach], max: [reach, 0.4, reach] },
  ]);
  return { ...flat, triangles: 2 * side * side, meshes: [{ positions, indices, normals: null, uvs: null }] };
}

const FROM_WITHIN = { eye: [0, 1.7, 0], target: [10, 1, 3], fieldOfView: 1, twoPoint: true } as const;

function viewOf({ boundsM: { min, max } }: Model) {
  const [x, z] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const reach = 1.1 * Math.hypot(max[0] - min[0], max[2] - min[2]) + 3;
  const eye = [x - 0.57 * reach, min[1] + 1.7, z + 0.82 * reach] as const;
  return { eye, target: [x, min[1] + 2.5, z] as const, fieldOfView: 0.96, twoPoint: true };
}

async function measure(
  name: string,
  model: Model,
  edge: number,
  camera: ModelCamera = viewOf(model),
): Promise<void> {
  if (style === undefined) return;
  const [width, height] = [edge, Math.round((edge * 2) / 3)];
  const sun = { azimuth: 3.4, elevation: 0.7 };
  const cpu = process.cpuUsage();
  const start = performance.now();
  const { timings, notes, fidelity } = renderModel(
    model,
    { camera, width, height, style, atmosphere: 'sunny', sun, seed: 3 },
    quiet,
  );
  const ms = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  const cpuMs = Math.round((user + system) / 1000);
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  const verdict = edge === 768 ? (ms <= TARGET_MS ? ' (within 5 s)' : ' (MORE THAN 5 s)') : '';
  console.log(
    `${name}, ${model.triangles} triangles, ${edge} px: ${Math.round(ms)} ms${verdict}, processor ${cpuMs} ms, shapes ${timings['shapes']} ms, ${memory} MiB, edges ${fidelity.score.toFixed(3)}, ${notes[1]}`,
  );
  if (python === undefined || edge === 3840 || model.triangles > 200_000) return;
  const folder = resolve('out/cycles');
  mkdirSync(folder, { recursive: true });
  const script = join(folder, 'render.py');
  writeFileSync(join(folder, 'scene.obj'), writeScene.obj(model));
  writeFileSync(script, writeScene.python({ camera, width, height, sun, folder }));
  const { stdout } = await promisify(execFile)(python, [script], { maxBuffer: 1 << 26 });
  console.log(`  Cycles: ${/CYCLES_MS (\d+)/.exec(stdout)?.[1]} ms`);
}

for (const count of [10_000, 100_000, 1_000_000, 5_000_000].filter((each) => each <= most))
  await measure('town', town(count), 768);
await measure('land around the eye', land(most), 768, FROM_WITHIN);
const folder = join(process.env['PLUMBLINE_SAMPLES'] ?? '', 'model');
const samples = process.env['PLUMBLINE_SAMPLES'] && existsSync(folder) ? readdirSync(folder) : [];
for (const fileName of samples) {
  const model = await readModel(readFileSync(join(folder, fileName)), { fileName, signal });
  for (const size of SIZES) await measure(fileName, model, size);
}
