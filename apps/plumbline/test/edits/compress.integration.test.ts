import type { Task } from '@plumbline/contract/api/tasks.ts';
import { labelsOfResult } from '@plumbline/core/labels/ai-labels.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { labelsXmp } from '@plumbline/imaging/file-format/ai-labels.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLabel } from '../account/read-label.ts';
import { quarters } from '../images/pictures.ts';
import { readZip } from '../images/read-zip.ts';
import { postPicture } from '../images/upload-form.ts';
import { runTask, startEditStudio } from './edit-studio.ts';

let studio: TestApp;
let user: TestBrowser;
beforeAll(async () => {
  studio = await startEditStudio();
  user = await studio.signedIn('13800000301');
});
afterAll(() => studio.close());

const upload = async (file: Uint8Array): Promise<string> =>
  (await postPicture(user, file)).json().data.imageId;
const compressed = async (imageId: string) => {
  const task = await runTask(user, { function: 'compress', upload_img: imageId });
  return { task, image: task.images[0] as Task['images'][number] };
};
const saved = (imageId: string) => user.get(`/files/${imageId}.png?download=1`);
const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer();

test('a JPEG comes back as a JPEG: smaller, upright as before, its pixels the same', async () => {
  const original = await quarters(900, 600)
    .withIccProfile('p3')
    .withMetadata({ orientation: 8, exif: { IFD0: { Copyright: 'somebody'.repeat(200) } } })
    .jpeg({ optimiseCoding: false })
    .toBuffer();
  const baseId = await upload(original);
  const { task, image } = await compressed(baseId);
  expect(task).toMatchObject({ state: 'done', error: null, base: { made: false } });
  const answer = await saved(image.imageId);
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect(answer.headers['content-disposition']).toMatch(
    /attachment; filename="ai-design-\d{8}-\d{6}-\d{3}\.jpg"/,
  );
  const file = answer.rawPayload;
  expect(image.facts).toMatchObject({ bytesBefore: original.byteLength, bytesAfter: file.byteLength });
  expect(file.byteLength).toBeLessThan(original.byteLength);
  const [before, after] = [await sharp(original).metadata(), await sharp(file).metadata()];
  expect([after.icc, after.orientation]).toEqual([before.icc, 8]);
  expect(Buffer.compare(await pixels(original), await pixels(file))).toBe(0);
  // Shown like any picture: the working copy, upright and in sRGB, is the base's own.
  const [base, shown] = [
    (await user.get(`/files/${baseId}.png`)).rawPayload,
    (await user.get(image.url)).rawPayload,
  ];
  expect(Buffer.compare(await pixels(base), await pixels(shown))).toBe(0);
});

test('a transparent PNG keeps what lies under nothing', async () => {
  const data = Buffer.alloc(120 * 80 * 4);
  for (let at = 0; at < data.length; at += 1)
    data[at] = at % 4 === 3 ? (Math.floor(at / 4) % 3) * 127 : ((at >> 6) * 37) & 0xff;
  const original = await sharp(data, { raw: { width: 120, height: 80, channels: 4 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { image } = await compressed(await upload(original));
  const file = (await saved(image.imageId)).rawPayload;
  expect((await sharp(file).metadata()).format).toBe('png');
  expect(file.byteLength).toBeLessThan(original.byteLength);
  expect(Buffer.compare(await pixels(file), data)).toBe(0);
});

test('what cannot be made smaller comes back as it is, and says so', async () => {
  const original = await quarters(300, 200).webp({ quality: 70 }).toBuffer();
  const { image } = await compressed(await upload(original));
  const size = original.byteLength;
  expect(image.facts).toEqual({ bytesBefore: size, bytesAfter: size, method: 'kept' });
  expect((await saved(image.imageId)).rawPayload.equals(original)).toBe(true);
});

test('no label is added: nothing was made; the labels of what came in stay', async () => {
  const plain = await compressed(await upload(await quarters(200, 100).png().toBuffer()));
  for (const path of [plain.image.url, `/files/${plain.image.imageId}.png?download=1`])
    expect((await sharp((await user.get(path)).rawPayload).metadata()).xmp).toBeUndefined();
  const { rows } = await studio.services.pool.query('select 1 from label_records where produce_id = $1', [
    plain.image.imageId,
  ]);
  expect(rows).toEqual([]);

  const labels = labelsOfResult({
    providerCode: 'P1',
    produceId: '42',
    sourceType: 'trainedAlgorithmicMedia',
  });
  const labelled = await quarters(200, 100)
    .withXmp(labelsXmp(labels))
    .jpeg({ optimiseCoding: false })
    .toBuffer();
  const { image } = await compressed(await upload(labelled));
  for (const path of [image.url, `/files/${image.imageId}.png?download=1`])
    expect(readLabel((await user.get(path)).rawPayload).aigc['ProduceID']).toBe('42');
});

test('an upload’s smaller file is not marked as generated; a result’s is, like the result', async () => {
  const baseId = await upload(await quarters(200, 100).png().toBuffer());
  await user.post('/api/user/preferences', { visibleLabel: true });
  const own = await compressed(baseId);
  const zip = await user.post('/api/ai/download', { imageIds: [own.image.imageId], visibleLabel: true });
  const [[name, file] = ['', Buffer.alloc(0)]] = [...readZip(zip.rawPayload)];
  expect(name).toBe('01-compressed.png');
  expect(file.equals((await saved(own.image.imageId)).rawPayload)).toBe(true);

  const wash = await runTask(user, { function: 'architecturalXitu', upload_img: baseId, size: 512 });
  const again = await compressed(wash.images[0]?.imageId ?? '');
  expect(again.task.base?.made).toBe(true);
  const labelled = readZip(
    (await user.post('/api/ai/download', { imageIds: [again.image.imageId], visibleLabel: true })).rawPayload,
  );
  const bare = readZip(
    (await user.post('/api/ai/download', { imageIds: [again.image.imageId], visibleLabel: false }))
      .rawPayload,
  );
  expect([...labelled.keys(), ...bare.keys()]).toEqual(['01-render.png', '01-render.png']);
  expect(labelled.get('01-render.png')?.equals(bare.get('01-render.png') as Buffer)).toBe(false);
  expect(readLabel(bare.get('01-render.png') as Buffer).aigc['ProduceID']).toBe(wash.images[0]?.imageId);
});

test('it is a node of its picture’s tree', async () => {
  const baseId = await upload(await quarters(100, 60).png().toBuffer());
  const { image } = await compressed(baseId);
  const { nodes, headId } = (await user.get(`/api/ai/versions?imageId=${baseId}`)).json().data;
  expect(nodes.map((node: { imageId: string; parentId: string }) => [node.imageId, node.parentId])).toEqual([
    [baseId, null],
    [image.imageId, baseId],
  ]);
  expect(headId).toBe(image.imageId);
});
