import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createWechatAccount } from './wechat-account.ts';
import { createWechatWebsite } from './wechat-website.ts';

/** WeChat on loopback: answers each path with what is next in its list, the last one again and again. */
async function startWechat(answers: Record<string, (object | string)[]>) {
  const asked: URL[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
    const url = new URL(request.url ?? '/', 'http://wechat.invalid');
    asked.push(url);
    bodies.push(body);
    const list = answers[url.pathname] ?? [{ errcode: 40066, errmsg: 'invalid url' }];
    const answer = list.length > 1 ? list.shift() : list[0];
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const paths = () => asked.map(({ pathname }) => pathname);
  return { api, asked, bodies, paths };
}

const TOKEN = '/cgi-bin/stable_token';
const QR = '/cgi-bin/qrcode/create';
const settings = { appId: 'wx1', secret: 'secret', token: 'token', aesKey: undefined };
const token = (value: string) => ({ access_token: value, expires_in: 7_200 });
const qr = { ticket: 't', expire_seconds: 300, url: 'http://weixin.qq.com/q/x' };

test('the account asks for its token once, and for codes that end', async () => {
  const wechat = await startWechat({ [TOKEN]: [token('a')], [QR]: [qr] });
  const account = createWechatAccount(settings, wechat.api);
  expect(await account.createQr('lg_scene', 300)).toBe('http://weixin.qq.com/q/x');
  await account.createQr('lg_other', 300);
  expect(wechat.paths()).toEqual([TOKEN, QR, QR]);
  expect(wechat.asked[1]?.searchParams.get('access_token')).toBe('a');
  expect(JSON.parse(wechat.bodies[1] ?? '')).toEqual({
    expire_seconds: 300,
    action_name: 'QR_STR_SCENE',
    action_info: { scene: { scene_str: 'lg_scene' } },
  });
});

test('a stale token is fetched anew once, a busy system is asked once more', async () => {
  const stale = { errcode: 42001, errmsg: 'access_token expired' };
  const wechat = await startWechat({ [TOKEN]: [token('a'), token('b')], [QR]: [stale, qr] });
  await createWechatAccount(settings, wechat.api).createQr('lg_scene', 300);
  expect(wechat.paths()).toEqual([TOKEN, QR, TOKEN, QR]);
  expect(wechat.asked[3]?.searchParams.get('access_token')).toBe('b');
  const busy = { errcode: -1, errmsg: 'system error' };
  const slow = await startWechat({ [TOKEN]: [token('a')], [QR]: [busy, qr] });
  await createWechatAccount(settings, slow.api).createQr('lg_scene', 300);
  const always = await startWechat({ [TOKEN]: [token('a')], [QR]: [stale] });
  await expect(createWechatAccount(settings, always.api).createQr('x', 300)).rejects.toMatchObject({
    code: 'WECHAT_FAILED',
  });
});

test.each([['no JSON'], [{ errcode: 0 }], [{ ticket: 't' }], [{ errcode: 40013, errmsg: 'invalid appid' }]])(
  'the answer %j of WeChat is a failure',
  async (answer) => {
    const wechat = await startWechat({ [TOKEN]: [token('a')], [QR]: [answer] });
    await expect(createWechatAccount(settings, wechat.api).createQr('x', 300)).rejects.toMatchObject({
      code: 'WECHAT_FAILED',
    });
  },
);

const ACCESS = '/sns/oauth2/access_token';
const PROFILE = '/sns/userinfo';
const website = (api: string) =>
  createWechatWebsite({ appId: 'wx2', secret: 'secret' }, { open: 'https://open.weixin.qq.com', api });

test('the website’s address is the one that WeChat documents', () => {
  const address = website('').authorizeUrl({
    state: 's',
    redirectUri: 'https://studio.example/auth/wechat/callback',
    locale: 'zh-CN',
  });
  expect(address).toBe(
    'https://open.weixin.qq.com/connect/qrconnect?appid=wx2' +
      '&redirect_uri=https%3A%2F%2Fstudio.example%2Fauth%2Fwechat%2Fcallback' +
      '&response_type=code&scope=snsapi_login&state=s#wechat_redirect',
  );
});

test('a code becomes a person, also one without a union id', async () => {
  const granted = { ...token('a'), openid: 'o1', scope: 'snsapi_login' };
  const wechat = await startWechat({ [ACCESS]: [granted], [PROFILE]: [{ openid: 'o1', nickname: '安娜' }] });
  expect(await website(wechat.api).exchangeCode('c')).toEqual({
    appId: 'wx2',
    openId: 'o1',
    unionId: null,
    nickname: '安娜',
  });
  expect(Object.fromEntries(wechat.asked[0]?.searchParams ?? [])).toEqual({
    appid: 'wx2',
    secret: 'secret',
    code: 'c',
    grant_type: 'authorization_code',
  });
});

test.each([
  [40029, 'WECHAT_REFUSED'],
  [40163, 'WECHAT_REFUSED'],
  [40125, 'WECHAT_FAILED'],
])('the number %i is %s', async (errcode, code) => {
  const wechat = await startWechat({ [ACCESS]: [{ errcode, errmsg: 'x' }] });
  await expect(website(wechat.api).exchangeCode('c')).rejects.toMatchObject({ code });
});
