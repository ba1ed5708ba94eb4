import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SAMPLES = process.env.PLUMBLINE_SAMPLES ?? join(root, '..', 'shared', 'samples');

/** A real line drawing of a room where the samples are at hand, else the one that ships with the product. */
export function roomDrawing(): { readonly name: string; readonly bytes: Buffer } {
  const real = join(SAMPLES, 'interior-line', 'living-fireplace-line.png');
  const path = existsSync(real) ? real : join(root, 'content', 'public', 'samples', 'living-room.png');
  return { name: 'living-fireplace-line.png', bytes: readFileSync(path) };
}
