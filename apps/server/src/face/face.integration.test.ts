import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { sweepIdentity } from '@plumbline/core/identity/sweep-identity.ts';
import type { FaceStandIn } from '@plumbline/platform/face/face-stand-in.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { administratorBrowser } from '../testing/administrator-browser.ts';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

let numbers = 13600000000;
const person = () => t.signedIn(String((numbers += 1)));
const PATH = '/api/user/faceVerify';
const outcomeOf = (answer: Awaited<ReturnType<TestBrowser['get']>>) => [
  answer.statusCode,
  answer.json().error.code,
];
const statusOf = async (browser: TestBrowser) => (await browser.get(PATH)).json().data;

/** @returns the reference that the QR code holds */
async function begin(browser: TestBrowser): Promise<string> {
  const answer = await browser.post(PATH, { consent: true });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store']);
  const { url, qr } = answer.json().data;
  expect(qr).toMatch(/^data:image\/svg\+xml;base64,/);
  return new URL(url).searchParams.get('reference') ?? '';
}
const say = (reference: string, outcome: string) => t.browser().post('/api/dev/face', { reference, outcome });

test('nothing passes by itself: the person says so on another device, and the account remembers when', async () => {
  const anna = await person();
  expect(await statusOf(anna)).toEqual({ verifiedAt: null, latest: null });
  const reference = await begin(anna);
  expect(await statusOf(anna)).toMatchObject({ verifiedAt: null, latest: { state: 'waiting' } });
  const phone = t.browser();
  expect((await phone.get(`/api/dev/face?reference=${reference}`)).json().data).toEqual({ state: 'waiting' });
  expect((await say(reference, 'passed')).json().data).toEqual({ state: 'passed' });
  const at = t.clock.now().toISOString();
  expect(await statusOf(anna)).toMatchObject({ verifiedAt: at, latest: { state: 'passed' } });
  // The first answer counts, and a later look does not move the moment.
  expect((await say(reference, 'refused')).json().data).toEqual({ state: 'passed' });
  t.clock.advance(60);
  expect((await statusOf(anna)).verifiedAt).toBe(at);
  // It is theirs alone.
  expect(await statusOf(await person())).toEqual({ verifiedAt: null, latest: null });
});

test('a refused face verifies nobody; a new verification ends the one before', async () => {
  const bo = await person();
  const first = await begin(bo);
  await say(first, 'refused');
  expect(await statusOf(bo)).toMatchObject({ verifiedAt: null, latest: { state: 'refused' } });
  const second = await begin(bo);
  t.clock.advance(1);
  const third = await begin(bo);
  // What is passed there now belongs to a verification that is over.
  await say(second, 'passed');
  expect(await statusOf(bo)).toMatchObject({ verifiedAt: null, latest: { state: 'waiting' } });
  await say(third, 'passed');
  expect((await statusOf(bo)).verifiedAt).not.toBeNull();
});

test('it waits for ten minutes; what is said after that counts no more', async () => {
  const chen = await person();
  const forgotten = await begin(chen);
  t.clock.advance(601);
  expect((await statusOf(chen)).latest.state).toBe('expired');
  await say(forgotten, 'passed');
  expect(await statusOf(chen)).toMatchObject({ verifiedAt: null, latest: { state: 'expired' } });
});

test('polls at the same moment verify once', async () => {
  const dai = await person();
  await say(await begin(dai), 'passed');
  const answers = await Promise.all(Array.from({ length: 8 }, () => statusOf(dai)));
  expect(new Set(answers.map(({ latest }) => latest.state))).toEqual(new Set(['passed']));
});

test('it asks for a consent of its own, and records which', async () => {
  const eva = await person();
  for (const body of [{}, { consent: false }, { consent: 'yes' }, { consent: true, picture: 'x' }])
    expect(outcomeOf(await eva.post(PATH, body))).toEqual([422, 'VALIDATION_FAILED']);
  await begin(eva);
  const { userId } = (await eva.get('/api/user/userInfo')).json().data;
  const { rows } = await t.services.pool.query(
    "select version from consents where user_id = $1 and document = 'face-verification'",
    [userId],
  );
  expect(rows).toEqual([{ version: '2026-11-22' }]);
});

test('it is begun and taken back only by who has just proved who they are', async () => {
  const fay = await person();
  await say(await begin(fay), 'passed');
  await statusOf(fay);
  t.clock.advance(16 * 60);
  expect(outcomeOf(await fay.post(PATH, { consent: true }))).toEqual([403, 'SIGN_IN_AGAIN']);
  expect(outcomeOf(await fay.change('DELETE', PATH))).toEqual([403, 'SIGN_IN_AGAIN']);
  expect((await statusOf(fay)).verifiedAt).not.toBeNull();
});

