/**
 * The same cases as of the stand-in, against a real server of ComfyUI: what it says it can do is asked of it, and what comes back is looked at.
 *
 *   COMFYUI_URLS=http://127.0.0.1:8188 npm run test:engines -- [--only text,upscale] [--model NAME]
 *
 * A server with checkpoints of random numbers will do: pictures are noise then, protocol and nodes are real. Pictures are kept in
 * `out/engines`. On a processor alone a picture takes minutes.
 */
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createComfyuiGenerator } from '@plumbline/engines/comfyui/create-comfyui-generator.ts';
import type {
  ControlKind,
  Generation,
  GenerationAsk,
  GenerationKind,
  Generator,
} from '@plumbline/engines/generative/generator.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { toSharp } from './lib/picture-pixels.ts';

/** No multiples of anything: what a server makes has to be brought back to it. */
const [WIDTH, HEIGHT] = [250, 187];
/** What masks allow. */
const HOLE = { left: 90, right: 160, top: 60, bottom: 120 };
const LONGEST_MS = 20 * 60_000;
const FOLDER = 'out/engines';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, model: { type: 'string' } },
});
const servers = (process.env['COMFYUI_URLS'] ?? '').split(',').filter((url) => url !== '');
if (servers.length === 0) throw new Error('COMFYUI_URLS names no server.');
const wanted = new Set(values.only.split(',').filter((kind) => kind !== ''));
await mkdir(FOLDER, { recursive: true });
const generator = createComfyuiGenerator({ servers });
try {
  const { healthy, detail, kinds, controls, missing } = await generator.features();
  console.log(
    `healthy ${healthy}${detail === undefined ? '' : ` (${detail})`}, control: ${controls.join(', ')}`,
  );
  for (const { kind, reason } of missing) console.log(`${kind}: ${reason}`);
  if (!healthy) process.exitCode = 1;
  for (const kind of kinds) if (wanted.size === 0 || wanted.has(kind)) await look(generator, kind, controls);
} finally {
  await generator.close();
}

async function look(asked: Generator, kind: GenerationKind, controls: readonly ControlKind[]): Promise<void> {
  const ask = askOf(kind, controls);
  const begin = Date.now();
  let fraction = 0;
  let previews = 0;
  const progress = (next: number) => {
    if (next < fraction) report(`${kind}: progress fell from ${fraction} to ${next}`);
    fraction = next;
  };
  const signal = AbortSignal.timeout(LONGEST_MS);
  const make = (each: GenerationAsk) =>
    asked
      .make(each, { signal, progress, preview: () => (previews += 1) })
      .catch((error: unknown) => report(`${kind}: ${String(error)}`));
  const first = await make(ask);
  const firstSeconds = Math.round((Date.now() - begin) / 1000);
  fraction = 0;
  // Frames follow each other: the second is begun from the first.
  const made = first && kind === 'live' ? await make({ ...ask, previous: first.picture }) : first;
  if (!made) return;
  const faults = faultsOf(ask, made);
  for (const fault of faults) report(`${kind}: ${fault}`);
  await toSharp(made.picture).png().toFile(`${FOLDER}/${kind}.png`);
  const seconds = Math.round((Date.now() - begin) / 1000);
  if (faults.length === 0)
    console.log(
      `right: ${kind}: ${kind === 'live' ? `${firstSeconds} s and ${seconds - firstSeconds} s` : `${seconds} s`}, ${previews} previews, ${made.models.join(', ')}`,
    );
}

/** What is wrong with a picture of noise: its size, and what should have stayed or changed. */
function faultsOf(ask: GenerationAsk, { picture }: Generation): string[] {
  const faults: string[] = [];
  // Frames come as they were sampled, of the same proportions.
  const isSized =
    ask.kind === 'live'
      ? Math.abs(picture.width / picture.height - ask.width / ask.height) < 0.01
      : picture.width === ask.width && picture.height === ask.height;
  if (!isSized) faults.push(`${picture.width} × ${picture.height} instead of ${ask.width} × ${ask.height}`);
  if (new Set(picture.data).size < 8) faults.push('hardly a picture: fewer than eight levels');
  const { base, mask } = ask;
  if (mask === null || base === null || faults.length > 0) return faults;
  const changed = { inside: 0, far: 0 };
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const at = y * WIDTH + x;
      const difference = Math.abs((picture.data[3 * at] as number) - (base.data[3 * at] as number));
      if (mask.data[at] === 255) changed.inside = Math.max(changed.inside, difference);
      // What is blended lies beside the mask; a code of the picture and back moves what is far by a few levels.
      else if (isFar(x, y)) changed.far = Math.max(changed.far, difference);
    }
  if (changed.inside < 8) faults.push('nothing changed where the mask allows it');
  if (changed.far > 24) faults.push(`far from the mask a pixel moved by ${changed.far}`);
  return faults;
}

function isFar(x: number, y: number): boolean {
  return x < HOLE.left - 48 || x > HOLE.right + 48 || y < HOLE.top - 48 || y > HOLE.bottom + 48;
}

/** @param controls what the family that follows most of them follows together; of a model that is named, lines alone are sure */
function askOf(kind: GenerationKind, controls: readonly ControlKind[]): GenerationAsk {
  const times = kind === 'upscale' ? 2 : 1;
  const base = paint(3, (x, y) => (((x >> 4) + (y >> 4)) % 2 === 0 ? 60 : 180) + (x % 16));
  const hole = (x: number, y: number) =>
    x > HOLE.left && x < HOLE.right && y > HOLE.top && y < HOLE.bottom ? 255 : 0;
  const isMasked = kind === 'inpaint' || kind === 'removal' || kind === 'outpaint';
  const line = paint(3, (x, y) => (x % 40 === 0 || y % 40 === 0 ? 255 : 0));
  const held: readonly ControlKind[] =
    kind === 'structure' && values.model === undefined
      ? controls
      : kind === 'structure' || kind === 'live'
        ? ['line']
        : [];
  return {
    kind,
    ...{ width: times * WIDTH, height: times * HEIGHT, prompt: 'a house in a garden', negative: 'blurred' },
    base: kind === 'text' ? null : base,
    mask: isMasked ? paint(1, hole) : null,
    reference: kind === 'structure' ? base : null,
    controls: held.map((control) => ({ kind: control, picture: line })),
    ...{ strength: 0.7, similarity: 0.5, referenceWeight: 0.5, loras: [], seed: 3 },
    ...(values.model === undefined ? {} : { model: values.model }),
  };
}

function paint(channels: 1 | 3, level: (x: number, y: number) => number): Raster {
  const raster = createRaster(WIDTH, HEIGHT, channels);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1)
    raster.data.fill(level(at % WIDTH, Math.floor(at / WIDTH)), channels * at, channels * (at + 1));
  return raster;
}

function report(fault: string): undefined {
  console.log(`WRONG: ${fault}`);
  process.exitCode = 1;
}
