import type { Raster } from '@plumbline/imaging/raster.ts';
import sharp from 'sharp';
import type { PaintedCase } from './removal-masks.ts';

/** A case's strokes as a mask of the picture's size, with the soft rim of a brush of the size people use. */
export async function paintMask({ strokes }: PaintedCase, width: number, height: number): Promise<Raster> {
  const shapes = strokes.map((stroke) => {
    if ('oval' in stroke) {
      const [x, y, rx, ry] = stroke.oval;
      return `<ellipse cx="${x * width}" cy="${y * height}" rx="${rx * width}" ry="${ry * height}"/>`;
    }
    const points = stroke.outline.map(([x, y]) => `${x * width},${y * height}`).join(' ');
    return `<polygon points="${points}" stroke="#fff" stroke-width="${0.01 * width}" stroke-linejoin="round"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="#fff">${shapes.join('')}</g></svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .flatten({ background: '#000' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, channels: 1, data: new Uint8ClampedArray(data) };
}
