import { readFileSync } from 'node:fs';
import type { FunctionName } from '@plumbline/contract/tools/function-name.ts';

/** What a golden picture was when its function had this version. */
export interface GoldenEntry {
  readonly function: FunctionName;
  readonly version: string;
  readonly inputs: string;
  readonly pixelHash: string;
}

/** Beside the previews of the pictures, which are there to be looked at and are compared with nothing. */
export const GOLDEN_FILE = new URL('../golden/pictures.json', import.meta.url);

export function readGoldenEntries(): Readonly<Record<string, GoldenEntry>> {
  return JSON.parse(readFileSync(GOLDEN_FILE, 'utf8')) as Record<string, GoldenEntry>;
}
