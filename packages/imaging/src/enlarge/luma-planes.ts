import { createPlane, type Plane, type Raster } from '../raster.ts';

/** A picture as luma and two differences from it (ITU-R BT.601), 0…255 and −255…255; grey has luma alone. */
export interface LumaPlanes {
  readonly luma: Plane;
  readonly blue: Plane | null;
  readonly red: Plane | null;
}

/** The part of a picture from (left, top) on; what lies outside it repeats its border. */
export function readLumaPlanes(
  picture: Raster,
  {
    left,
    top,
    width,
    height,
  }: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): LumaPlanes {
  const { channels, data } = picture;
  const luma = createPlane(width, height);
  const isGrey = channels < 3;
  const blue = isGrey ? null : createPlane(width, height);
  const red = isGrey ? null : createPlane(width, height);
  for (let y = 0, out = 0; y < height; y += 1) {
    const row = clamp(top + y, picture.height) * picture.width;
    for (let x = 0; x < width; x += 1, out += 1) {
      const at = (row + clamp(left + x, picture.width)) * channels;
      if (!blue || !red) {
        luma.data[out] = data[at] as number;
        continue;
      }
      const [r, g, b] = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
      const value = 0.299 * r + 0.587 * g + 0.114 * b;
      luma.data[out] = value;
      blue.data[out] = b - value;
      red.data[out] = r - value;
    }
  }
  return { luma, blue, red };
}

const clamp = (at: number, length: number) => Math.min(length - 1, Math.max(0, at));

/** Puts the part of the planes that begins at (`fromX`, `fromY`) into a picture of the same kind. */
export function writeLumaPlanes(
  { luma, blue, red }: LumaPlanes,
  from: { readonly x: number; readonly y: number },
  picture: Raster,
  to: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): void {
  for (let y = 0; y < to.height; y += 1)
    for (let x = 0; x < to.width; x += 1) {
      const source = (from.y + y) * luma.width + from.x + x;
      const at = ((to.top + y) * picture.width + to.left + x) * picture.channels;
      const value = luma.data[source] as number;
      if (!blue || !red) {
        picture.data[at] = value;
        continue;
      }
      const [r, b] = [value + (red.data[source] as number), value + (blue.data[source] as number)];
      picture.data[at] = r;
      picture.data[at + 1] = (value - 0.299 * r - 0.114 * b) / 0.587;
      picture.data[at + 2] = b;
    }
}
