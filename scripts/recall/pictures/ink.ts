import { createRaster, type Plane, type Raster } from '@plumbline/imaging/raster.ts';

/** Darkness 0…1 of a grey picture. */
export function inkOf({ width, height, channels, data }: Raster): Plane {
  const out = new Float32Array(width * height);
  for (let i = 0; i < out.length; i++) out[i] = 1 - (data[channels * i] as number) / 255;
  return { width, height, data: out };
}

/** Ink of a colour on paper of another, RGB 0…255. */
export function layInk(
  ink: Plane,
  paper: readonly [number, number, number] = [255, 255, 255],
  colour: readonly [number, number, number] = [20, 20, 24],
): Raster {
  const out = createRaster(ink.width, ink.height, 3);
  for (let i = 0; i < ink.data.length; i++) {
    const share = ink.data[i] as number;
    for (let c = 0; c < 3; c++)
      out.data[3 * i + c] = (paper[c] as number) * (1 - share) + (colour[c] as number) * share;
  }
  return out;
}

/** Both inks on one sheet. */
export function overInk(a: Plane, b: Plane): Plane {
  return { ...a, data: a.data.map((v, i) => Math.max(v, b.data[i] as number)) };
}

/** Strokes of one pixel become two wide. */
export function thicken({ width, height, data }: Plane): Plane {
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const left = x > 0 ? (data[i - 1] as number) : 0;
      const up = y > 0 ? (data[i - width] as number) : 0;
      out[i] = Math.max(data[i] as number, left, up);
    }
  return { width, height, data: out };
}
