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
beforeAll(async () => {
  studio = await startEditStudio();
  user = await browserOf(studio, await addPerson(studio));
  base = await upload(await quarters(WIDTH, HEIGHT).png().toBuffer());
});
afterAll(() => studio.close());

const upload = async (file: Uint8Array): Promise<string> =>
  (await postPicture(user, file)).json().data.imageId;

test('three candidates of a fine removal are stored, each with what it kept', async () => {
  const spot = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const mask = await upload(
    await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000' } })
      .composite([{ input: spot, left: 70, top: 40 }])
      .png()
      .toBuffer(),
  );
  const task = await runTask(user, { function: 'cleanpro', upload_img: base, mask, count: 3 });
  expect(task.state).toBe('done');
  const methods = task.images.map(({ facts }) => facts?.method);
  expect(new Set(methods).size).toBe(3);
  for (const { facts } of task.images) expect(facts?.keptPixels).toBe(WIDTH * HEIGHT - 30 * 20);
});

test('an extension has the size that was asked for', async () => {
  const outpaint = { width: 200, height: 130, x: 30, y: 10 };
  const task = await runTask(user, { function: 'extendImg', upload_img: base, outpaint });
  expect(task.state).toBe('done');
  const { rawPayload } = await user.get(task.images[0]?.url ?? '');
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 200, height: 130 });
  expect(task.images[0]?.facts?.keptPixels).toBe(WIDTH * HEIGHT);
});
