import type { Sample } from '@plumbline/contract/api/catalogue.ts';
import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import { prepareRequest } from '@plumbline/contract/tools/prepare-request.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import { OPERATIONS } from '@plumbline/engines/builtin/operations.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { toSharp } from '../lib/picture-pixels.ts';
import { maskOfSample } from './sample-mask.ts';

/** What somebody would choose for a sample; everything else is the tool's default. */
const CHOICES: Readonly<Record<string, Partial<StartTaskBody>>> = {
  homestay: { classifyId2: '25' },
  'courtyard-house': { classifyId2: '29' },
  kitchen: { classifyId2: '14' },
  'dining-room': { classifyId2: '16' },
  office: { classifyId2: '31' },
  restaurant: { classifyId2: '36', classifyId3: '3606' },
  terrace: { classifyId1: '3', classifyId3: '2113' },
  veranda: { classifyId1: '3', classifyId3: '2507' },
  'idea-living-room': {
    classifyId1: '1',
    classifyId2: '11',
    classifyId3: '1107',
    atmosphere: 'sunny',
    environment: 'countryside',
  },
  'idea-pool-garden': { classifyId1: '7', classifyId2: '77', atmosphere: 'sunny', environment: 'seaside' },
  'words-bedroom': {
    promptTxt: 'A bedroom in wabi-sabi with a round window at dusk, two armchairs, seen from the bed',
  },
  'bedroom-at-dusk': { atmosphere: 'dusk' },
  'villa-at-dusk': { atmosphere: 'dusk' },
  'villa-in-brick': { material: { textureId: 'red-brick', rotation: 0, keepLight: true } },
  'bedroom-in-terracotta': { color: '#b9694a' },
  'bedroom-chair': { objectId: 'plant' },
  'villa-upper-storey': { classifyId1: '3' },
};

/** A base's file, for a tool that works on files. */
async function originalOf(sample: Sample, base: Raster | null): Promise<Uint8Array | null> {
  return base && TOOLS[sample.function].readsOriginal ? await toSharp(base).png().toBuffer() : null;
}

/** What the built-in engine makes of a sample. */
export async function renderSample(
  sample: Sample,
  base: Raster | null,
  reference: Raster | null,
): Promise<Raster> {
  const mask = base ? maskOfSample(sample.id, base) : null;
  const request = prepareRequest(
    {
      function: sample.function,
      ...(base ? { upload_img: 'base' } : {}),
      ...(reference ? { style_img: 'reference' } : {}),
      ...(mask ? { mask: 'mask' } : {}),
      ...CHOICES[sample.id],
    },
    () => 1,
  );
  const outcome = await OPERATIONS[sample.function].run(
    {
      base,
      reference,
      mask,
      texture: null,
      idMap: null,
      original: await originalOf(sample, base),
      request,
      seed: 1,
    },
    { signal: new AbortController().signal, progress: () => undefined },
  );
  return outcome.picture;
}
