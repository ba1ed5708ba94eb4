import { join } from 'node:path';

/** Where a labelled picture lies: its folder and name under `PLUMBLINE_JUDGE_PICTURES`. */
export function picturePath(file: string): string {
  return join(process.env['PLUMBLINE_JUDGE_PICTURES'] ?? '.', file);
}
