import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

export interface RealPicture {
  readonly file: string;
  /** What it may rightly be taken for. */
  readonly kinds: readonly string[];
  readonly space: string;
}

/**
 * What the samples are, by the beginning of their path within their set: kinds that may rightly be told, and inside or outside. The first line that
 * fits counts. Of the first set only what is of no project that the net of kinds learned from (`training/reading/real-pictures.csv`).
 */
const KNOWN: Readonly<Record<string, readonly (readonly [start: string, kinds: string, space: string])[]>> = {
  samples: [
    ['exterior-photo/brick', 'photo', 'exterior'],
    ['exterior-photo/stone', 'photo', 'exterior'],
    ['floor-plan/apartment', 'plan', 'plan'],
    ['furniture/bentwood', 'photo', 'interior'],
    ['furniture/blue', 'photo', 'interior'],
    ['interior-line/bedroom', 'sketch', 'interior'],
    ['interior-photo/basement', '', ''],
    ['interior-photo', 'photo', 'interior'],
    ['style-ref/durer', 'colour', 'exterior'],
    ['style-ref/van-gogh', 'colour', 'exterior'],
  ],
  'samples-2': [
    ['aerial', 'photo', 'exterior'],
    ['elevation/chapel', 'sketch+line', 'exterior'],
    ['elevation/market', 'line+colour', 'exterior'],
    ['elevation/old', 'line+colour', 'exterior'],
    ['elevation/shopfront', 'line', 'exterior'],
    ['exterior-line/church', 'line+su+colour', 'exterior'],
    ['exterior-line/cube', 'sketch+line', 'exterior'],
    ['exterior-line/office', 'line', 'exterior'],
    ['exterior-line/street', 'sketch', 'exterior'],
    ['exterior-photo', 'photo', 'exterior'],
    ['floor-plan/flat-3d', 'su', 'interior'],
    ['floor-plan', 'plan', 'plan'],
    ['interior-line/bathroom', 'colour+sketch', 'interior'],
    ['interior-line/kitchen-bar', 'sketch', 'interior'],
    ['interior-line/kitchen-iso', 'line', 'interior'],
    ['interior-line/tv', 'line', 'interior'],
    ['interior-photo', 'photo', 'interior'],
    ['site-plan', 'plan', 'plan'],
    ['sketchup-like/garden', 'su+photo', 'exterior'],
    ['sketchup-like/longhouse', 'su+white', 'exterior'],
    ['sketchup-like', 'su', 'exterior'],
    ['white-model/office', 'white', 'interior'],
    ['white-model', 'white', 'exterior'],
  ],
};

const UNTOUCHED = new URL('../../training/judge/untouched.txt', import.meta.url);

/** Samples whose kind is known. Those that nobody may look at are passed over by their hash, unopened. @param folders of sets of samples, by their names */
export async function realPictures(folders: readonly string[]): Promise<RealPicture[]> {
  const untouched = new Set((await readFile(UNTOUCHED, 'utf8')).split('\n'));
  const out: RealPicture[] = [];
  for (const folder of folders) {
    const known = KNOWN[basename(folder)] ?? [];
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.sort()) {
      const [, kinds = '', space = ''] =
        known.find(([start]) => relative(folder, file).startsWith(start)) ?? [];
      if (kinds === '') continue;
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      if (!untouched.has(hash)) out.push({ file, kinds: kinds.split('+'), space });
    }
  }
  return out;
}
