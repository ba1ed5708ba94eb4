import type { Raster } from '@plumbline/imaging/raster.ts';

/** Channels of four pixels of a square, row by row: red, green, blue, ink. */
export const PIXEL_CHANNELS = 16;
/** Side of the square in which a pixel's surroundings are measured. */
const AROUND = 15;
const REACH = (AROUND - 1) / 2;

/**
 * What the net of pixels sees of a picture of even size: its colour, and how much darker a pixel is than what surrounds it, folded two by two.
 * Sums of bytes are whole numbers, so that every machine gets the same.
 * @param picture RGB
 * @param write takes the channels of a square by its column and row
 */
export function pixelInput(
  { width, height, data }: Raster,
  write: (column: number, row: number, values: Float32Array) => void,
): void {
  const luma = new Uint16Array(width * height);
  for (let i = 0, p = 0; i < luma.length; i++, p += 3)
    luma[i] = 77 * (data[p] as number) + 150 * (data[p + 1] as number) + 29 * (data[p + 2] as number);
  const around = boxSums(luma, width, height);
  const values = new Float32Array(PIXEL_CHANNELS);
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      let to = 0;
      for (let dy = 0; dy < 2; dy++)
        for (let dx = 0; dx < 2; dx++) {
          const i = (y + dy) * width + x + dx;
          for (let c = 0; c < 3; c++) values[to++] = (data[3 * i + c] as number) / 64 - 2;
          values[to++] = ((around[i] as number) / (AROUND * AROUND) - (luma[i] as number)) / (64 * 256);
        }
      write(x / 2, y / 2, values);
    }
}

/** Sums over the square around each pixel; beyond the border stands what stands at it. */
function boxSums(plane: Uint16Array, width: number, height: number): Float64Array {
  const clamp = (value: number, most: number): number => (value < 0 ? 0 : value > most ? most : value);
  const rows = new Float64Array(plane.length);
  for (let y = 0; y < height; y++) {
    const at = y * width;
    let sum = 0;
    for (let k = -REACH; k <= REACH; k++) sum += plane[at + clamp(k, width - 1)] as number;
    for (let x = 0; x < width; x++) {
      rows[at + x] = sum;
      sum +=
        (plane[at + clamp(x + REACH + 1, width - 1)] as number) -
        (plane[at + clamp(x - REACH, width - 1)] as number);
    }
  }
  const out = new Float64Array(plane.length);
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let k = -REACH; k <= REACH; k++) sum += rows[clamp(k, height - 1) * width + x] as number;
    for (let y = 0; y < height; y++) {
      out[y * width + x] = sum;
      sum +=
        (rows[clamp(y + REACH + 1, height - 1) * width + x] as number) -
        (rows[clamp(y - REACH, height - 1) * width + x] as number);
    }
  }
  return out;
}
