import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { compressFile } from './compress-file.ts';
import { isSamePicture } from './same-picture.ts';

const open = { signal: new AbortController().signal, onCandidate: () => undefined };

/** Plain areas, a gradient and a little noise: what pictures are made of. */
function drawing(width: number, height: number, channels: 1 | 2 | 3 | 4, seed: number): Sharp {
  const data = new Uint8Array(width * height * channels);
  let state = seed | 1;
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const pixel = Math.floor(at / channels);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    data[at] = ((x >> 4) * 37 + (y >> 3) * (at % channels) * 11 + (state >>> 30)) & 0xff;
  }
  return sharp(data, { raw: { width, height, channels } });
}

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 90 }),
  height: fc.integer({ min: 1, max: 90 }),
  seed: fc.nat(),
});

const WRITERS: Readonly<Record<string, (picture: (channels: 1 | 2 | 3 | 4) => Sharp) => Promise<Buffer>>> = {
  'grey PNG': (picture) => picture(1).toColourspace('b-w').png().toBuffer(),
  'grey PNG with alpha': (picture) => picture(2).png().toBuffer(),
  'colour PNG': (picture) => picture(3).png({ compressionLevel: 1 }).toBuffer(),
  'PNG with alpha': (picture) => picture(4).png().toBuffer(),
  'palette PNG': (picture) => picture(3).png({ palette: true, colours: 16 }).toBuffer(),
  '16-bit PNG': (picture) => picture(3).toColourspace('rgb16').png().toBuffer(),
  'interlaced PNG with a profile': (picture) =>
    picture(3).withIccProfile('p3').png({ progressive: true }).toBuffer(),
  'baseline JPEG': (picture) => picture(3).jpeg({ quality: 80, optimiseCoding: false }).toBuffer(),
  'progressive JPEG': (picture) =>
    picture(3).jpeg({ quality: 55, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  'grey JPEG': (picture) => picture(1).toColourspace('b-w').jpeg({ quality: 90 }).toBuffer(),
  'CMYK JPEG': (picture) => picture(3).toColourspace('cmyk').jpeg().toBuffer(),
  'turned JPEG with a profile': (picture) =>
    picture(3).withIccProfile('p3').withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'lossless WebP': (picture) => picture(4).webp({ lossless: true, effort: 0 }).toBuffer(),
  'lossless WebP with a profile': (picture) =>
    picture(3).withIccProfile('p3').webp({ lossless: true, effort: 0 }).toBuffer(),
  'lossy WebP': (picture) => picture(3).webp({ quality: 60 }).toBuffer(),
};

test.each(Object.keys(WRITERS))(
  '%s: never larger, of its own type, and the same to the last sample',
  async (name) => {
    await fc.assert(
      fc.asyncProperty(sizes, async ({ width, height, seed }) => {
        const original = await (WRITERS[name] as (typeof WRITERS)[string])((channels) =>
          drawing(width, height, channels, seed),
        );
        const { file, method, mime } = await compressFile(original, open);
        expect(file.byteLength).toBeLessThanOrEqual(original.byteLength);
        expect(method === 'kept').toBe(file.byteLength === original.byteLength);
        const [before, after] = [await sharp(original).metadata(), await sharp(file).metadata()];
        expect([after.format, `image/${after.format}`]).toEqual([before.format, mime]);
        expect([after.icc, after.orientation]).toEqual([before.icc, before.orientation]);
        expect(await isSamePicture(original, file)).toBe(true);
        const shown = (picture: Uint8Array) =>
          sharp(picture).autoOrient().toColourspace('srgb').ensureAlpha().raw().toBuffer();
        expect(Buffer.compare(await shown(original), await shown(file))).toBe(0);
      }),
      { numRuns: 8 },
    );
  },
);

test.each([
  ['colour PNG', 0.9],
  ['baseline JPEG', 0.97],
  ['interlaced PNG with a profile', 0.95],
  ['lossless WebP', 0.98],
] as const)('%s: what a plain program wrote gets smaller', async (name, share) => {
  const original = await (WRITERS[name] as (typeof WRITERS)[string])((channels) =>
    drawing(400, 300, channels, 1),
  );
  const { file } = await compressFile(original, open);
  expect(file.byteLength).toBeLessThan(share * original.byteLength);
});

test('another picture, another profile and another orientation are told apart', async () => {
  const file = await drawing(20, 30, 3, 1).png().toBuffer();
  const others = [
    await drawing(20, 30, 3, 2).png().toBuffer(),
    await drawing(30, 20, 3, 1).png().toBuffer(),
    await drawing(20, 30, 3, 1).withIccProfile('p3').png().toBuffer(),
    await drawing(20, 30, 3, 1).withMetadata({ orientation: 3 }).png().toBuffer(),
    await drawing(20, 30, 3, 1).ensureAlpha(0.5).png().toBuffer(),
  ];
  for (const other of others) expect(await isSamePicture(file, other)).toBe(false);
  expect(
    await isSamePicture(file, await drawing(20, 30, 3, 1).ensureAlpha().webp({ lossless: true }).toBuffer()),
  ).toBe(true);
});

test('a file that is cut off is kept as it is', async () => {
  const whole = await drawing(200, 200, 3, 1).jpeg({ optimiseCoding: false }).toBuffer();
  const file = whole.subarray(0, whole.byteLength / 2);
  expect(await compressFile(file, open)).toMatchObject({ method: 'kept', file });
});

test('aborted work ends with the reason', async () => {
  const controller = new AbortController();
  const original = await drawing(60, 60, 3, 1).png().toBuffer();
  const onCandidate = () => controller.abort(new Error('enough'));
  await expect(compressFile(original, { signal: controller.signal, onCandidate })).rejects.toThrow('enough');
});
