import type { ErrorCode } from '@plumbline/contract/errors/catalogue.ts';
import { addPerson, browserOf, memberFor } from '@plumbline/server/testing/test-people.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarters } from '../images/pictures.ts';
import { startTestStudio } from '../images/test-studio.ts';
import { postPicture } from '../images/upload-form.ts';

const [WIDTH, HEIGHT] = [160, 120];
const START = '/api/ai/startTask';

let studio: TestApp;
let user: TestBrowser;
let userId: string;
/** What was uploaded, by name. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  studio = await startTestStudio();
  const person = await addPerson(studio, memberFor(studio, 30));
  userId = person.id;
  user = await browserOf(studio, person);
  const plain = (background: string) =>
    sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } });
  const spot = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const files = {
    base: quarters(WIDTH, HEIGHT),
    fitting: plain('#000').composite([{ input: spot, left: 70, top: 40 }]),
    empty: plain('#000'),
    full: plain('#fff'),
    // Everything at least a little: there is no pixel to work from, but a trimap of it leaves all to be found.
    faint: plain('#010101'),
    narrower: quarters(WIDTH - 1, HEIGHT).greyscale(),
    pixel: quarters(1, 1),
    strip: quarters(200, 7),
    wide: quarters(4000, 20),
    overCap: quarters(2001, 20),
    atCap: quarters(2000, 20),
  };
  for (const [name, picture] of Object.entries(files))
    ids[name] = (await postPicture(user, await picture.png().toBuffer())).json().data.imageId;
});
afterAll(() => studio.close());

const ledgerLines = async () =>
  Number(
    (await studio.services.pool.query('select count(*) from ledger_entries where user_id = $1', [userId]))
      .rows[0].count,
  );
const taskCount = async () => (await user.get('/api/ai/getTaskList')).json().data.total;

/** A body in which `@name` stands for what was uploaded under that name. */
function bodyOf(request: object): object {
  return JSON.parse(JSON.stringify(request).replaceAll(/@(\w+)/g, (_, name: string) => ids[name] ?? name));
}

const removal = { upload_img: '@base', mask: '@fitting' };
const surface = { function: 'materialChange', ...removal };
const tiles = { textureId: 'red-brick' };
const quad = (...corners: readonly (readonly [number, number])[]) => ({ ...tiles, quad: corners });
const extension = { function: 'extendImg', upload_img: '@base' };

