import { createRaster, type Raster } from '@plumbline/imaging/raster.ts';
import type { Standing } from '@plumbline/edits/object/standing.ts';
import { resizeCutOut } from '@plumbline/edits/object/resize-cut-out.ts';
import { trimCutOut } from '@plumbline/edits/object/trim-cut-out.ts';

/** Share of the frame that a thing takes, and the darkness of the shadow at its foot. */
const SHARE = 0.86;
const SHADOW = 105;

/** A cut-out in a frame on a clear ground, with a shadow at its foot where it stands on one. RGBA. */
export function standFree(
  picture: Raster,
  stands: Standing,
  frame: { readonly width: number; readonly height: number },
): Raster {
  const out = createRaster(frame.width, frame.height, 4);
  const thing = trimCutOut(picture);
  if (!thing) return out;
  const scale = SHARE * Math.min(frame.width / thing.width, frame.height / thing.height);
  const width = Math.max(1, Math.round(thing.width * scale));
  const height = Math.max(1, Math.round(thing.height * scale));
  const left = Math.round((frame.width - width) / 2);
  const top = Math.round((frame.height - height) / 2);
  if (stands === 'floor') castShadow(out, frame.width / 2, top + height, 0.55 * width);
  const { data } = resizeCutOut(thing, width, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = 4 * (y * width + x);
      const to = 4 * ((top + y) * frame.width + left + x);
      const own = (data[from + 3] as number) / 255;
      const below = ((out.data[to + 3] as number) / 255) * (1 - own);
      const alpha = own + below;
      if (alpha === 0) continue;
      // The shadow below is black: it adds nothing but its cover.
      for (let c = 0; c < 3; c++) out.data[to + c] = ((data[from + c] as number) * own) / alpha;
      out.data[to + 3] = 255 * alpha;
    }
  return out;
}

function castShadow(out: Raster, x: number, y: number, reach: number): void {
  const flat = Math.max(4, 0.14 * reach);
  for (let py = Math.max(0, Math.floor(y - 2 * flat)); py < Math.min(out.height, y + 2 * flat); py++)
    for (let px = 0; px < out.width; px++) {
      const far = Math.hypot((px + 0.5 - x) / reach, (py + 0.5 - y) / flat);
      out.data[4 * (py * out.width + px) + 3] = SHADOW * Math.exp(-2 * far * far);
    }
}
