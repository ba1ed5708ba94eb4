import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSources } from '../lib/list-imports.ts';

export interface Source {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

/** TypeScript and scripts below some folders of a checkout; what is generated is left out. */
export function readSources(folders: readonly string[], checkout: string): Source[] {
  return listSources(folders, checkout).map((path) => {
    const text = readFileSync(join(checkout, path), 'utf8');
    return { path, text, lines: text.split('\n').length - 1 };
  });
}

/** Tests and what lies in folders of theirs; browser tests are all of `e2e`. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$|\/test(?:ing)?\/|^e2e\//.test(path);
}
