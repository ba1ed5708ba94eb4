import { createHash } from 'node:crypto';
import type { Task } from '@plumbline/contract/api/tasks.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import sharp, { type OutputInfo } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarters } from '../images/pictures.ts';
import { readZip } from '../images/read-zip.ts';
import { postPicture } from '../images/upload-form.ts';
import { render, startAccountStudio } from './account-studio.ts';
import { readLabel } from './read-label.ts';

const CODE = '001191110000MA01ABCD2X10000';
const SOURCE = 'http://cv.iptc.org/newscodes/digitalsourcetype';

let studio: TestApp;
let user: TestBrowser;
let drawing: Buffer;
let task: Task;
beforeAll(async () => {
  studio = await startAccountStudio({ settings: { AIGC_PROVIDER_CODE: CODE } });
  user = await studio.signedIn('13800000201');
  drawing = await quarters(320, 240).png().toBuffer();
  task = await render(user, drawing);
});
afterAll(() => studio.close());

const resultOf = (made: Task) => made.images[0] as Task['images'][number];
const labelOf = (imageId: string, sourceType = 'algorithmicMedia') => ({
  aigc: {
    Label: '1',
    ContentProducer: CODE,
    ProduceID: imageId,
    ReservedCode1: '',
    ContentPropagator: '',
    PropagateID: '',
    ReservedCode2: '',
  },
  digitalSourceType: `${SOURCE}/${sourceType}`,
});

function hashOf({ width, height, channels }: OutputInfo, data: Buffer): string {
  const size = Buffer.alloc(12);
  [width, height, channels].forEach((value, index) => size.writeUInt32LE(value, index * 4));
  return createHash('sha256').update(size).update(data).digest('hex');
}

test('a result is labelled in its data, and its pixel hash is that of its pixels', async () => {
  const { imageId, url, pixelHash } = resultOf(task);
  const file = (await user.get(url)).rawPayload;
  expect(readLabel(file)).toEqual(labelOf(imageId));
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  expect(hashOf(info, data)).toBe(pixelHash);
});

test('the drawing of its edges and its thumbnails are labelled too', async () => {
  const { imageId, thumbnailUrl, fidelity } = resultOf(task);
  for (const accept of ['image/webp', 'image/jpeg']) {
    const { rawPayload } = await user.get(thumbnailUrl, { accept });
    expect(readLabel(rawPayload).aigc['ProduceID']).toBe(imageId);
  }
  const edges = (await user.get(fidelity?.diffUrl ?? '')).rawPayload;
  expect(readLabel(edges).aigc).toMatchObject({ Label: '1', ContentProducer: CODE });
});

test.each([undefined, 'png', 'jpg', 'webp'])('the label is in the zip, as %s', async (format) => {
  const { imageId } = resultOf(task);
  const body = { imageIds: [imageId], ...(format ? { format } : {}) };
  const files = readZip((await user.post('/api/ai/download', body)).rawPayload);
  expect([...files.keys()]).toEqual([`01-render.${format ?? 'png'}`]);
  for (const file of files.values()) expect(readLabel(file)).toEqual(labelOf(imageId));
});

test('the number in the label is answered for after the picture, its task and its files are gone', async () => {
  const made = await render(user, await quarters(90, 60).png().toBuffer());
  const { imageId, pixelHash } = resultOf(made);
  await user.change('GET', `/api/ai/delTaskByTaskId?taskId=${made.taskId}`);
  const { rows } = await studio.services.pool.query('select * from label_records where produce_id = $1', [
    imageId,
  ]);
  expect(rows).toEqual([
    expect.objectContaining({ task_id: made.taskId, pixel_hash: pixelHash, engine_id: 'test' }),
  ]);
});

test.each([
  ['architecturalXitu', 'algorithmicallyEnhanced'],
  ['lockImg', 'compositeSynthetic'],
])('what %s makes of a picture is %s', async (name, sourceType) => {
  const made = await render(user, drawing, { function: name });
  const file = (await user.get(resultOf(made).url)).rawPayload;
  expect(readLabel(file).digitalSourceType).toBe(`${SOURCE}/${sourceType}`);
});

