import { lendMaterials, type OwnMaterial } from '@plumbline/materials/own-materials.ts';
import { ReusedMemory } from '@plumbline/imaging/tiles/reused-memory.ts';
import { collectGarbage } from '@plumbline/compute/threads/collect-garbage.ts';
import { type JobContext, type JobOutcome, serveJobs } from '@plumbline/compute/threads/serve-jobs.ts';
import { TileThreads } from '@plumbline/compute/threads/tile-threads.ts';
import { yieldToRequests } from '@plumbline/compute/threads/yield-to-requests.ts';
import { drawCover } from './covers/draw-cover.ts';
import { OPERATIONS } from './operations.ts';
import type { RenderJob, RenderJobResult } from './render-job.ts';

yieldToRequests();
/** Whether there is anything to collect: a check, of which there are several a second, leaves nothing. */
let hasWorked = false;
const tileThreads = new TileThreads({ script: new URL('./tile-thread.ts', import.meta.url) });
serveJobs<RenderJob, RenderJobResult>(handle, tidyUp);

async function handle(job: RenderJob, context: JobContext): Promise<JobOutcome<RenderJobResult>> {
  if (job.type === 'check') return { result: null };
  hasWorked = true;
  const { signal, progress, crew } = context;
  const materials = (job.input.content?.materials ?? []).map(toShared);
  lendMaterials(materials);
  const tiles = tileThreads.runnerFor(crew, materials);
  const memory = new ReusedMemory(() => tileThreads.isQuiet());
  if (job.type === 'cover') {
    const picture = drawCover(job.input, { signal, progress, tiles, memory });
    return { result: picture, transfer: movable(picture.data.buffer) };
  }
  const result = await OPERATIONS[job.input.request.function].run(job.input, {
    signal,
    progress,
    tiles,
    memory,
  });
  const pictures = result.fidelity ? [result.picture, result.fidelity.diff] : [result.picture];
  const { layers } = result;
  const known = layers ? [layers.things, layers.materials, layers.depth, layers.line.data] : [];
  const buffers = [...pictures.map(({ data }) => data), ...known].map(({ buffer }) => buffer);
  return { result, transfer: buffers.flatMap(movable) };
}

/** Memory of a render goes back to the machine and does not wait for the next one. */
function tidyUp(): void {
  if (!hasWorked) return;
  hasWorked = false;
  lendMaterials([]);
  tileThreads.rest();
  collectGarbage();
}

/** Pixels that the threads beside this one read without a copy. */
function toShared({ id, family, tileSizeMm, roughness, picture }: OwnMaterial): OwnMaterial {
  const data = new Uint8ClampedArray(new SharedArrayBuffer(picture.data.length));
  data.set(picture.data);
  return { id, family, tileSizeMm, roughness, picture: { ...picture, data } };
}

/** A picture of tiles lies in memory that every thread sees: there is nothing to move. */
function movable(buffer: ArrayBufferLike): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer ? [buffer] : [];
}
