import type { PickedMask, PickOptions } from '@plumbline/core/ports/compute.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import { enlargeMask } from '@plumbline/imaging/segmentation/enlarge-mask.ts';
import { upsampleMask } from '@plumbline/imaging/segmentation/guided-upsampling.ts';
import { analyseForPicks } from '@plumbline/imaging/segmentation/pick-analysis.ts';
import { pickInPicture, type PickSeeds } from '@plumbline/imaging/segmentation/pick-in-picture.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import { cellsOfDrawing, isInkOnPaper, pickInDrawing } from '@plumbline/edits/picking/pick-in-drawing.ts';
import { CostCache } from './cost-cache.ts';
import { decodeUpright } from './decode-upright.ts';
import { layOnBackground } from './lay-on-background.ts';
import { openPixels } from './open-picture.ts';
import { pixelHash } from '@plumbline/core/images/pixel-hash.ts';

/** How masks are cut in one picture. */
interface Analysed {
  readonly pick: (options: PickOptions) => Raster | undefined;
}

/** Pictures whose things are outlined, not coloured. */
const DRAWN: ReadonlySet<string> = new Set(['line', 'sketch', 'plan']);

/** Bytes of pictures whose analysis is kept: three of the largest, or dozens of common ones. */
const KEPT_BYTES = 240_000_000;
/** What an analysis takes beside the picture. */
const ANALYSIS_BYTES = 20_000_000;
const HALF = 128;

const analysed = new CostCache<Analysed>(KEPT_BYTES);

/**
 * Cuts out what is pointed at in a picture; the thread keeps what it has found out of the latest pictures.
 *
 * @param file null where the thread may know the picture already
 * @returns `unknown` where it does not, null where nothing stands out there
 */
export async function pickMaskOf(
  key: string,
  file: Uint8Array | null,
  options: PickOptions,
): Promise<PickedMask | 'unknown' | null> {
  const known = analysed.get(key) ?? (file && (await analyse(key, file, options.kind)));
  if (!known) return 'unknown';
  const picked = known.pick(options);
  if (!picked) return null;
  const joined = options.standing ? await join(picked, options.standing, options.mode ?? 'add') : picked;
  return describe(joined);
}

async function analyse(key: string, file: Uint8Array, kind: PickOptions['kind']): Promise<Analysed> {
  const picture = layOnBackground(await decodeUpright(file));
  const seen = kind ?? detectImageKind(picture).kind;
  const drawn = DRAWN.has(seen) && isInkOnPaper(picture);
  const entry = drawn ? analyseDrawn(picture, seen === 'sketch') : analyseShaded(picture);
  analysed.set(key, entry, picture.data.byteLength + ANALYSIS_BYTES);
  return entry;
}

function analyseShaded(picture: Raster): Analysed {
  const analysis = analyseForPicks(picture);
  return {
    pick: (options) => {
      const mask = pickInPicture(analysis, toSeeds(options, picture));
      return mask && upsampleMask(mask, analysis.guide, picture);
    },
  };
}

function analyseDrawn(picture: Raster, sketched: boolean): Analysed {
  const { width, height } = picture;
  const cells = cellsOfDrawing(picture, sketched);
  return {
    pick: (options) => {
      const mask = pickInDrawing(cells, toSeeds(options, { width, height }));
      return mask && enlargeMask(mask, width, height);
    },
  };
}

function toSeeds(
  { points, box }: PickOptions,
  { width, height }: Pick<Raster, 'width' | 'height'>,
): PickSeeds {
  const places = (label: 0 | 1) =>
    points.filter((point) => point.label === label).map(({ x, y }) => [x / width, y / height] as const);
  return {
    on: places(1),
    off: places(0),
    box: box && {
      x0: box.x / width,
      y0: box.y / height,
      x1: (box.x + box.width) / width,
      y1: (box.y + box.height) / height,
    },
  };
}

/** The standing mask with the pick joined to it or cut out of it. */
async function join(picked: Raster, standing: Uint8Array, mode: 'add' | 'subtract'): Promise<Raster> {
  const before = layOnBackground(await decodeUpright(standing));
  const out = createRaster(picked.width, picked.height, 1);
  for (let i = 0; i < out.data.length; i++) {
    const was = before.data[3 * i] as number;
    const pick = picked.data[i] as number;
    out.data[i] = mode === 'add' ? Math.max(was, pick) : Math.min(was, 255 - pick);
  }
  return out;
}

/** @returns null where nothing is selected */
async function describe(mask: Raster): Promise<PickedMask | null> {
  const { width, height, data } = mask;
  let [left, right, top, bottom, area] = [width, -1, height, -1, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const value = data[y * width + x] as number;
      if (value === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
      if (value >= HALF) area++;
    }
  if (area === 0) return null;
  const png = await openPixels(mask)
    .toColourspace('b-w')
    .png({ compressionLevel: 3, palette: false })
    .toBuffer();
  return {
    png,
    pixelHash: pixelHash(asDecoded(mask)),
    bounds: { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top },
    area,
  };
}

/** Grey as a working copy is decoded: its hash must be that of what a task will read. */
function asDecoded({ width, height, data }: Raster): Raster {
  const out = createRaster(width, height, 3);
  for (let i = 0; i < data.length; i++) out.data.fill(data[i] as number, 3 * i, 3 * i + 3);
  return out;
}
