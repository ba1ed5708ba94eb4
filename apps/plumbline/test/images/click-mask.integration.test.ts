import { type ClickMask, clickMaskSchema } from '@plumbline/contract/api/click-mask.ts';
import { VISITOR_IMAGE_HOURS, VISITOR_UPLOADS_PER_DAY } from '@plumbline/contract/constants.ts';
import { sweepImages } from '@plumbline/core/images/sweep-images.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import type { TestBrowser } from '@plumbline/server/testing/test-browser.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestStudio } from './test-studio.ts';
import { postPicture } from './upload-form.ts';

const PATH = '/api/ai/clickMask';
const [WIDTH, HEIGHT] = [240, 180];
/** What the test picture shows at a place: a dark square, a green stripe below, light paper. */
const isSquare = (x: number, y: number) => x >= 60 && x < 140 && y >= 40 && y < 110;
const isStripe = (y: number) => y >= 150;

let studio: TestApp;
let user: TestBrowser;
let imageId: string;
let phone = 13830000000;

beforeAll(async () => {
  studio = await startTestStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  user = await studio.signedIn(String(++phone));
  imageId = await upload(user, await paint(3));
});

async function paint(channels: 3 | 4): Promise<Uint8Array> {
  const data = new Uint8Array(WIDTH * HEIGHT * channels);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const clear = [255, 255, 255, 0];
      const paper = channels === 4 ? clear : [225, 223, 220];
      const colour = isSquare(x, y) ? [150, 40, 30, 255] : isStripe(y) ? [60, 110, 60, 255] : paper;
      data.set(colour.slice(0, channels), (y * WIDTH + x) * channels);
    }
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels } })
    .png()
    .toBuffer();
}

async function upload(browser: TestBrowser, picture: Uint8Array): Promise<string> {
  const answer = await postPicture(browser, picture);
  expect(answer.statusCode).toBe(201);
  return answer.json().data.imageId;
}

const on = (x: number, y: number) => ({ x, y, label: 1 });
const off = (x: number, y: number) => ({ x, y, label: 0 });
const ask = (body: object, browser = user) => browser.post(PATH, { imageId, ...body });
async function pick(body: object, browser = user): Promise<ClickMask> {
  const answer = await ask(body, browser);
  expect([answer.statusCode, answer.json().error.code]).toEqual([200, 0]);
  return clickMaskSchema.parse(answer.json().data);
}

async function pixelsOf({ url }: ClickMask, browser = user): Promise<Buffer> {
  const file = await browser.get(url);
  const { width, height, channels } = await sharp(file.rawPayload).metadata();
  expect([width, height, channels]).toEqual([WIDTH, HEIGHT, 1]);
  return sharp(file.rawPayload).toColourspace('b-w').raw().toBuffer();
}

/** Pixels, of each hundred of the union, that two selections have in common. */
function overlap(mask: Buffer, wanted: (x: number, y: number) => boolean): number {
  let [both, either] = [0, 0];
  mask.forEach((value, i) => {
    const picked = value >= 128;
    const right = wanted(i % WIDTH, Math.floor(i / WIDTH));
    if (picked || right) either += 1;
    if (picked && right) both += 1;
  });
  return (100 * both) / either;
}

test('one click selects what it points at, as a mask of the picture’s size', async () => {
  const mask = await pick({ points: [on(100, 70)], mode: 'add' });
  const pixels = await pixelsOf(mask);
  expect(overlap(pixels, isSquare)).toBeGreaterThan(95);
  expect(mask.area).toBe(pixels.filter((value) => value >= 128).length);
  expect(Math.abs(mask.bounds.x - 60)).toBeLessThanOrEqual(2);
  expect(Math.abs(mask.bounds.height - 70)).toBeLessThanOrEqual(4);
  expect(await studio.services.database.images.find(mask.maskId)).toMatchObject({
    purpose: 'mask',
    parents: [imageId],
    width: WIDTH,
    height: HEIGHT,
  });
});

test('a box alone selects what lies in it', async () => {
  const mask = await pick({ box: { x: 40, y: 20, width: 120, height: 110 } });
  expect(overlap(await pixelsOf(mask), isSquare)).toBeGreaterThan(95);
});

test('points on and beside the thing say where it ends', async () => {
  const both = await pick({ points: [on(100, 70), on(120, 165)] });
  expect(overlap(await pixelsOf(both), (x, y) => isSquare(x, y) || isStripe(y))).toBeGreaterThan(95);
  const one = await pick({ points: [on(100, 70), off(200, 20), off(120, 165)] });
  expect(overlap(await pixelsOf(one), isSquare)).toBeGreaterThan(95);
  const rest = await pick({ points: [on(200, 20), on(20, 100), on(120, 165), off(100, 70)] });
  expect(overlap(await pixelsOf(rest), (x, y) => !isSquare(x, y))).toBeGreaterThan(95);
});