test.each<[string, object, ErrorCode, string | undefined]>([
  ['removal, nothing painted', { function: 'clean', ...removal, mask: '@empty' }, 'MASK_REQUIRED', 'mask'],
  ['removal, all painted', { function: 'clean', ...removal, mask: '@full' }, 'MASK_FULL', 'mask'],
  ['removal, all painted faintly', { function: 'cleanpro', ...removal, mask: '@faint' }, 'MASK_FULL', 'mask'],
  [
    'removal, a mask of another size',
    { function: 'clean', ...removal, mask: '@narrower' },
    'MASK_SIZE_DIFFERS',
    'mask',
  ],
  [
    'a colour for nothing',
    { function: 'colorchange', ...removal, mask: '@empty', color: '#aa3300' },
    'MASK_REQUIRED',
    'mask',
  ],
  [
    'a part of nothing',
    { function: 'architecturalPart', ...removal, mask: '@empty' },
    'MASK_REQUIRED',
    'mask',
  ],
  [
    'an object in place of all',
    { function: 'objectChangepro', ...removal, mask: '@full', objectId: 'sofa' },
    'MASK_FULL',
    'mask',
  ],
  [
    'an object that is none',
    { function: 'objectChangepro', ...removal, objectId: 'own-0123456789ab' },
    'REPLACEMENT_REQUIRED',
    'objectId',
  ],
  [
    'cutting out nothing',
    { function: 'matting', upload_img: '@base', mask: '@empty' },
    'MASK_REQUIRED',
    'mask',
  ],
  ['cutting out all', { function: 'matting', upload_img: '@base', mask: '@full' }, 'MASK_FULL', 'mask'],
  ['a material on nothing', { ...surface, mask: '@empty', material: tiles }, 'MASK_REQUIRED', 'mask'],
  [
    'corners that cross',
    { ...surface, material: quad([10, 10], [90, 90], [90, 10], [10, 90]) },
    'QUAD_INVALID',
    'material',
  ],
  [
    'corners that coincide',
    { ...surface, material: quad([10, 10], [10, 10], [90, 90], [10, 90]) },
    'QUAD_INVALID',
    'material',
  ],
  [
    'corners beside the picture',
    { ...surface, material: quad([300, 10], [380, 10], [380, 60], [300, 60]) },
    'QUAD_INVALID',
    'material',
  ],
  [
    'a texture of a pixel',
    { ...surface, material: { textureId: '@pixel' } },
    'TEXTURE_TOO_SMALL',
    'material',
  ],
  [
    'a texture of seven rows',
    { ...surface, material: { textureId: '@strip' } },
    'TEXTURE_TOO_SMALL',
    'material',
  ],
  [
    'a canvas as large as the picture',
    { ...extension, outpaint: { width: WIDTH, height: HEIGHT, x: 0, y: 0 } },
    'CANVAS_INVALID',
    'outpaint',
  ],
  [
    'a canvas that cuts the picture',
    { ...extension, outpaint: { width: 400, height: 200, x: 300, y: 0 } },
    'CANVAS_INVALID',
    'outpaint',
  ],
  [
    'a canvas left of the picture',
    { ...extension, outpaint: { width: 400, height: 200, x: -1, y: 0 } },
    'CANVAS_INVALID',
    'outpaint',
  ],
  ['a share that leaves nothing to add', { ...extension, scaleRatio: 1 }, 'CANVAS_INVALID', 'scaleRatio'],
  [
    'a share that asks for more than 5000 px',
    { ...extension, upload_img: '@wide' },
    'CANVAS_INVALID',
    'scaleRatio',
  ],
  [
    'enlarging more than 2000 px',
    { function: 'realUpImg', upload_img: '@overCap', multiplier: 4 },
    'IMAGE_DIMENSIONS_TOO_LARGE',
    undefined,
  ],
  [
    'sharpening more than 2000 px',
    { function: 'upScaleImg', upload_img: '@overCap' },
    'IMAGE_DIMENSIONS_TOO_LARGE',
    undefined,
  ],
])('%s: refused at once, nothing charged, no task', async (_name, request, code, field) => {
  const before = [await ledgerLines(), await taskCount()];
  const answer = await user.post(START, bodyOf(request), { 'accept-language': 'en' });
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, code]);
  expect(answer.json().data).toEqual({ taskId: null });
  expect(Object.keys(answer.json().error.details ?? {})).toEqual(field === undefined ? [] : [field]);
  expect(answer.json().error.message).not.toMatch(/came back|\{/);
  expect([await ledgerLines(), await taskCount()]).toEqual(before);
});

test.each<[string, object]>([
  ['a mask that leaves a part', { function: 'clean', ...removal }],
  ['a colour for all of it', { function: 'colorchange', ...removal, mask: '@full', color: '#aa3300' }],
  ['a trimap that leaves all open', { function: 'matting', upload_img: '@base', mask: '@faint' }],
  [
    'corners that reach over the edge',
    { ...surface, material: quad([-40, 10], [90, 10], [120, 150], [-60, 150]) },
  ],
  ['a picture at the cap, four times', { function: 'realUpImg', upload_img: '@atCap', multiplier: 4 }],
  ['a canvas at the cap', { ...extension, outpaint: { width: 5000, height: HEIGHT, x: 0, y: 0 } }],
])('%s is started', async (_name, request) => {
  const answer = await user.post(START, bodyOf(request));
  expect([answer.statusCode, answer.json().error.code]).toEqual([202, 0]);
});
