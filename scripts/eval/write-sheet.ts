import { join } from 'node:path';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin } from '@plumbline/imaging/resize-area.ts';
import sharp from 'sharp';
import type { CaseResult } from './eval-report.ts';
import { escapeXml } from '../lib/escape-xml.ts';
import { toSharp } from '../lib/picture-pixels.ts';

const COLUMNS = 4;
const TILE_EDGE = 560;
const CAPTION = 24;
const GAP = 8;

/** A JPEG of the base beside all that became of it, with figures under each picture. */
export async function writeSheet(
  base: Raster,
  name: string,
  results: readonly CaseResult[],
  output: string,
  file: string,
): Promise<void> {
  const { width, height } = fitWithin(base.width, base.height, TILE_EDGE);
  const tiles = [await tile(await toSharp(base).png().toBuffer(), width, height, name)];
  for (const result of results) {
    if (result.role === 'repeat') continue;
    const picture = result.image === null ? null : await sharp(join(output, result.image)).toBuffer();
    tiles.push(await tile(picture, width, height, captionOf(result)));
  }
  const rows = Math.ceil(tiles.length / COLUMNS);
  await sharp({
    create: {
      width: COLUMNS * (width + GAP) + GAP,
      height: rows * (height + CAPTION + GAP) + GAP,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(
      tiles.map((input, k) => ({
        input,
        left: GAP + (k % COLUMNS) * (width + GAP),
        top: GAP + Math.floor(k / COLUMNS) * (height + CAPTION + GAP),
      })),
    )
    .jpeg({ quality: 86 })
    .toFile(file);
}

export function captionOf({ label, fidelity, change, effect, milliseconds, error }: CaseResult): string {
  if (error !== null) return `${label}: ${error.slice(0, 60)}`;
  const kept = fidelity
    ? ` kept ${fidelity.score.toFixed(3)} added ${(100 * fidelity.added).toFixed(1)} %`
    : '';
  const moved = change ? ` ΔE ${change.median.toFixed(0)}` : '';
  const differs = effect === null ? '' : ` ↔ ${effect.toFixed(1)}`;
  return `${label}${kept}${moved}${differs} ${milliseconds} ms`;
}

async function tile(picture: Buffer | null, width: number, height: number, caption: string): Promise<Buffer> {
  const text = `<svg width="${width}" height="${CAPTION}"><text x="3" y="16" font-family="sans-serif" font-size="13">${escapeXml(caption)}</text></svg>`;
  const image =
    picture === null
      ? []
      : [
          {
            input: await sharp(picture).resize(width, height, { fit: 'inside' }).png().toBuffer(),
            left: 0,
            top: 0,
          },
        ];
  return await sharp({
    create: { width, height: height + CAPTION, channels: 3, background: '#ffffff' },
  })
    .composite([...image, { input: Buffer.from(text), left: 0, top: height }])
    .png()
    .toBuffer();
}
