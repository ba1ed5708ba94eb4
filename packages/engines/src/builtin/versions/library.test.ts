import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LIBRARY_VERSION } from './function-versions.ts';
import { digestLibrary } from './testing/library-digests.ts';
import { LIBRARY_FILE, type LibraryFile } from './testing/library-file.ts';

test('what a request names means what it meant, or the version of the library has risen', () => {
  const known = JSON.parse(readFileSync(LIBRARY_FILE, 'utf8')) as LibraryFile;
  const now = digestLibrary();
  expect(Object.keys(known.digests).length).toBeGreaterThan(100);
  const changed = Object.keys(known.digests).filter((name) => now[name] !== known.digests[name]);
  if (known.version === LIBRARY_VERSION)
    expect(changed, 'raise LIBRARY_VERSION, then run scripts/make-library-digests.ts').toEqual([]);
  expect(known.version, 'run `node scripts/run.mjs scripts/make-library-digests.ts`').toBe(LIBRARY_VERSION);
  expect(
    Object.keys(now).filter((name) => known.digests[name] === undefined),
    'new in the library: run `node scripts/run.mjs scripts/make-library-digests.ts`',
  ).toEqual([]);
});