test('a standing mask is added to, or cut', async () => {
  const square = await pick({ points: [on(100, 70)] });
  const both = await pick({ points: [on(120, 165)], maskId: square.maskId });
  expect(overlap(await pixelsOf(both), (x, y) => isSquare(x, y) || isStripe(y))).toBeGreaterThan(95);
  const stripe = await pick({ points: [on(100, 70)], maskId: both.maskId, mode: 'subtract' });
  expect(overlap(await pixelsOf(stripe), (_x, y) => isStripe(y))).toBeGreaterThan(95);
});

test('the same picks of the same picture are the same mask', async () => {
  const again = await upload(user, await paint(3));
  const one = await pick({ points: [on(100, 70)] });
  const two = await pick({ points: [on(100, 70)], imageId: again });
  expect(await pixelsOf(two)).toEqual(await pixelsOf(one));
});

test('an upload with transparency can be picked in', async () => {
  imageId = await upload(user, await paint(4));
  expect(overlap(await pixelsOf(await pick({ points: [on(100, 70)] })), isSquare)).toBeGreaterThan(95);
});

test('where nothing stands out it says so', async () => {
  const blank = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#88aa99' } })
    .png()
    .toBuffer();
  imageId = await upload(user, blank);
  for (const body of [{ points: [on(30, 30)] }, { points: [on(30, 30), off(30, 30)] }]) {
    const answer = await ask(body);
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'PICK_FAILED']);
    expect(answer.json().error.message).toBe('AI 选取失败，请手动涂抹');
  }
});

test.each([
  ['no points', { points: [] }, 'points'],
  ['nothing at all', {}, 'points'],
  ['only points beside', { points: [off(3, 3)] }, 'points'],
  ['a point right of the picture', { points: [on(100, 70), on(WIDTH + 1, 5)] }, 'points.1'],
  ['a point above it', { points: [on(4, -1)] }, 'points.0.y'],
  ['another label', { points: [{ x: 1, y: 1, label: 2 }] }, 'points.0.label'],
  ['ten thousand points', { points: Array.from({ length: 10_000 }, () => on(5, 5)) }, 'points'],
  ['a box without a width', { box: { x: 1, y: 1, width: 0, height: 50 } }, 'box.width'],
  ['a box beside the picture', { box: { x: WIDTH + 10, y: 0, width: 50, height: 50 } }, 'box'],
  ['a box that only touches it', { box: { x: -50, y: 0, width: 52, height: 50 } }, 'box'],
  ['an unknown mode', { points: [on(5, 5)], mode: 'replace' }, 'mode'],
])('%s is refused', async (_name, body, field) => {
  const answer = await ask(body);
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'VALIDATION_FAILED']);
  expect(answer.json().error.details).toHaveProperty([field]);
});

test('pictures and masks of others are not there', async () => {
  const stranger = await studio.signedIn(String(++phone));
  const foreign = await ask({ points: [on(100, 70)] }, stranger);
  expect([foreign.statusCode, foreign.json().error.code]).toEqual([404, 'IMAGE_NOT_FOUND']);
  const { maskId } = await pick({ points: [on(100, 70)] });
  const own = await upload(stranger, await paint(3));
  const withMask = await ask({ imageId: own, points: [on(100, 70)], maskId }, stranger);
  expect([withMask.statusCode, withMask.json().error.code]).toEqual([404, 'IMAGE_NOT_FOUND']);
});

test('a standing mask must have the picture’s size', async () => {
  const other = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const maskId = await upload(user, other);
  const answer = await ask({ points: [on(100, 70)], maskId });
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'MASK_SIZE_DIFFERS']);
});

test('a visitor picks in an own upload; picks use none of the day’s uploads and go with the picture', async () => {
  const visitor = studio.browser();
  await visitor.get('/api/user/userInfo');
  const own = await upload(visitor, await paint(3));
  const before = await studio.services.database.images.find(own);
  for (let n = 0; n <= VISITOR_UPLOADS_PER_DAY; n += 1)
    await pick({ imageId: own, points: [on(100, 70)] }, visitor);
  await upload(visitor, await paint(3));
  const mask = await pick({ imageId: own, points: [on(100, 70)] }, visitor);
  const row = await studio.services.database.images.find(mask.maskId);
  expect(row?.expiresAt?.getTime()).toBeLessThanOrEqual(before?.expiresAt?.getTime() ?? 0);
  const later = new Date(studio.clock.now().getTime() + (VISITOR_IMAGE_HOURS + 1) * 3_600_000);
  await sweepImages({ ...studio.services, clock: { now: () => later } });
  expect((await studio.services.database.images.find(mask.maskId))?.deletedAt).not.toBeNull();
});

test('nobody picks faster than a person clicks', async () => {
  const answers = [];
  for (let n = 0; n < 62; n += 1) answers.push((await ask({ points: [] })).statusCode);
  expect(new Set(answers)).toEqual(new Set([422]));
  const picks = [];
  for (let n = 0; n < 61; n += 1) picks.push(await ask({ points: [on(1, 1)], imageId: 'none' }));
  expect(picks.map(({ statusCode }) => statusCode).slice(-2)).toEqual([404, 429]);
  expect(Number(picks.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
});
