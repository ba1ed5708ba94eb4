import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { Space } from '@plumbline/scene/render-types.ts';

export interface Sample {
  readonly file: string;
  readonly folder: string;
  readonly name: string;
  readonly space: Space;
}

const FOLDERS = [
  'interior-line',
  'exterior-line',
  'white-model',
  'sketchup-like',
  'interior-photo',
  'exterior-photo',
] as const;

/** The samples whose folder or name contains `only`; all of them without it. */
export async function listSamples(root: string, only?: string): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const folder of FOLDERS) {
    for (const entry of (await readdir(join(root, folder))).sort()) {
      if (only !== undefined && !`${folder}/${entry}`.includes(only)) continue;
      const name = parse(entry).name;
      const inside = folder.startsWith('interior') || /interior|living-room/.test(name);
      samples.push({
        file: join(root, folder, entry),
        folder,
        name,
        space: inside ? 'interior' : 'exterior',
      });
    }
  }
  return samples;
}