test('what is made from a picture of a trained model says so, with our number and no other', async () => {
  const packet =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/" ' +
    'xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">' +
    '<TC260:AIGC>{&quot;Label&quot;:&quot;1&quot;,&quot;ContentProducer&quot;:&quot;other&quot;,&quot;ProduceID&quot;:&quot;42&quot;}</TC260:AIGC>' +
    `<Iptc4xmpExt:DigitalSourceType>${SOURCE}/trainedAlgorithmicMedia</Iptc4xmpExt:DigitalSourceType>` +
    '</rdf:Description></rdf:RDF></x:xmpmeta>';
  const foreign = await quarters(200, 150).withXmp(packet).jpeg().toBuffer();
  const uploaded = (await postPicture(user, foreign, 'foreign.jpg')).json().data;
  const working = readLabel((await user.get(uploaded.url)).rawPayload);
  expect(working).toMatchObject({ aigc: { ContentProducer: 'other', ProduceID: '42' } });
  const made = resultOf(await render(user, foreign));
  const file = (await user.get(made.url)).rawPayload;
  expect(readLabel(file)).toEqual(labelOf(made.imageId, 'compositeWithTrainedAlgorithmicMedia'));
});

test('the visible label is drawn where it is asked for, beside the one in the data', async () => {
  const { imageId, url } = resultOf(task);
  const plain = await sharp((await user.get(url)).rawPayload)
    .raw()
    .toBuffer();
  const download = async (visibleLabel: boolean | undefined, language = 'zh-CN') => {
    const body = { imageIds: [imageId], ...(visibleLabel === undefined ? {} : { visibleLabel }) };
    const answer = await user.post('/api/ai/download', body, { 'accept-language': language });
    return [...readZip(answer.rawPayload).values()][0] as Buffer;
  };
  expect(
    (
      await sharp(await download(undefined))
        .raw()
        .toBuffer()
    ).equals(plain),
  ).toBe(true);
  const [zh, en] = [await download(true), await download(true, 'en')];
  expect(readLabel(zh)).toEqual(labelOf(imageId));
  const pixels = await Promise.all([zh, en].map((file) => sharp(file).raw().toBuffer()));
  expect(pixels[0]?.equals(plain)).toBe(false);
  expect(pixels[1]?.equals(pixels[0] as Buffer)).toBe(false);
});

test('the person’s choice holds for every download, single files too; what leaves is remembered', async () => {
  const owner = await studio.signedIn('13800000202');
  const { imageId, url } = resultOf(await render(owner, drawing));
  const saved = async () => (await owner.get(`${url}?download=1`)).rawPayload;
  const plain = await saved();
  const answer = await owner.post('/api/user/preferences', { visibleLabel: true });
  expect(answer.json().data).toEqual({ visibleLabel: true, visibleLabelPolicy: 'request' });
  const labelled = await saved();
  expect(labelled.equals(plain)).toBe(false);
  expect(readLabel(labelled)).toEqual(labelOf(imageId));
  // What the page shows stays the picture that was made.
  expect((await owner.get(url)).rawPayload.equals(plain)).toBe(true);
  const { items, total } = (await owner.get('/api/user/downloads')).json().data;
  expect(total).toBe(2);
  expect(items.map(({ visibleLabel }: { visibleLabel: boolean }) => visibleLabel).sort()).toEqual([
    false,
    true,
  ]);
  expect(items[0].images).toEqual([{ imageId, thumbnailUrl: expect.stringContaining(imageId) }]);
  expect((await user.get('/api/user/downloads')).json().data.items).not.toEqual(items);
});

test('an upload is passed on as it came, whatever is chosen', async () => {
  const owner = await studio.signedIn('13800000203');
  await owner.post('/api/user/preferences', { visibleLabel: true });
  const { imageId } = (await postPicture(owner, drawing)).json().data;
  const files = readZip((await owner.post('/api/ai/download', { imageIds: [imageId] })).rawPayload);
  expect(files.get('01-base.png')?.equals(drawing)).toBe(true);
});

test('where the operator has it on always, nobody can decline it', async () => {
  const strict = await startAccountStudio({ settings: { AIGC_VISIBLE_LABEL: 'always' } });
  try {
    const owner = await strict.signedIn('13800000204');
    const { imageId, url } = resultOf(await render(owner, drawing));
    await owner.post('/api/user/preferences', { visibleLabel: false });
    const plain = (await owner.get(url)).rawPayload;
    expect((await owner.get(`${url}?download=1`)).rawPayload.equals(plain)).toBe(false);
    const body = { imageIds: [imageId], visibleLabel: false };
    const [file] = readZip((await owner.post('/api/ai/download', body)).rawPayload).values();
    expect(file?.equals(plain)).toBe(false);
  } finally {
    await strict.close();
  }
});