test('taken back, nothing of it is left', async () => {
  const gil = await person();
  await say(await begin(gil), 'passed');
  expect((await statusOf(gil)).verifiedAt).not.toBeNull();
  expect((await gil.change('DELETE', PATH)).statusCode).toBe(204);
  expect(await statusOf(gil)).toEqual({ verifiedAt: null, latest: null });
  // Save that it was begun, for as long as the limit looks back: taking back is no way around it.
  const { userId } = (await gil.get('/api/user/userInfo')).json().data;
  const rows = async () =>
    (
      await t.services.pool.query(
        'select state, reference_secret from face_verifications where user_id = $1',
        [userId],
      )
    ).rows;
  expect(await rows()).toEqual([{ state: 'forgotten', reference_secret: '' }]);
  for (let more = 0; more < 4; more += 1) {
    await begin(gil);
    await gil.change('DELETE', PATH);
  }
  expect((await gil.post(PATH, { consent: true })).statusCode).toBe(429);
  await sweepIdentity(t.services.database, new Date(t.clock.now().getTime() + 3_601_000));
  expect(await rows()).toEqual([]);
});

test('the operator sees that an account is verified; its owner takes the proof along, without the way to the page', async () => {
  const ida = await person();
  const reference = await begin(ida);
  await say(reference, 'passed');
  const { verifiedAt } = await statusOf(ida);
  const { userId } = (await ida.get('/api/user/userInfo')).json().data;
  const { browser: operator } = await administratorBrowser(t);
  const account = (await operator.get(`/api/user/manage/account/${userId}`)).json().data;
  expect(account.faceVerifiedAt).toBe(verifiedAt);
  const records = new Map<string, readonly object[]>();
  for await (const { name, rows } of t.services.database.account.personalRecords(userId))
    records.set(name, rows);
  expect(records.get('profile')).toMatchObject([{ faceVerifiedAt: new Date(verifiedAt) }]);
  expect(records.get('face-verifications')).toMatchObject([{ state: 'passed' }]);
  expect(JSON.stringify([...records])).not.toContain(reference);
});

test('five an hour, also when they are asked for at once', async () => {
  const hao = await person();
  const answers = await Promise.all(Array.from({ length: 9 }, () => hao.post(PATH, { consent: true })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    ...Array(5).fill(201),
    ...Array(4).fill(429),
  ]);
  expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('3600');
});

test('where the provider fails, the person is told, nothing waits, and it counts', async () => {
  const jun = await person();
  const begins = vi.spyOn(t.services.face as FaceStandIn, 'begin');
  begins.mockRejectedValue(new AppError('FACE_FAILED', 'the provider is away'));
  try {
    expect(outcomeOf(await jun.post(PATH, { consent: true }))).toEqual([502, 'FACE_FAILED']);
    expect(await statusOf(jun)).toMatchObject({ verifiedAt: null, latest: { state: 'expired' } });
    const many = await Promise.all(Array.from({ length: 9 }, () => jun.post(PATH, { consent: true })));
    expect(many.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    expect(begins).toHaveBeenCalledTimes(5);
  } finally {
    begins.mockRestore();
  }
});

test('a reference that nobody gave out, a wrong answer and a visitor get nowhere', async () => {
  expect(outcomeOf(await t.browser().get('/api/dev/face?reference=guess'))).toEqual([404, 'NOT_FOUND']);
  expect(outcomeOf(await say('guess', 'passed'))).toEqual([404, 'NOT_FOUND']);
  const reference = await begin(await person());
  expect(outcomeOf(await say(reference, 'waiting'))).toEqual([422, 'VALIDATION_FAILED']);
  expect(outcomeOf(await t.browser().get(PATH))).toEqual([401, 'LOGIN_REQUIRED']);
  // Behind a proxy the stand-in is as good as none.
  const proxied = { 'x-forwarded-for': '198.51.100.1' };
  expect((await t.browser().get(`/api/dev/face?reference=${reference}`, proxied)).statusCode).toBe(404);
  expect((await t.app.inject({ url: '/dev/face', headers: proxied })).statusCode).toBe(404);
});

test('where it is off there is neither call nor page, but what was given can be taken back', async () => {
  const off = await startTestApp({ settings: { FACE_VERIFICATION: 'off' } });
  try {
    const anna = await off.signedIn('13900000001');
    expect((await anna.get('/api/site')).json().data.faceVerification).toBe('off');
    expect(outcomeOf(await anna.get(PATH))).toEqual([404, 'NOT_FOUND']);
    expect(outcomeOf(await anna.post(PATH, { consent: true }))).toEqual([404, 'NOT_FOUND']);
    expect((await anna.get('/dev/face')).statusCode).toBe(404);
    expect((await anna.change('DELETE', PATH)).statusCode).toBe(204);
  } finally {
    await off.close();
  }
});
