import { COOKIES } from '@plumbline/contract/constants.ts';
import { encryptPush, signPush } from '@plumbline/platform/wechat/push-crypto.ts';
import type { StandInPush } from '@plumbline/platform/wechat/stand-in/wechat-stand-in.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

interface Code {
  readonly ticket: string;
  readonly url: string;
  readonly qr: string;
}

async function showCode(browser: TestBrowser, query = ''): Promise<Code> {
  const answer = await browser.get(`/api/wx/getQRCode?version=1.2${query}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.json().data;
}
const poll = (browser: TestBrowser, { ticket }: Code) => browser.get(`/api/wx/cheakScan?ticket=${ticket}`);
const stateOf = async (browser: TestBrowser, code: Code) => (await poll(browser, code)).json().data.state;
const ticketOf = ({ url }: Code) => new URL(url).searchParams.get('ticket') ?? '';

/** @returns the token of the link that the phone is sent, undefined where it is sent none */
async function scan(code: Code, person: string, phone = t.browser()): Promise<string | undefined> {
  const answer = await phone.post('/api/dev/wechat/scan', { ticket: ticketOf(code), person });
  expect(answer.statusCode).toBe(200);
  const { link } = answer.json().data;
  return link === null ? undefined : (new URL(link).searchParams.get('token') ?? '');
}
const answer = (token: string | undefined, choice: 'confirmed' | 'cancelled') =>
  t.browser().post('/api/wx/confirm', { token, answer: choice });
const push = ({ query, body }: StandInPush, change: Record<string, string> = {}) =>
  t.app.inject({
    method: 'POST',
    url: `/api/wx/push?${new URLSearchParams({ ...query, ...change })}`,
    headers: { 'content-type': 'text/xml' },
    payload: body,
  });
const whoIs = async (browser: TestBrowser) => (await browser.get('/api/user/userInfo')).json().data;

const addInvitation = (code: string, maxUses: number) =>
  t.services.database.invitations.add({
    code,
    note: '',
    uses: 0,
    maxUses,
    tickets: 0,
    expiresAt: null,
    revokedAt: null,
    createdAt: t.clock.now(),
  });

test('an invented invitation shows no QR code; one whose last use went to somebody else opens no session', async () => {
  const invented = await t.browser().get('/api/wx/getQRCode?inviteCode=INVENTED-1');
  expect([invented.statusCode, invented.json().error.code]).toEqual([422, 'INVITE_INVALID']);
  await addInvitation('LAST-ONE', 1);
  const browsers = [t.browser(), t.browser()];
  const polled = [];
  for (const [k, browser] of browsers.entries()) {
    const code = await showCode(browser, '&inviteCode=last-one');
    await answer(await scan(code, k === 0 ? 'carla' : 'dora'), 'confirmed');
    polled.push({ browser, code });
  }
  const states = [];
  for (const { browser, code } of polled) states.push((await poll(browser, code)).statusCode);
  expect(states).toEqual([200, 422]);
  const [first, second] = await Promise.all(browsers.map(whoIs));
  expect([first.userType, second.userType]).toEqual(['user', 'visitor']);
  // Without the code the same person comes in.
  const again = t.browser();
  const code = await showCode(again);
  await answer(await scan(code, 'dora'), 'confirmed');
  await poll(again, code);
  expect((await whoIs(again)).userType).toBe('user');
});

test('a QR code is scanned and confirmed on a phone, and signs the browser in, once', async () => {
  const browser = t.browser();
  await addInvitation('ABC-2026', 1);
  const code = await showCode(browser, '&keyWord=villa&inviteCode=abc-2026');
  expect(code.qr).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(browser.cookies.get(COOKIES.wechatQr)).toMatch(/^[\w-]{43}$/);
  expect(await stateOf(browser, code)).toBe('waiting');
  const token = await scan(code, 'anna');
  expect(await stateOf(browser, code)).toBe('scanned');
  expect((await whoIs(browser)).userType).toBe('visitor');
  const asked = await t.browser().get(`/api/wx/confirm?token=${token}`);
  expect(asked.json().data).toMatchObject({ state: 'scanned', purpose: 'login' });
  expect((await answer(token, 'confirmed')).json().data.state).toBe('confirmed');
  const confirmed = await poll(browser, code);
  expect(confirmed.json().data.state).toBe('confirmed');
  const cookie = confirmed.cookies.find(({ name }) => name === COOKIES.session);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const user = await whoIs(browser);
  expect(user).toMatchObject({ userType: 'user', phoneNo: null });
  const { rows } = await t.services.pool.query(
    "select s.source, s.invite_code, c.version from sign_up_sources s join consents c using (user_id) where user_id = $1 and c.document = 'agreement'",
    [user.userId],
  );
  expect(rows).toEqual([
    { source: { keyWord: 'villa' }, invite_code: 'ABC-2026', version: expect.any(String) },
  ]);
  // A second poll opens no second session.
  expect((await poll(browser, code)).cookies.map(({ name }) => name)).not.toContain(COOKIES.session);

  // The same person the next time, now as a follower.
  const other = t.browser();
  const again = await showCode(other);
  await answer(await scan(again, 'anna'), 'confirmed');
  await poll(other, again);
  expect((await whoIs(other)).userId).toBe(user.userId);
});

test('whoever photographs the QR code or reads the ticket cannot poll it', async () => {
  const browser = t.browser();
  const code = await showCode(browser);
  const thief = t.browser();
  await showCode(thief);
  expect((await poll(thief, code)).statusCode).toBe(404);
  expect((await poll(t.browser(), code)).statusCode).toBe(404);
  expect((await poll(browser, { ...code, ticket: ticketOf(code) })).statusCode).toBe(404);
  await answer(await scan(code, 'bo'), 'confirmed');
  expect((await poll(thief, code)).statusCode).toBe(404);
  expect((await whoIs(thief)).userType).toBe('visitor');
  expect(await stateOf(browser, code)).toBe('confirmed');
});

test('cancelled is cancelled, and a later confirmation does not count', async () => {
  const browser = t.browser();
  const code = await showCode(browser);
  const token = await scan(code, 'cy');
  expect((await answer(token, 'cancelled')).json().data.state).toBe('cancelled');
  expect((await answer(token, 'confirmed')).json().data.state).toBe('cancelled');
  expect(await stateOf(browser, code)).toBe('cancelled');
  expect((await whoIs(browser)).userType).toBe('visitor');
});

test('of two people who scan, the first is asked', async () => {
  const browser = t.browser();
  const code = await showCode(browser);
  const first = await scan(code, 'dan');
  expect(await scan(code, 'eve')).toBeUndefined();
  await answer(first, 'confirmed');
  await poll(browser, code);
  const { userId } = await whoIs(browser);
  const { rows } = await t.services.pool.query('select subject from identities where user_id = $1', [userId]);
  expect(rows[0].subject).toMatch(/_dan$/);
});

test('a QR code ends after five minutes, scanned or not', async () => {
  const browser = t.browser();
  const [waiting, scanned] = [await showCode(browser), await showCode(browser)];
  const token = await scan(scanned, 'fay');
  t.clock.advance(301);
  expect(await stateOf(browser, scanned)).toBe('expired');
  expect(await scan(waiting, 'fay')).toBeUndefined();
  expect((await answer(token, 'confirmed')).json().data.state).toBe('expired');
  expect((await whoIs(browser)).userType).toBe('visitor');
});

test('a confirmation that nobody fetched ends too', async () => {
  const browser = t.browser();
  const code = await showCode(browser);
  await answer(await scan(code, 'gus'), 'confirmed');
  t.clock.advance(301 + 60);
  expect(await stateOf(browser, code)).toBe('expired');
  expect((await whoIs(browser)).userType).toBe('visitor');
});

test('of many polls at the same moment one opens the session', async () => {
  const browser = t.browser();
  const code = await showCode(browser);
  await answer(await scan(code, 'hal'), 'confirmed');
  const answers = await Promise.all(Array.from({ length: 8 }, () => poll(browser, code)));
  const withSession = answers.filter(({ cookies }) => cookies.some(({ name }) => name === COOKIES.session));
  expect(withSession).toHaveLength(1);
});

test.each(['', 'x', 'a.b', `${crypto.randomUUID()}.${'x'.repeat(43)}`])(
  'the invented token %j confirms nothing',
  async (token) => {
    expect((await answer(token, 'confirmed')).statusCode).toBe(404);
    expect((await t.browser().get(`/api/wx/confirm?token=${token}`)).statusCode).toBe(404);
  },
);

test('a push is refused with a wrong signature, a changed body or an old time, and a repeat does nothing', async () => {
  const code = await showCode(t.browser());
  const { standIn } = t.services.wechat;
  const sent = standIn?.scan(ticketOf(code), 'ivy') as StandInPush;
  expect((await push(sent, { signature: '0'.repeat(40) })).statusCode).toBe(403);
  expect((await push(sent, { msg_signature: '0'.repeat(40) })).statusCode).toBe(403);
  expect((await push(sent, { timestamp: '1' })).statusCode).toBe(403);
  const changed = { ...sent, body: sent.body.replace(/"Encrypt":"..../, '"Encrypt":"AAAA') };
  expect((await push(changed)).statusCode).toBe(403);
  expect((await push({ ...sent, body: 'no push' })).statusCode).toBe(400);
  const first = await push(sent);
  expect(first.statusCode).toBe(200);
  expect(standIn?.readReply(first.body)).toMatch(/\/wechat\/confirm\?token=/);
  expect((await push(sent)).body).toBe('success');
  t.clock.advance(301);
  expect((await push(sent)).statusCode).toBe(403);
});

test('in safe mode a plain body is refused, also one with the right plain signature', async () => {
  const { standIn } = t.services.wechat;
  const { token } = standIn?.account ?? { token: '' };
  const code = await showCode(t.browser());
  const [timestamp, nonce] = [String(Math.floor(t.clock.now().getTime() / 1_000)), '7'];
  const body = `<xml><MsgType>event</MsgType><Event>SCAN</Event><EventKey>${ticketOf(code)}</EventKey><FromUserName>o</FromUserName></xml>`;
  const query = { signature: signPush(token, timestamp, nonce), timestamp, nonce };
  expect((await push({ query, body })).statusCode).toBe(403);
});

test('the address is checked by WeChat, and other messages are taken in silence', async () => {
  const { account } = t.services.wechat.standIn ?? {};
  if (!account) throw new Error('no stand-in');
  const timestamp = String(Math.floor(t.clock.now().getTime() / 1_000));
  const check = (signature: string) =>
    t.app.inject(
      `/api/wx/push?${new URLSearchParams({ signature, timestamp, nonce: '8', echostr: '<b>12345' })}`,
    );
  const right = await check(signPush(account.token, timestamp, '8'));
  expect([right.statusCode, right.body]).toEqual([200, '<b>12345']);
  expect(right.headers['content-type']).toMatch(/^text\/plain/);
  expect((await check('wrong')).statusCode).toBe(403);

  const events = [
    { MsgType: 'text', Content: 'hello' },
    { MsgType: 'event', Event: 'subscribe', EventKey: null },
    { MsgType: 'event', Event: 'unsubscribe', EventKey: '' },
    { MsgType: 'event', Event: 'SCAN', EventKey: 'lg_unknown' },
  ];
  for (const [index, event] of events.entries()) {
    const message = JSON.stringify({ ToUserName: 'gh', FromUserName: 'o_1', CreateTime: 1, ...event });
    const encrypted = encryptPush(account.aesKey ?? '', account.appId, message);
    const nonce = `quiet${index}`;
    const query = {
      signature: signPush(account.token, timestamp, nonce),
      msg_signature: signPush(account.token, timestamp, nonce, encrypted),
      timestamp,
      nonce,
    };
    const taken = await push({ query, body: JSON.stringify({ Encrypt: encrypted }) });
    expect([taken.statusCode, taken.body]).toEqual([200, 'success']);
  }
});

test('an address gets ten QR codes a minute', async () => {
  const ask = () => t.browser({ 'x-forwarded-for': '203.0.113.20' }).get('/api/wx/getQRCode');
  for (let n = 0; n < 10; n += 1) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
  t.clock.advance(61);
  expect((await ask()).statusCode).toBe(200);
});

test('joining asks for an account first', async () => {
  expect((await t.browser().get('/api/wx/getQRCode?purpose=join')).statusCode).toBe(401);
});

test('through a proxy nobody plays WeChat', async () => {
  const code = await showCode(t.browser());
  const outsider = t.browser({ 'x-forwarded-for': '203.0.113.21' });
  const scanned = await outsider.post('/api/dev/wechat/scan', { ticket: ticketOf(code), person: 'anna' });
  expect(scanned.statusCode).toBe(404);
  expect((await outsider.post('/api/dev/wechat/agree', { person: 'anna' })).statusCode).toBe(404);
  expect((await outsider.get('/api/site')).json().data.wechat).toEqual({
    scan: false,
    website: false,
    standIn: false,
  });
  expect((await outsider.get('/dev/wechat/scan')).statusCode).toBe(404);
});
