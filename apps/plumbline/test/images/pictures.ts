import sharp, { type Sharp } from 'sharp';

/** A picture of four quarters, red, green, blue and white from the top left: shows when it is turned or mirrored. */
export function quarters(width: number, height: number): Sharp {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const right = x >= width / 2;
      const colour =
        y >= height / 2 ? (right ? [250, 250, 250] : [20, 40, 220]) : right ? [30, 200, 60] : [220, 30, 30];
      data.set(colour, (y * width + x) * 3);
    }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** RGB of one pixel of a picture file. */
export async function pixelOf(file: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}
