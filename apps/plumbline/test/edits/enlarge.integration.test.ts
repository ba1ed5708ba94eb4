import { memberFor, addPerson, browserOf } from '@plumbline/server/testing/test-people.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readLabel } from '../account/read-label.ts';
import { quarters } from '../images/pictures.ts';
import { postPicture } from '../images/upload-form.ts';
import { runTask, startEditStudio } from './edit-studio.ts';

let studio: TestApp;
let member: TestBrowser;
beforeAll(async () => {
  studio = await startEditStudio();
  member = await browserOf(studio, await addPerson(studio, memberFor(studio, 30)));
});
afterAll(() => studio.close());

const upload = async (file: Uint8Array, user = member): Promise<string> =>
  (await postPicture(user, file)).json().data.imageId;
const tasksOf = async (user: TestBrowser) => (await user.get('/api/ai/getTaskList')).json().data.total;

test.each([
  [undefined, 2],
  [2, 2],
  [4, 4],
] as const)('enlarged, multiplier %s', async (multiplier, times) => {
  const imageId = await upload(await quarters(210, 130).png().toBuffer());
  const body = { function: 'realUpImg', upload_img: imageId, ...(multiplier ? { multiplier } : {}) } as const;
  const task = await runTask(member, body);
  expect(task).toMatchObject({ state: 'done', error: null });
  const [image] = task.images;
  expect([image?.width, image?.height]).toEqual([210 * times, 130 * times]);
  const file = (await member.get(image?.url ?? '')).rawPayload;
  expect(await sharp(file).metadata()).toMatchObject({
    format: 'png',
    width: 210 * times,
    height: 130 * times,
  });
  expect(readLabel(file).digitalSourceType).toMatch(/algorithmicallyEnhanced$/);
});

test('sharpened at its own size', async () => {
  const imageId = await upload(await quarters(200, 120).blur(2).jpeg({ quality: 40 }).toBuffer());
  const task = await runTask(member, { function: 'upScaleImg', upload_img: imageId });
  expect(task).toMatchObject({ state: 'done', images: [{ width: 200, height: 120 }] });
  const [before, after] = [`/files/${imageId}.png`, task.images[0]?.url ?? ''];
  const contrast = async (url: string) => (await sharp((await member.get(url)).rawPayload).stats()).sharpness;
  expect(await contrast(after)).toBeGreaterThan(await contrast(before));
});

test.each(['realUpImg', 'upScaleImg'] as const)(
  '%s is for members: others learn so and pay nothing',
  async (name) => {
    const user = await browserOf(studio, await addPerson(studio));
    const upload_img = await upload(await quarters(90, 60).png().toBuffer(), user);
    const before = (await user.get('/api/ai/totalTicket?type=1')).json().data;
    const answer = await user.post('/api/ai/startTask', { function: name, upload_img });
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'MEMBERS_ONLY']);
    expect((await user.get('/api/ai/totalTicket?type=1')).json().data).toBe(before);
    expect(await tasksOf(user)).toBe(0);
  },
);

test.each(['realUpImg', 'upScaleImg'] as const)(
  '%s: a picture beyond 2000 px is refused with the hint to make it smaller first, also where it was enlarged here',
  async (name) => {
    const wide = await upload(await quarters(2001, 40).png().toBuffer());
    const small = await upload(await quarters(510, 30).png().toBuffer());
    const enlarged = await runTask(member, { function: 'realUpImg', upload_img: small, multiplier: 4 });
    const count = await tasksOf(member);
    for (const upload_img of [wide, enlarged.images[0]?.imageId]) {
      const answer = await member.post(
        '/api/ai/startTask',
        { function: name, upload_img },
        { 'accept-language': 'en' },
      );
      expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'IMAGE_DIMENSIONS_TOO_LARGE']);
      expect(answer.json().error.message).toBe(
        'Width and height cannot exceed 2000 px. Please make the picture smaller first.',
      );
    }
    expect(await tasksOf(member)).toBe(count);
  },
);

test.each([
  [{ multiplier: 3 }, 'multiplier'],
  [{ size: 512 }, 'size'],
  [{ multiplier: '8' }, 'multiplier'],
])('what it cannot do is refused: %j', async (change, field) => {
  const upload_img = await upload(await quarters(60, 40).png().toBuffer());
  const answer = await member.post('/api/ai/startTask', { function: 'realUpImg', upload_img, ...change });
  expect([answer.statusCode, Object.keys(answer.json().error.details)]).toEqual([422, [field]]);
});
