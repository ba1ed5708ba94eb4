import { renderRequestSchema } from '@plumbline/contract/api/start-task.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { encodeModel } from '@plumbline/models/stored/encode-model.ts';
import { boxModel, GLAZED_HOUSE } from '@plumbline/model-renders/testing/box-model.ts';
import sharp from 'sharp';
import { OPERATIONS } from '../../operations.ts';
import { pixelHash } from '@plumbline/core/images/pixel-hash.ts';
import { goldenBase, maskOf } from './golden-bases.ts';
import type { GoldenCase } from './golden-case.ts';

const SEED = 7;

export interface GoldenPicture {
  readonly picture: Raster;
  /** Hash over the pixels of what it was made from: where it differs the picture may. */
  readonly inputs: string;
  readonly pixelHash: string;
}

/** Makes the picture of a case with the operations as they are now, in this thread. */
export async function makeGolden(golden: GoldenCase): Promise<GoldenPicture> {
  const base = golden.base === undefined ? null : await goldenBase(golden.base);
  const reference = golden.reference === undefined ? null : await goldenBase(golden.reference);
  const texture = golden.texture === undefined ? null : await goldenBase(golden.texture);
  const mask = base && golden.mask ? maskOf(base, golden.mask) : null;
  const request = renderRequestSchema.parse({
    function: golden.function,
    ...(base ? { upload_img: 'base' } : {}),
    ...(mask ? { mask: 'mask' } : {}),
    ...(reference ? { style_img: 'reference' } : {}),
    size: 512,
    seed: SEED,
    ...golden.options,
  });
  const original = base && TOOLS[golden.function].readsOriginal ? await asFile(base) : null;
  const { picture } = await OPERATIONS[golden.function].run(
    {
      base,
      mask,
      reference,
      texture,
      idMap: null,
      original,
      model: modelOf(golden),
      request,
      seed: request.seed,
    },
    { signal: new AbortController().signal, progress: () => undefined },
  );
  const pictures = [base, mask, reference, texture].filter((input) => input !== null);
  return { picture, inputs: pixelHash(...pictures), pixelHash: pixelHash(picture) };
}

/** Boxes with a window, in the stored form. */
function modelOf({ model }: GoldenCase): Uint8Array | null {
  return model === undefined ? null : encodeModel(boxModel(GLAZED_HOUSE));
}

async function asFile({ width, height, channels, data }: Raster): Promise<Uint8Array> {
  return await sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels },
  })
    .png()
    .toBuffer();
}
