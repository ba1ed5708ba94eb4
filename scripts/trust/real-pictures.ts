import { createHash } from 'node:crypto';
import { access, readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { readLabels } from '../../training/judge/read-labels.ts';

export interface RealPicture {
  readonly file: string;
  /** What it may rightly be taken for. */
  readonly kinds: readonly string[];
  /** Of a plan `plan`. */
  readonly space: string;
}

type Known = Pick<RealPicture, 'kinds' | 'space'>;
const outside = (...kinds: string[]): Known => ({ kinds, space: 'exterior' });
const inside = (...kinds: string[]): Known => ({ kinds, space: 'interior' });
const PLAN: Known = { kinds: ['plan'], space: 'plan' };

/** What samples are that nobody has labelled for the judge, by the beginning of their path within their set; the first line that fits counts. */
const BY_FOLDER: readonly (readonly [start: string, known: Known])[] = [
  ['aerial/', outside('photo')],
  ['elevation/', outside('line', 'colour')],
  ['exterior-photo/', outside('photo')],
  ['floor-plan/', PLAN],
  ['furniture/', inside('photo')],
  ['interior-line/', inside('line')],
  ['interior-photo/', inside('photo')],
  ['site-plan/', PLAN],
  ['sketchup-like/', outside('su')],
  ['style-ref/', outside('colour')],
  ['white-model/office', inside('white')],
  ['white-model/', outside('white')],
];

/** Of the first set: pictures of the projects that the net of kinds learned from (`training/reading/real-pictures.csv`), which measure nothing. */
const LEARNED_FROM = [
  'aerial/',
  'exterior-line/',
  'exterior-photo/house',
  'exterior-photo/overgrown',
  'floor-plan/house',
  'floor-plan/plan',
  'furniture/oak',
  'interior-line/fireplace',
  'interior-line/living',
  'interior-photo/basement',
  'landscape-photo/',
  'sketchup-like/',
  'style-ref/house',
  'style-ref/ink',
  'white-model/',
];

/** Real pictures of public repositories, to measure by alone (ADR 0103); by commit and path, none of them is kept here. */
const LISTED = new URL('./listed-pictures.csv', import.meta.url);
const UNTOUCHED = new URL('../../training/judge/untouched.txt', import.meta.url);

/**
 * Samples whose kind is known and that no net has learned from. Those that nobody may look at are passed over by their hash, undecoded.
 * @param folders of sets of samples: `samples` and `samples-2`
 */
export async function realPictures(folders: readonly string[]): Promise<RealPicture[]> {
  const untouched = new Set((await readFile(UNTOUCHED, 'utf8')).split('\n'));
  const labels = new Map([...(await readLabels()).values()].map((label) => [label.sha256, label]));
  const out: RealPicture[] = [];
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.sort()) {
      const path = relative(folder, file);
      if (basename(folder) === 'samples' && LEARNED_FROM.some((start) => path.startsWith(start))) continue;
      const hash = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      if (untouched.has(hash)) continue;
      const label = labels.get(hash);
      const known = label
        ? { kinds: label.kind, space: spaceOf(label.space[0]) }
        : BY_FOLDER.find(([start]) => path.startsWith(start))?.[1];
      if (known !== undefined) out.push({ file, ...known });
    }
  }
  return out;
}

/**
 * Pictures of `listed-pictures.csv` that are there. What they show was said by looking at them before anything had read them; where a person would accept
 * two kinds, both are named.
 * @param checkouts folder with <owner>/<name> of each repository, at the commit that the list names
 */
export async function listedPictures(checkouts: string): Promise<RealPicture[]> {
  const [, ...lines] = (await readFile(LISTED, 'utf8')).trim().split('\n');
  const known = lines.map((line) => {
    const [repository = '', , path = '', kinds = '', space = ''] = line.split(',');
    return { file: join(checkouts, repository, path), kinds: kinds.split('|'), space };
  });
  const there = await Promise.all(
    known.map(({ file }) =>
      access(file).then(
        () => true,
        () => false,
      ),
    ),
  );
  return known.filter((_, k) => there[k]);
}

function spaceOf(space: string): string {
  if (space === 'plan' || space === 'site') return 'plan';
  return space === 'interior' ? 'interior' : 'exterior';
}
