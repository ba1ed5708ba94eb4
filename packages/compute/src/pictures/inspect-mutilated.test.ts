import { AppError } from '@plumbline/contract/errors/app-error.ts';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspectFile } from './inspect-file.ts';

const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><TC260:AIGC>{"Label":"1"}</TC260:AIGC></x:xmpmeta>';
const picture = sharp({
  create: { width: 9, height: 7, channels: 4, background: { r: 90, g: 60, b: 30, alpha: 0.5 } },
})
  .withExif({ IFD0: { Artist: 'A' }, IFD2: { UserComment: '{"AIGC":{"Label":"1"}}' } })
  .withMetadata({ orientation: 8 })
  .withXmp(XMP)
  .withIccProfile('srgb');
const files = await Promise.all([
  picture.clone().jpeg().toBuffer(),
  picture.clone().jpeg({ progressive: true }).toBuffer(),
  picture.clone().png().toBuffer(),
  picture.clone().webp().toBuffer(),
]);

const mutilated = fc
  .tuple(
    fc.constantFrom(...files),
    fc.array(fc.tuple(fc.nat(4_000), fc.nat(255)), { maxLength: 12 }),
    fc.option(fc.nat(4_000)),
    fc.option(fc.tuple(fc.nat(4_000), fc.uint8Array({ maxLength: 40 }))),
  )
  .map(([file, changes, cut, inserted]) => {
    let bytes = Buffer.from(file);
    for (const [at, value] of changes) if (at > 12 && at < bytes.byteLength) bytes[at] = value;
    if (inserted)
      bytes = Buffer.concat([bytes.subarray(0, inserted[0]), inserted[1], bytes.subarray(inserted[0])]);
    return cut === null ? bytes : bytes.subarray(0, cut);
  });

test('whatever happened to a file, it is read or refused as an image', () => {
  fc.assert(
    fc.property(mutilated, (file) => {
      try {
        const { stripped, width, height } = inspectFile(file);
        expect(width * height).toBeGreaterThan(0);
        // Reading what was written gives the same file again.
        expect(Buffer.from(inspectFile(stripped).stripped).equals(Buffer.from(stripped))).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        expect(['IMAGE_BROKEN', 'IMAGE_EMPTY', 'IMAGE_TYPE_UNSUPPORTED']).toContain((error as AppError).code);
      }
    }),
    { numRuns: 3_000 },
  );
});
