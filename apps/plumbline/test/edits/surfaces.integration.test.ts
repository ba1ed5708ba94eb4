import { addPerson, browserOf } from '@plumbline/server/testing/test-people.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarters } from '../images/pictures.ts';
import { postPicture } from '../images/upload-form.ts';
import { runTask, startEditStudio } from './edit-studio.ts';

const WIDTH = 160;
const HEIGHT = 120;
let studio: TestApp;
let user: TestBrowser;
let base: string;
let mask: string;
beforeAll(async () => {
  studio = await startEditStudio();
  user = await browserOf(studio, await addPerson(studio));
  base = await upload(await quarters(WIDTH, HEIGHT).png().toBuffer());
  mask = await upload(await maskOf(20, 60, 100, 50));
});
afterAll(() => studio.close());

const upload = async (file: Uint8Array): Promise<string> =>
  (await postPicture(user, file)).json().data.imageId;
const tickets = async () => (await user.get('/api/ai/totalTicket?type=1')).json().data;

async function maskOf(left: number, top: number, width: number, height: number): Promise<Buffer> {
  const painted = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  return await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000' } })
    .composite([{ input: painted, left, top }])
    .png()
    .toBuffer();
}

test('a library material is laid inside the mask, and every other pixel stays', async () => {
  const task = await runTask(user, {
    function: 'materialChange',
    upload_img: base,
    mask,
    material: { textureId: 'red-brick', rotation: 0, keepLight: true },
  });
  expect(task).toMatchObject({ state: 'done', error: null });
  expect(task.images[0]?.facts).toMatchObject({ keptPixels: WIDTH * HEIGHT - 100 * 50 });
  const before = await pixelsOf(`/files/${base}.png`);
  const after = await pixelsOf(task.images[0]?.url ?? '');
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      if (x >= 20 && x < 120 && y >= 60 && y < 110) continue;
      const p = 3 * (y * WIDTH + x);
      expect(after.subarray(p, p + 3)).toEqual(before.subarray(p, p + 3));
    }
});

async function pixelsOf(url: string): Promise<Buffer> {
  return await sharp((await user.get(url)).rawPayload)
    .removeAlpha()
    .raw()
    .toBuffer();
}

test('a colour change says how near it came to the asked colour', async () => {
  const task = await runTask(user, { function: 'colorchange', upload_img: base, mask, color: '#35608f' });
  expect(task.images[0]?.facts?.deltaE).toBeLessThan(5);
});

test('what is missing is named before anything is charged', async () => {
  const before = await tickets();
  const start = async (body: Readonly<Record<string, unknown>>) => {
    const answer = await user.post('/api/ai/startTask', { upload_img: base, ...body });
    return [answer.statusCode, answer.json().error.code];
  };
  expect(await start({ function: 'materialChange', material: { textureId: 'red-brick' } })).toEqual([
    422,
    'MASK_REQUIRED',
  ]);
  expect(await start({ function: 'materialChange', mask })).toEqual([422, 'MATERIAL_REQUIRED']);
  expect(await start({ function: 'objectChangepro', mask })).toEqual([422, 'REPLACEMENT_REQUIRED']);
  const small = await upload(await quarters(40, 40).png().toBuffer());
  expect(await start({ function: 'colorchange', mask: small, color: '#ffffff' })).toEqual([
    422,
    'MASK_SIZE_DIFFERS',
  ]);
  expect(await tickets()).toBe(before);
});
