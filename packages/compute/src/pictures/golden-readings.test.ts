import { expect, test } from 'vitest';
import { READING_VERSION } from './reading-version.ts';
import { READINGS, digestReading } from './testing/golden-readings.ts';

/**
 * What the samples were read as in a version. Where a reading was meant to change, raise `READING_VERSION` and write the
 * version and the digests of the failure's right side here.
 */
const KNOWN: { readonly version: string; readonly digests: Readonly<Record<string, string>> } = {
  version: 'r16',
  digests: {
    villa: 'a63d33944a8f2cd9',
    'villa-screenshot': '396a901cc85cbb05',
    'living-room': '7d581f0acf540538',
    bedroom: '67ff22f12a73db33',
    'pond-garden': 'c5e39103fbb23dd5',
    'apartment-plan': 'a3c210ca5c16717e',
    'park-plan': 'b39c9cb0cccef959',
  },
};

test.each(Object.keys(READINGS))('%s is read as in its version', async (name) => {
  expect({ version: READING_VERSION, digest: await digestReading(name) }).toEqual({
    version: KNOWN.version,
    digest: KNOWN.digests[name],
  });
});
