import { expect, test } from 'vitest';
import { READING_VERSION } from './reading-version.ts';
import { READINGS, digestReading } from './testing/golden-readings.ts';

/**
 * What the samples were read as in a version. Where a reading was meant to change, raise `READING_VERSION` and write the
 * version and the digests of the failure's right side here.
 */
const KNOWN: { readonly version: string; readonly digests: Readonly<Record<string, string>> } = {
  version: 'r4',
  digests: {
    villa: 'f43c9ea7b4c00931',
    'villa-screenshot': '179c72bab3b2eb09',
    'living-room': '76a6ebee7cb42640',
    bedroom: 'f79c4338482ebfb4',
    'pond-garden': '449fa972c4aeafcb',
    'apartment-plan': 'e6b9112cf22446ae',
    'park-plan': 'b5b2c525674ec161',
  },
};

test.each(Object.keys(READINGS))('%s is read as in its version', async (name) => {
  expect({ version: READING_VERSION, digest: await digestReading(name) }).toEqual({
    version: KNOWN.version,
    digest: KNOWN.digests[name],
  });
});
