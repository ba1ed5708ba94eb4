import { hashPassword } from '@plumbline/core/identity/password.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

let used = 13_700_000_000;
const newNumber = () => String((used += 1));

const list = async (browser: TestBrowser) => (await browser.get('/api/user/identities')).json().data.items;
async function join(browser: TestBrowser, channel: 'sms' | 'email', recipient: string) {
  const sent = await browser.post('/api/user/identities/send', { channel, recipient });
  if (sent.statusCode !== 200) return sent;
  const verifyCode = t.codes.get(recipient);
  return browser.post('/api/user/identities', { channel, recipient, verifyCode });
}
async function joinWechat(browser: TestBrowser, person: string) {
  const code = (await browser.get('/api/wx/getQRCode?purpose=join')).json().data;
  const ticket = new URL(code.url).searchParams.get('ticket');
  const { link } = (await t.browser().post('/api/dev/wechat/scan', { ticket, person })).json().data;
  const token = new URL(link).searchParams.get('token');
  await t.browser().post('/api/wx/confirm', { token, answer: 'confirmed' });
  return browser.get(`/api/wx/cheakScan?ticket=${code.ticket}`);
}
const userIdOf = async (browser: TestBrowser) => (await browser.get('/api/user/userInfo')).json().data.userId;

test('a person joins e-mail and WeChat to a phone number, and comes in by each', async () => {
  const browser = await t.signedIn(newNumber());
  const userId = await userIdOf(browser);
  t.clock.advance(1);
  const joined = await join(browser, 'email', 'anna@studio.example');
  expect(joined.statusCode).toBe(201);
  t.clock.advance(1);
  expect((await joinWechat(browser, 'anna')).json().data.state).toBe('confirmed');
  // The session stays the one it was.
  expect(await userIdOf(browser)).toBe(userId);
  const items = await list(browser);
  expect(items.map((item: { provider: string; label: string }) => [item.provider, item.label])).toEqual([
    ['sms', expect.stringMatching(/^137\*{4}\d{4}$/)],
    ['email', 'a***@studio.example'],
    ['wechat', ''],
  ]);
  for (const item of items) expect(item).toMatchObject({ removable: true, createdAt: expect.any(String) });

  t.clock.advance(61);
  const byMail = t.browser();
  await byMail.post('/api/login/email/send', { email: 'anna@studio.example' });
  const verifyCode = t.codes.get('anna@studio.example');
  await byMail.post('/api/login/email', { email: 'anna@studio.example', verifyCode });
  expect(await userIdOf(byMail)).toBe(userId);
});

test('what belongs to another account is not taken, and only its owner learns that it exists', async () => {
  const [owner, other] = [await t.signedIn(newNumber()), await t.signedIn(newNumber())];
  await join(owner, 'email', 'bo@studio.example');
  await joinWechat(owner, 'bo');
  t.clock.advance(61);
  // Sending tells nothing.
  const send = { channel: 'email', recipient: 'bo@studio.example' };
  expect((await other.post('/api/user/identities/send', send)).statusCode).toBe(200);
  const wrong = await other.post('/api/user/identities', { ...send, verifyCode: 'no-code' });
  expect(wrong.json().error.code).toBe('CODE_INVALID');
  const verifyCode = t.codes.get('bo@studio.example');
  expect((await other.post('/api/user/identities', { ...send, verifyCode })).json().error.code).toBe(
    'IDENTITY_TAKEN',
  );
  expect((await joinWechat(other, 'bo')).json().error.code).toBe('IDENTITY_TAKEN');
  expect(await list(owner)).toHaveLength(3);
  expect(await list(other)).toHaveLength(1);
});

