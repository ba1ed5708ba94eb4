import type { Task } from '@plumbline/contract/api/tasks.ts';
import { TOOLS } from '@plumbline/contract/tools/registry.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import { type Layer, type PixelData, initializeCanvas, readPsd } from 'ag-psd';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLabel } from '../account/read-label.ts';
import { quarters } from '../images/pictures.ts';
import { readZip } from '../images/read-zip.ts';
import { postForm, postPicture } from '../images/upload-form.ts';
import { runTask, startEditStudio } from './edit-studio.ts';

const [WIDTH, HEIGHT] = [240, 160];

// The library reads into canvases where nobody says otherwise.
initializeCanvas(
  () => {
    throw new Error('no canvas');
  },
  (width, height) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) }) as never,
);

let studio: TestApp;
let user: TestBrowser;
let baseId: string;
let masks: Buffer[];
let texture: Buffer;
let coloured: Task;
let tiled: Task;

const resultOf = (task: Task) => task.images[0] as Task['images'][number];

/** White where something may change. */
const maskOf = (left: number, top: number, width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000' } })
    .composite([{ input: { create: { width, height, channels: 3, background: '#fff' } }, left, top }])
    .png()
    .toBuffer();

async function uploadAs(purpose: string, file: Buffer): Promise<string> {
  const parts = [
    { name: 'purpose', value: purpose },
    { name: 'file', filename: 'picture.png', type: 'image/png', value: file },
  ];
  return (await postForm(user, parts)).json().data.imageId;
}

beforeAll(async () => {
  studio = await startEditStudio();
  user = await studio.signedIn('13800000311');
  baseId = (await postPicture(user, await quarters(WIDTH, HEIGHT).png().toBuffer())).json().data.imageId;
  masks = [await maskOf(10, 10, 60, 50), await maskOf(130, 90, 90, 60)];
  texture = await quarters(64, 64).png().toBuffer();
  const [first, second] = [
    await uploadAs('mask', masks[0] as Buffer),
    await uploadAs('mask', masks[1] as Buffer),
  ];
  coloured = await runTask(user, {
    function: 'colorchange',
    upload_img: baseId,
    mask: first,
    color: '#3060a0',
  });
  tiled = await runTask(user, {
    function: 'materialChange',
    upload_img: resultOf(coloured).imageId,
    mask: second,
    material: {
      textureId: await uploadAs('texture', texture),
      quad: [
        [120, 80],
        [230, 80],
        [238, 158],
        [110, 158],
      ],
      rotation: 0,
      keepLight: true,
    },
  });
});
afterAll(() => studio.close());

const download = (body: object, headers = {}) => user.post('/api/ai/download', body, headers);
const rgba = (picture: Sharp) => picture.toColourspace('srgb').ensureAlpha().raw().toBuffer();
const fileOf = async (imageId: string) => sharp((await user.get(`/files/${imageId}.png`)).rawPayload);
const isSame = async (pixels: PixelData | undefined, picture: Sharp) =>
  Buffer.compare(Buffer.from(pixels?.data as Uint8ClampedArray), await rgba(picture)) === 0;

test('a psd has the source, each edit with its mask, and the material, and looks like the result', async () => {
  expect([coloured.state, tiled.state]).toEqual(['done', 'done']);
  const answer = await download(
    { imageIds: [resultOf(tiled).imageId], format: 'psd', archive: false, visibleLabel: false },
    { 'accept-language': 'en' },
  );
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/vnd.adobe.photoshop');
  expect(answer.headers['content-disposition']).toMatch(
    /attachment; filename="ai-design-\d{8}-\d{6}-\d{3}\.psd"/,
  );
  const psd = readPsd(answer.rawPayload, { useImageData: true });
  expect([psd.width, psd.height]).toEqual([WIDTH, HEIGHT]);
  const layers = psd.children as Layer[];
  const [colour, change] = [TOOLS.colorchange.title.en, TOOLS.materialChange.title.en];
  expect(layers.map(({ name, hidden }) => [name, hidden])).toEqual([
    ['Source', false],
    [`1 ${colour}`, false],
    [`2 ${change} · Material`, true],
    [`2 ${change}`, false],
  ]);
  const [source, first, material, second] = layers;
  expect(await isSame(source?.imageData, await fileOf(baseId))).toBe(true);
  expect(await isSame(first?.imageData, await fileOf(resultOf(coloured).imageId))).toBe(true);
  expect(await isSame(second?.imageData, await fileOf(resultOf(tiled).imageId))).toBe(true);
  expect(await isSame(material?.imageData, sharp(texture))).toBe(true);
  expect(await isSame(psd.imageData, await fileOf(resultOf(tiled).imageId))).toBe(true);
  for (const [layer, mask] of [
    [first, masks[0]],
    [second, masks[1]],
  ] as const)
    expect(await isSame(layer?.mask?.imageData, sharp(mask))).toBe(true);
  expect(psd.imageResources?.xmpMetadata).toContain(resultOf(tiled).imageId);
});

test('layers that are laid over one another by their masks are the result', async () => {
  const answer = await download({
    imageIds: [resultOf(tiled).imageId],
    format: 'psd',
    archive: false,
    visibleLabel: false,
  });
  const psd = readPsd(answer.rawPayload, { useImageData: true });
  const sheet = new Float64Array(WIDTH * HEIGHT * 3);
  for (const { imageData, mask, hidden } of psd.children as Layer[]) {
    if (hidden || !imageData) continue;
    for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel += 1) {
      const share = mask?.imageData ? (mask.imageData.data[4 * pixel] as number) / 255 : 1;
      for (let c = 0; c < 3; c += 1) {
        const at = 3 * pixel + c;
        sheet[at] = (1 - share) * (sheet[at] as number) + share * (imageData.data[4 * pixel + c] as number);
      }
    }
  }
  const { data } = await (await fileOf(resultOf(tiled).imageId)).raw().toBuffer({ resolveWithObject: true });
  expect(data.every((value, at) => Math.abs(value - Math.round(sheet[at] as number)) <= 1)).toBe(true);
});

