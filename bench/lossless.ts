/**
 * How much smaller does a file get without a pixel changing, and how long does it take? Our way beside sharp's best
 * lossless settings and oxipng by itself, over our own drawings and renders and, where a folder of samples is given, the
 * files in it. sharp has no lossless way for JPEG: it can only decode and encode again, which is shown as what it costs.
 *
 *   node scripts/run.mjs bench/lossless.ts [folder of pictures]
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compressFile } from '@plumbline/engines/lossless/compress-file.ts';
import { optimisePng } from '@plumbline/engines/lossless/optimise-png.ts';
import { isSamePicture } from '@plumbline/engines/lossless/same-picture.ts';
import sharp from 'sharp';
import { median } from '../scripts/lib/statistics.ts';

/** Files of one kind; a choice of every n-th that nobody made. */
const MOST = 8;
/** Of WebP our own are made below: those that the app ships are lossy. */
const ENDINGS: Readonly<Record<string, RegExp>> = { png: /\.png$/i, jpeg: /\.jpe?g$/i };
const own = join('content', 'public', 'samples');
const folder = process.argv[2] ?? process.env['PLUMBLINE_SAMPLES'] ?? '';
const given = existsSync(folder)
  ? readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => !name.startsWith('edge'))
      .toSorted()
  : [];
const all = [...readdirSync(own).map((name) => join(own, name)), ...given.map((name) => join(folder, name))];

type Way = (file: Buffer) => Promise<Uint8Array>;
const ours: Way = async (file) =>
  (await compressFile(file, { signal: new AbortController().signal, onCandidate: () => undefined })).file;
const WAYS: Readonly<Record<string, Readonly<Record<string, Way>>>> = {
  png: {
    ours,
    'sharp, level 9': (file) => sharp(file).png({ compressionLevel: 9, adaptiveFiltering: true }).toBuffer(),
    'oxipng, level 2': async (file) => optimisePng(file, 2),
  },
  jpeg: {
    ours,
    'sharp, optimised, quality 90': (file) =>
      sharp(file).keepMetadata().jpeg({ quality: 90, progressive: true, optimiseCoding: true }).toBuffer(),
  },
  webp: {
    ours,
    'sharp, lossless': (file) => sharp(file).webp({ lossless: true, effort: 6, exact: true }).toBuffer(),
  },
};

/** As files are saved by programs that do not care: our own drawings in each format. */
async function plainWebp(): Promise<Buffer[]> {
  return await Promise.all(
    ['villa.png', 'kitchen.png', 'apartment-plan.png'].map((name) =>
      sharp(join(own, name)).webp({ lossless: true, effort: 1 }).toBuffer(),
    ),
  );
}

for (const [kind, ways] of Object.entries(WAYS)) {
  const paths = all.filter((path) => ENDINGS[kind]?.test(path));
  const step = Math.max(1, Math.floor(paths.length / MOST));
  const files: Buffer[] = paths.filter((_, index) => index % step === 0).map((path) => readFileSync(path));
  if (kind === 'webp') files.push(...(await plainWebp()));
  const before = files.reduce((sum, file) => sum + file.byteLength, 0);
  console.log(`${kind}: ${files.length} files, ${Math.round(before / 1024)} KiB`);
  for (const [name, way] of Object.entries(ways)) {
    let [after, same] = [0, 0];
    const times: number[] = [];
    for (const file of files) {
      const begin = performance.now();
      const made = await way(file);
      times.push(performance.now() - begin);
      after += made.byteLength;
      if (await isSamePicture(file, made)) same += 1;
    }
    console.log(
      `  ${name.padEnd(30)} ${((100 * after) / before).toFixed(1)} %  ${same} of ${files.length} the same` +
        `  ${median(times).toFixed(0)} ms a file`,
    );
  }
}