test('of two accounts that join the same address at once, one gets it', async () => {
  const owners = await Promise.all([t.signedIn(newNumber()), t.signedIn(newNumber())]);
  const recipient = 'race@studio.example';
  await owners[0]?.post('/api/user/identities/send', { channel: 'email', recipient });
  const body = { channel: 'email', recipient, verifyCode: t.codes.get(recipient) };
  const answers = await Promise.all(owners.map((owner) => owner.post('/api/user/identities', body)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
});

test('a code for one thing opens no other', async () => {
  const browser = await t.signedIn(newNumber());
  const recipient = newNumber();
  await browser.post('/api/user/identities/send', { channel: 'sms', recipient });
  const verifyCode = t.codes.get(recipient);
  const entered = await t.browser().post('/api/login/sms', { phoneNo: recipient, verifyCode });
  expect(entered.json().error.code).toBe('CODE_INVALID');
  t.clock.advance(61);
  await t.browser().post('/api/login/sms/send', { phoneNo: recipient });
  const body = { channel: 'sms', recipient, verifyCode: t.codes.get(recipient) };
  expect((await browser.post('/api/user/identities', body)).json().error.code).toBe('CODE_INVALID');
});

test('the last way in stays, whichever it is, also when two are removed at once', async () => {
  const browser = await t.signedIn(newNumber());
  const remove = (identityId: string) => browser.change('DELETE', `/api/user/identities/${identityId}`);
  const [only] = await list(browser);
  expect(only.removable).toBe(false);
  const refused = await remove(only.identityId);
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'LAST_IDENTITY']);
  await join(browser, 'email', 'cy@studio.example');
  const both = await list(browser);
  const answers = await Promise.all(both.map(({ identityId }: { identityId: string }) => remove(identityId)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  expect(await list(browser)).toHaveLength(1);
});

test('a foreign identity is none', async () => {
  const [owner, other] = [await t.signedIn(newNumber()), await t.signedIn(newNumber())];
  await join(owner, 'email', 'dan@studio.example');
  const [, mail] = await list(owner);
  const gone = await other.change('DELETE', `/api/user/identities/${mail.identityId}`);
  expect(gone.statusCode).toBe(404);
  const sent = await other.post('/api/user/confirm/send', { identityId: mail.identityId });
  expect(sent.statusCode).toBe(404);
  expect(await list(owner)).toHaveLength(2);
});

test('a browser that was left open must prove again who is there', async () => {
  const phoneNo = newNumber();
  const browser = await t.signedIn(phoneNo);
  t.clock.advance(16 * 60);
  expect((await join(browser, 'email', 'eve@studio.example')).json().error.code).toBe('SIGN_IN_AGAIN');
  expect((await browser.get('/api/wx/getQRCode?purpose=join')).json().error.code).toBe('SIGN_IN_AGAIN');
  const [{ identityId }] = await list(browser);
  const confirm = (proof: string | undefined) => browser.post('/api/user/confirm', { identityId, proof });
  expect((await browser.post('/api/user/confirm/send', { identityId })).statusCode).toBe(200);
  expect((await confirm('no-code')).json().error.code).toBe('CODE_INVALID');
  expect((await join(browser, 'email', 'eve@studio.example')).statusCode).toBe(403);
  expect((await confirm(t.codes.get(phoneNo))).statusCode).toBe(200);
  expect((await join(browser, 'email', 'eve@studio.example')).statusCode).toBe(201);
  expect((await confirm(t.codes.get(phoneNo))).json().error.code).toBe('CODE_INVALID');
});

test('a company proves it with its password', async () => {
  const browser = await t.signedIn(newNumber());
  await t.services.database.identity.addIdentity({
    provider: 'account',
    subject: 'nord',
    userId: await userIdOf(browser),
    secretHash: await hashPassword('a long password'),
    createdAt: t.clock.now(),
  });
  t.clock.advance(16 * 60);
  const account = (await list(browser)).find((item: { provider: string }) => item.provider === 'account');
  const confirm = (proof: string) =>
    browser.post('/api/user/confirm', { identityId: account.identityId, proof });
  expect((await confirm('wrong')).json().error.code).toBe('PASSWORD_WRONG');
  expect((await confirm('a long password')).statusCode).toBe(200);
  expect((await join(browser, 'email', 'fay@studio.example')).statusCode).toBe(201);
});

test('visitors have no identities', async () => {
  expect((await t.browser().get('/api/user/identities')).statusCode).toBe(401);
});
