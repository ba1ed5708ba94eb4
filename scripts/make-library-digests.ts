/**
 * Writes the digests by which the tests see that something of the library has come to mean other pixels:
 * `node scripts/run.mjs scripts/make-library-digests.ts`. Refuses where something has and `LIBRARY_VERSION` was not raised.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { LIBRARY_VERSION } from '@plumbline/engines/builtin/versions/function-versions.ts';
import { digestLibrary } from '@plumbline/engines/builtin/versions/testing/library-digests.ts';
import { LIBRARY_FILE, type LibraryFile } from '@plumbline/engines/builtin/versions/testing/library-file.ts';

const known = existsSync(LIBRARY_FILE)
  ? (JSON.parse(readFileSync(LIBRARY_FILE, 'utf8')) as LibraryFile)
  : undefined;
const digests = digestLibrary();
const changed = Object.keys(known?.digests ?? {}).filter((name) => digests[name] !== known?.digests[name]);
if (known && changed.length > 0 && known.version === LIBRARY_VERSION) {
  console.error(`Raise LIBRARY_VERSION first, these have changed:\n  ${changed.join('\n  ')}`);
  process.exitCode = 1;
} else {
  const file: LibraryFile = { version: LIBRARY_VERSION, digests };
  writeFileSync(LIBRARY_FILE, `${JSON.stringify(file, null, 2)}\n`);
  console.log(`${Object.keys(digests).length} entries of version ${LIBRARY_VERSION}`);
}
