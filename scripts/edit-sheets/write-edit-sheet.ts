import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import sharp from 'sharp';
import { toSharp } from '../lib/picture-pixels.ts';

const EDGE = 800;
const DETAIL = 800;
const GREY = '#808080';

/** Base with its mask in red | result, and below each the middle of the mask at full size. */
export async function writeEditSheet({
  base,
  mask,
  result,
  file,
}: {
  readonly base: Raster;
  readonly mask: Raster | null;
  readonly result: Raster;
  readonly file: string;
}): Promise<void> {
  const shown = mask ? tint(base, mask) : base;
  const [cx, cy] = mask ? middleOf(mask) : [0.5, 0.5];
  const whole = async (picture: Raster) =>
    await toSharp(picture)
      .flatten({ background: GREY })
      .resize(EDGE, EDGE, { fit: 'inside' })
      .png()
      .toBuffer();
  const detail = async (picture: Raster) => {
    const width = Math.min(DETAIL, picture.width);
    const height = Math.min(DETAIL * 0.75, picture.height);
    return await toSharp(picture)
      .flatten({ background: GREY })
      .extract({
        left: Math.round(Math.min(picture.width - width, Math.max(0, cx * picture.width - width / 2))),
        top: Math.round(Math.min(picture.height - height, Math.max(0, cy * picture.height - height / 2))),
        width: Math.round(width),
        height: Math.round(height),
      })
      .png()
      .toBuffer();
  };
  const tiles = await Promise.all([whole(shown), whole(result), detail(base), detail(result)]);
  const sizes = await Promise.all(tiles.map(async (tile) => await sharp(tile).metadata()));
  const column = Math.max(...sizes.map(({ width = 0 }) => width));
  const row = Math.max(sizes[0]?.height ?? 0, sizes[1]?.height ?? 0);
  const foot = Math.max(sizes[2]?.height ?? 0, sizes[3]?.height ?? 0);
  await sharp({ create: { width: 2 * column, height: row + foot, channels: 3, background: '#303030' } })
    .composite(tiles.map((input, k) => ({ input, left: (k % 2) * column, top: k < 2 ? 0 : row })))
    .jpeg({ quality: 88 })
    .toFile(file);
}

function tint(base: Raster, mask: Raster): Raster {
  const out = createRaster(base.width, base.height, 3);
  const step = base.channels === 1 ? 0 : 1;
  for (let i = 0; i < base.width * base.height; i++) {
    const t = (0.45 * (mask.data[i] as number)) / 255;
    for (let c = 0; c < 3; c++)
      out.data[3 * i + c] =
        (1 - t) * (base.data[i * base.channels + c * step] as number) + t * (c === 0 ? 255 : 40);
  }
  return out;
}

/** Middle of the mask, as shares. */
function middleOf({ width, height, data }: Raster): readonly [number, number] {
  let [sx, sy, n] = [0, 0, 0];
  for (let i = 0; i < data.length; i++) {
    if (data[i] === 0) continue;
    sx += i % width;
    sy += Math.floor(i / width);
    n++;
  }
  return n === 0 ? [0.5, 0.5] : [sx / n / width, sy / n / height];
}
