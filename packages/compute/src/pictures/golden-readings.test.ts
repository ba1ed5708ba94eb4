import { expect, test } from 'vitest';
import { READING_VERSION } from './reading-version.ts';
import { READINGS, digestReading } from './testing/golden-readings.ts';

/**
 * What the samples were read as in a version. Where a reading was meant to change, raise `READING_VERSION` and write the
 * version and the digests of the failure's right side here.
 */
const KNOWN: { readonly version: string; readonly digests: Readonly<Record<string, string>> } = {
  version: 'r5',
  digests: {
    villa: 'a9c6c9039aa8a494',
    'villa-screenshot': 'a5729f5101e3cda6',
    'living-room': '2442c091d74e6583',
    bedroom: '94ae804e7266174e',
    'pond-garden': '890025958b98b4eb',
    'apartment-plan': 'f375103c20e65f37',
    'park-plan': 'b39c9cb0cccef959',
  },
};

test.each(Object.keys(READINGS))('%s is read as in its version', async (name) => {
  expect({ version: READING_VERSION, digest: await digestReading(name) }).toEqual({
    version: KNOWN.version,
    digest: KNOWN.digests[name],
  });
});
