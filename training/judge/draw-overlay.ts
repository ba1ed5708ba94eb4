/**
 * Labels drawn over their pictures, to be looked at: points coloured by coarse class with a letter for the facing, rings of
 * regions, edges of each axis, the horizon.
 *
 *   PLUMBLINE_JUDGE_PICTURES=<folder> node scripts/run.mjs training/judge/draw-overlay.ts [name…] [--out out/judge]
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { overlaySvg } from './overlay-svg.ts';
import { picturePath } from './picture-path.ts';
import { readLabels } from './read-labels.ts';

/** The longer side of what is written. */
const LONG = 1500;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'out/judge' } },
});
await mkdir(values.out, { recursive: true });
for (const [name, label] of await readLabels()) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const scale = LONG / Math.max(label.width, label.height);
  const [width, height] = [Math.round(label.width * scale), Math.round(label.height * scale)];
  const svg = Buffer.from(overlaySvg(label, width, height));
  await sharp(picturePath(label.file))
    .flatten({ background: '#fff' })
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: svg }])
    .png()
    .toFile(join(values.out, `${name}.png`));
  console.log(`${name}: ${label.points.length} points, ${label.regions.length} regions`);
}
