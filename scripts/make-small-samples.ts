// Makes the small copies of the samples that lists and cards show: `node scripts/run.mjs scripts/make-small-samples.ts`.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Half as wide again as the widest card, so that a dense screen has something of it too. */
const WIDTH = 480;
const QUALITY = 66;

const folder = fileURLToPath(new URL('../content/public/samples/', import.meta.url));
mkdirSync(join(folder, 'small'), { recursive: true });
for (const name of readdirSync(folder).filter((file) => /\.(?:png|webp)$/.test(file)))
  await sharp(join(folder, name))
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 6, smartSubsample: true })
    .toFile(join(folder, 'small', name.replace(/\.\w+$/, '.webp')));
