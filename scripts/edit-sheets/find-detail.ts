import type { Raster } from '@plumbline/imaging/raster.ts';
import type { EditOutcome } from './run-edit-job.ts';

/** Part of a picture, as shares of its width and height. */
export interface Detail {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What a sheet shows large: the mask with its surroundings, the base's side with the most new beside it, or the middle. */
export function findDetail({ base, mask, place, results }: EditOutcome): Detail {
  if (mask) return aroundMask(mask);
  const canvas = results[0]?.picture;
  if (!place || !canvas) return around(0.5, 0.5, 0.4);
  const middle = [
    (place.x + base.width / 2) / canvas.width,
    (place.y + base.height / 2) / canvas.height,
  ] as const;
  const right = place.x + base.width;
  const bottom = place.y + base.height;
  const sides = [
    { fresh: place.x, x: place.x / canvas.width, y: middle[1] },
    { fresh: canvas.width - right, x: right / canvas.width, y: middle[1] },
    { fresh: place.y, x: middle[0], y: place.y / canvas.height },
    { fresh: canvas.height - bottom, x: middle[0], y: bottom / canvas.height },
  ];
  const widest = sides.reduce((best, side) => (side.fresh > best.fresh ? side : best));
  return around(widest.x, widest.y, 0.4);
}

function around(x: number, y: number, size: number): Detail {
  const within = (at: number) => Math.min(1 - size, Math.max(0, at - size / 2));
  return { left: within(x), top: within(y), width: size, height: size };
}

function aroundMask({ width, height, data }: Raster): Detail {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (data[i] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  const reach = 0.35 * Math.max(right - left, bottom - top) + 20;
  left = Math.max(0, left - reach);
  top = Math.max(0, top - reach);
  return {
    left: left / width,
    top: top / height,
    width: (Math.min(width, right + reach) - left) / width,
    height: (Math.min(height, bottom + reach) - top) / height,
  };
}