test('the visible label is a layer of its own and in what the whole looks like', async () => {
  const answer = await download({
    imageIds: [resultOf(tiled).imageId],
    format: 'psd',
    archive: false,
    visibleLabel: true,
  });
  const psd = readPsd(answer.rawPayload, { useImageData: true });
  expect(psd.children?.at(-1)).toMatchObject({ name: 'AI生成' });
  expect(await isSame(psd.imageData, await fileOf(resultOf(tiled).imageId))).toBe(false);
  expect(await isSame(psd.children?.at(-2)?.imageData, await fileOf(resultOf(tiled).imageId))).toBe(true);
});

test('in a zip each picture is a psd of its own; an upload is its source alone', async () => {
  const answer = await download({
    imageIds: [baseId, resultOf(coloured).imageId],
    format: 'psd',
    visibleLabel: false,
  });
  const files = readZip(answer.rawPayload);
  expect([...files.keys()]).toEqual(['01-base.psd', '02-render.psd']);
  const layers = [...files.values()].map((file) => readPsd(file, { useImageData: true }).children?.length);
  expect(layers).toEqual([1, 2]);
});

test('side by side: the base on the left, the result on the right, labelled as the result is', async () => {
  const { imageId } = resultOf(coloured);
  const answer = await download({
    imageIds: [imageId],
    layout: 'side-by-side',
    archive: false,
    visibleLabel: false,
  });
  expect(answer.headers['content-type']).toBe('image/png');
  const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([2 * WIDTH + 3, HEIGHT]);
  const part = (left: number) =>
    sharp(data, { raw: info }).extract({ left, top: 0, width: WIDTH, height: HEIGHT });
  expect(Buffer.compare(await rgba(part(0)), await rgba(await fileOf(baseId)))).toBe(0);
  expect(Buffer.compare(await rgba(part(WIDTH + 3)), await rgba(await fileOf(imageId)))).toBe(0);
  expect(readLabel(answer.rawPayload).aigc['ProduceID']).toBe(imageId);
});

test.each(['jpg', 'webp'])('%s with a chosen quality: the lower, the smaller', async (format) => {
  const sizes: number[] = [];
  for (const quality of [20, 60, 95]) {
    const answer = await download({
      imageIds: [resultOf(tiled).imageId],
      format,
      quality,
      archive: false,
      visibleLabel: false,
    });
    expect((await sharp(answer.rawPayload).metadata()).format).toBe(format === 'jpg' ? 'jpeg' : format);
    expect(readLabel(answer.rawPayload).aigc['ProduceID']).toBe(resultOf(tiled).imageId);
    sizes.push(answer.rawPayload.byteLength);
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  expect(new Set(sizes).size).toBe(3);
});

test.each([
  [{ format: 'png', quality: 80 }, 'quality'],
  [{ quality: 80 }, 'quality'],
  [{ format: 'jpg', quality: 0 }, 'quality'],
  [{ format: 'psd', layout: 'side-by-side' }, 'layout'],
  [{ imageIds: ['a', 'b'], archive: false }, 'archive'],
  [{ layout: 'pile' }, 'layout'],
])('what makes no sense is refused: %j', async (change, field) => {
  const answer = await download({ imageIds: [baseId], ...change });
  expect([answer.statusCode, Object.keys(answer.json().error.details)]).toEqual([422, [field]]);
});

test('a foreign picture is not there, in no format', async () => {
  const stranger = await studio.signedIn('13800000312');
  for (const body of [{ format: 'psd' }, { layout: 'side-by-side', archive: false }]) {
    const answer = await stranger.post('/api/ai/download', { imageIds: [baseId], ...body });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'IMAGE_NOT_FOUND']);
  }
});
