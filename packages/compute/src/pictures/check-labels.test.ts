import { labelsOfResult } from '@plumbline/core/labels/ai-labels.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withCheckedLabels } from './check-labels.ts';
import { encodePng } from './encode-picture.ts';
import { labelsXmp } from '@plumbline/imaging/file-format/ai-labels.ts';
import { addPngLabels } from '@plumbline/imaging/file-format/png.ts';

const label = (produceId: string) =>
  labelsOfResult({ providerCode: 'P1', produceId, sourceType: 'algorithmicMedia' });
const LABELS = label('r0-a');
const picture = { width: 4, height: 3, channels: 3, data: new Uint8ClampedArray(36).fill(99) } as const;
const pixels = () => sharp(picture.data, { raw: { width: 4, height: 3, channels: 3 } });

test('a file with exactly its label passes, as it is', async () => {
  const png = await encodePng(picture, LABELS);
  expect(await withCheckedLabels(png, LABELS)).toBe(png);
  const jpeg = await pixels().withXmp(labelsXmp(LABELS)).jpeg().toBuffer();
  expect(await withCheckedLabels(jpeg, LABELS)).toBe(jpeg);
});

test('a file without its label, with another, or with two of them is an error', async () => {
  const png = await encodePng(picture, null);
  await expect(withCheckedLabels(png, LABELS)).rejects.toThrow(/without its AI label/);
  await expect(withCheckedLabels(addPngLabels(png, label('r1-b')), LABELS)).rejects.toThrow(
    /without its AI label/,
  );
  const twice = addPngLabels(addPngLabels(png, LABELS), LABELS);
  await expect(withCheckedLabels(twice, LABELS)).rejects.toThrow(/exactly one/);
});

test('a PNG whose label is compressed is an error, because strict readers would miss it', async () => {
  const compressed = await pixels().withXmp(labelsXmp(LABELS)).png().toBuffer();
  await expect(withCheckedLabels(compressed, LABELS)).rejects.toThrow(/uncompressed/);
});
