import type { Box } from '@plumbline/imaging/matting/crop.ts';
import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import sharp from 'sharp';
import type { GenerationAsk, GenerationContext } from './generator.ts';

/** Longest edge of what is laid over a base. */
const EDGE = 512;

/**
 * What a server shows of its work, as it would lie in the result: on the base, whose locked pixels a coarse picture leaves as they
 * are too. Of pictures that come while one is laid, the newest is next.
 */
export function coarsePreview(
  { base, mask, width, height }: Pick<GenerationAsk, 'base' | 'mask' | 'width' | 'height'>,
  show: (picture: Raster) => void,
): NonNullable<GenerationContext['preview']> {
  if (!base || !mask) return show;
  const scale = Math.min(1, EDGE / Math.max(width, height));
  const whole = scaled({ x: 0, y: 0, width, height }, scale);
  let ground: Promise<readonly [Raster, Raster]> | undefined;
  let next: { readonly picture: Raster; readonly area: Box } | undefined;
  let busy = false;
  const work = async () => {
    busy = true;
    for (let taken = next; taken !== undefined; taken = next) {
      next = undefined;
      ground ??= Promise.all([resized(base, whole), resized(mask, whole)]);
      const [under, allowed] = await ground;
      const box = scaled(taken.area, scale);
      if (next === undefined) show(laid(await resized(taken.picture, box), box, under, allowed));
    }
    busy = false;
  };
  return (picture, area = { x: 0, y: 0, width, height }) => {
    next = { picture, area };
    // A picture that cannot be shown is not missed.
    if (!busy)
      void work().catch(() => {
        busy = false;
      });
  };
}

function scaled({ x, y, width, height }: Box, scale: number): Box {
  const [left, top] = [Math.round(x * scale), Math.round(y * scale)];
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.round((x + width) * scale) - left),
    height: Math.max(1, Math.round((y + height) * scale) - top),
  };
}

async function resized({ width, height, channels, data }: Raster, to: Box): Promise<Raster> {
  const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const { data: pixels, info } = await sharp(raw, { raw: { width, height, channels } })
    .resize(to.width, to.height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    channels: info.channels as Raster['channels'],
    data: new Uint8ClampedArray(pixels),
  };
}

/** `over` in `box`, by as much as the mask allows. */
function laid(over: Raster, box: Box, under: Raster, allowed: Raster): Raster {
  const out = createRaster(under.width, under.height, 3);
  for (let y = 0; y < under.height; y++)
    for (let x = 0; x < under.width; x++) {
      const at = y * under.width + x;
      const [u, v] = [x - box.x, y - box.y];
      const inside = u >= 0 && v >= 0 && u < over.width && v < over.height;
      const share = inside ? (allowed.data[at * allowed.channels] as number) / 255 : 0;
      for (let c = 0; c < 3; c++) {
        const below = under.data[at * under.channels + Math.min(c, under.channels - 1)] as number;
        const above = inside
          ? (over.data[(v * over.width + u) * over.channels + Math.min(c, over.channels - 1)] as number)
          : below;
        out.data[at * 3 + c] = below + (above - below) * share;
      }
    }
  return out;
}
