import type { Raster } from '@plumbline/imaging/raster.ts';
import { fitWithin } from '@plumbline/imaging/resize-area.ts';
import { detectImageKind } from '@plumbline/scene/image-kind/detect-image-kind.ts';
import { render } from '@plumbline/scene/render.ts';
import type { Atmosphere, RenderRequest, StyleSpec } from '@plumbline/scene/render-types.ts';
import sharp from 'sharp';
import type { Sample } from './list-samples.ts';

export interface SheetOptions {
  readonly maxEdge: number;
  readonly styles: readonly StyleSpec[];
  readonly atmospheres: readonly Atmosphere[];
}

const CAPTION = 26;
const COLUMNS = 3;

/** Renders one sample in all atmospheres in the first style and by day in the others. @returns one line per picture. */
export async function renderSheet(sample: Sample, file: string, options: SheetOptions): Promise<string[]> {
  const base = await load(sample.file);
  const { kind } = detectImageKind(base);
  const { width, height } = fitWithin(base.width, base.height, options.maxEdge);
  const [first, ...others] = options.styles;
  if (first === undefined) throw new RangeError('a sheet needs at least one style');
  const jobs = [
    ...options.atmospheres.map((atmosphere) => ({ atmosphere, style: first })),
    ...others.map((style) => ({ atmosphere: 'sunny' as const, style })),
  ];
  const tiles = [
    await tile(base, width, height, `${sample.folder}/${sample.name} (${kind}, ${sample.space})`),
  ];
  const lines: string[] = [];
  for (const { atmosphere, style } of jobs) {
    const request: RenderRequest = {
      space: sample.space,
      kind,
      style,
      atmosphere,
      cnStrength: 0.6,
      similarity: 0.5,
      seed: 1,
      maxEdge: options.maxEdge,
    };
    const started = performance.now();
    try {
      const outcome = render(base, request, { signal: new AbortController().signal, progress: () => {} });
      const ms = Math.round(performance.now() - started);
      const { score, added } = outcome.fidelity;
      const caption = `${atmosphere} ${style.id}  kept ${score.toFixed(3)}  added ${(100 * added).toFixed(1)} %  ${ms} ms`;
      lines.push(`${caption}  ${outcome.notes.join('; ')}`);
      tiles.push(await tile(outcome.picture, width, height, caption));
    } catch (error) {
      lines.push(
        `${atmosphere} ${style.id} failed: ${error instanceof Error ? error.stack?.split('\n', 2).join(' ') : String(error)}`,
      );
    }
  }
  await writeSheet(tiles, width, height + CAPTION, file);
  return lines;
}

async function load(file: string): Promise<Raster> {
  const { data, info } = await sharp(file)
    .rotate()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channels = info.channels === 1 ? 1 : 3;
  return { width: info.width, height: info.height, channels, data: new Uint8ClampedArray(data) };
}

async function tile(picture: Raster, width: number, height: number, caption: string): Promise<Buffer> {
  const { data, width: w, height: h, channels } = picture;
  const image = await sharp(data, { raw: { width: w, height: h, channels } })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .png()
    .toBuffer();
  const text = `<svg width="${width}" height="${CAPTION}"><text x="4" y="18" font-family="sans-serif" font-size="15">${caption}</text></svg>`;
  return sharp({ create: { width, height: height + CAPTION, channels: 3, background: '#ffffff' } })
    .composite([
      { input: image, left: 0, top: 0 },
      { input: Buffer.from(text), left: 0, top: height },
    ])
    .png()
    .toBuffer();
}

async function writeSheet(tiles: Buffer[], width: number, height: number, file: string): Promise<void> {
  const gap = 8;
  const columns = Math.min(COLUMNS, tiles.length);
  const rows = Math.ceil(tiles.length / columns);
  await sharp({
    create: {
      width: columns * (width + gap) + gap,
      height: rows * (height + gap) + gap,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(
      tiles.map((input, k) => ({
        input,
        left: gap + (k % columns) * (width + gap),
        top: gap + Math.floor(k / columns) * (height + gap),
      })),
    )
    .jpeg({ quality: 88 })
    .toFile(file);
}
