import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Raised by hand when results change in a way that users should be told of. */
const RELEASE = '0.1.0';

/** Everything that a pixel can depend on: pixels, scenes, this engine, and the styles. */
const SOURCES = [
  new URL('../../../imaging/src/', import.meta.url),
  new URL('../../../scene/src/', import.meta.url),
  new URL('../', import.meta.url),
  new URL('../../../../content/src/', import.meta.url),
];

/**
 * Version of the builtin engine, e.g. `0.1.0+3fa94c1e`: a release and a digest of the sources that make pixels. It
 * changes with any of them by itself, because a version that someone has to remember would one day promise equal pixels
 * for different code.
 */
export function readEngineVersion(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const folder = fileURLToPath(source);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
      .map((entry) => join(entry.parentPath, entry.name))
      .toSorted();
    for (const file of files)
      hash.update(relative(folder, file).replaceAll(sep, '/')).update('\0').update(readFileSync(file));
  }
  return `${RELEASE}+${hash.digest('hex').slice(0, 8)}`;
}
