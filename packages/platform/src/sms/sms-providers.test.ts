import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createAliyunSms, signAcsRequest } from './aliyun-sms.ts';
import { inOrder, SmsRefused } from './sms-provider.ts';
import { createTencentSms } from './tencent-sms.ts';
import { createTwilioSms } from './twilio-sms.ts';

const mainland = { to: '13800000000', code: '012345', minutes: 5, locale: 'zh-CN' } as const;
const abroad = { to: '+4915112345678', code: '012345', minutes: 5, locale: 'en' } as const;

interface Seen {
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
type Answer = (seen: Seen) => { readonly status?: number; readonly body: object };

/** A provider on loopback. */
async function startProvider(answer: Answer): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
    const received = { url: new URL(request.url ?? '/', 'http://x'), headers: request.headers, body };
    seen.push(received);
    const { status = 200, body: sent } = answer(received);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(sent));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}
const sha = (text: string) => createHash('sha256').update(text).digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const aliyun = { keyId: 'LTAI', keySecret: 'ali secret', signName: '绳墨', template: 'SMS_1' };

/** Alibaba Cloud's check of a signature, written from its side: from what arrived. */
const aliyunChecks: Answer = ({ url, headers }) => {
  const [, signed = '', signature] =
    /SignedHeaders=([^,]+),Signature=(\w+)$/.exec(headers.authorization ?? '') ?? [];
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const search = url.search.slice(1);
  const canonical = `POST\n/\n${search}\n${lines.join('')}\n${signed}\n${sha('')}`;
  const expected = mac(aliyun.keySecret, `ACS3-HMAC-SHA256\n${sha(canonical)}`).toString('hex');
  const isRight = signature === expected && headers['x-acs-content-sha256'] === sha('');
  return { body: { Code: isRight ? 'OK' : 'SignatureDoesNotMatch' } };
};

test('Aliyun: the published example has the published signature', () => {
  const { headers, search } = signAcsRequest(
    { keyId: 'YourAccessKeyId', keySecret: 'YourAccessKeySecret' },
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
      date: new Date('2023-10-26T10:22:32Z'),
      nonce: '3156853299f313e23d1673dc12e1703d',
    },
  );
  expect(search).toBe('ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai');
  expect(headers['authorization']).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
      'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
      'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

test('Aliyun: a code is sent, signed, with its template', async () => {
  const { url, seen } = await startProvider(aliyunChecks);
  await createAliyunSms(aliyun, url).sendCode(mainland);
  expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual({
    PhoneNumbers: '13800000000',
    SignName: '绳墨',
    TemplateCode: 'SMS_1',
    TemplateParam: '{"code":"012345"}',
  });
  await createAliyunSms(aliyun, url).sendCode(abroad);
  expect(seen[1]?.url.searchParams.get('PhoneNumbers')).toBe('4915112345678');
  const wrong = createAliyunSms({ ...aliyun, keySecret: 'other' }, url);
  await expect(wrong.sendCode(mainland)).rejects.toThrow(/SignatureDoesNotMatch/);
});

const tencent = {
  secretId: 'AKID',
  secretKey: 'tc secret',
  appId: '1400006666',
  signName: '绳墨',
  template: '1',
  templateParams: 1,
  region: 'ap-guangzhou',
};

/** Tencent Cloud's check, from what arrived. */
const tencentChecks: Answer = ({ headers, body }) => {
  const [, day = '', signed = '', signature] =
    /Credential=AKID\/([\d-]+)\/sms\/tc3_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const values: Record<string, string> = {
    'content-type': String(headers['content-type']),
    host: String(headers.host),
    'x-tc-action': String(headers['x-tc-action']).toLowerCase(),
  };
  const lines = signed.split(';').map((name) => `${name}:${values[name]}\n`);
  const canonical = `POST\n/\n\n${lines.join('')}\n${signed}\n${sha(body)}`;
  const at = String(headers['x-tc-timestamp']);
  const text = `TC3-HMAC-SHA256\n${at}\n${day}/sms/tc3_request\n${sha(canonical)}`;
  const key = mac(mac(mac(`TC3${tencent.secretKey}`, day), 'sms'), 'tc3_request');
  if (mac(key, text).toString('hex') !== signature)
    return { body: { Response: { Error: { Code: 'AuthFailure.SignatureFailure' } } } };
  return { body: { Response: { SendStatusSet: [{ Code: 'Ok' }] } } };
};

test('Tencent Cloud: a code is sent, signed, with its template', async () => {
  const { url, seen } = await startProvider(tencentChecks);
  await createTencentSms(tencent, url).sendCode(mainland);
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
    PhoneNumberSet: ['+8613800000000'],
    SmsSdkAppId: '1400006666',
    SignName: '绳墨',
    TemplateId: '1',
    TemplateParamSet: ['012345'],
  });
  await createTencentSms({ ...tencent, templateParams: 2 }, url).sendCode(abroad);
  expect(JSON.parse(seen[1]?.body ?? '')).toMatchObject({
    PhoneNumberSet: ['+4915112345678'],
    TemplateParamSet: ['012345', '5'],
  });
  const wrong = createTencentSms({ ...tencent, secretKey: 'other' }, url);
  await expect(wrong.sendCode(mainland)).rejects.toThrow(/AuthFailure/);
});

test('Twilio: a code is sent as a text in the reader’s language', async () => {
  const settings = { accountSid: 'AC1', authToken: 'token', from: '+15550001111' };
  const expected = `Basic ${Buffer.from('AC1:token').toString('base64')}`;
  const { url, seen } = await startProvider(({ headers }) =>
    headers.authorization === expected
      ? { status: 201, body: { sid: 'SM1' } }
      : { status: 401, body: { code: 20003 } },
  );
  await createTwilioSms(settings, url).sendCode(abroad);
  expect(seen[0]?.url.pathname).toBe('/2010-04-01/Accounts/AC1/Messages.json');
  expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
    To: '+4915112345678',
    From: '+15550001111',
    Body: 'Your Plumbline code is 012345, valid for 5 min. Do not pass it on.',
  });
  await createTwilioSms({ ...settings, from: 'MG1' }, url).sendCode(mainland);
  expect(new URLSearchParams(seen[1]?.body).get('MessagingServiceSid')).toBe('MG1');
  const wrong = createTwilioSms({ ...settings, authToken: 'other' }, url);
  await expect(wrong.sendCode(abroad)).rejects.toThrow(/401 20003/);
});

test.each([
  ['Aliyun', (url: string) => createAliyunSms(aliyun, url), { Code: 'isv.BUSINESS_LIMIT_CONTROL' }],
  [
    'Tencent Cloud',
    (url: string) => createTencentSms(tencent, url),
    { Response: { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit' }] } },
  ],
])('%s: a limit is told as one, anything unreadable as a failure', async (_name, create, limit) => {
  const limited = await startProvider(() => ({ body: limit }));
  const refused = await create(limited.url)
    .sendCode(mainland)
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(SmsRefused);
  expect(refused).toMatchObject({ code: 'SEND_FAILED', isLimit: true });
  const odd = await startProvider(() => ({ body: { hello: 1 } }));
  await expect(create(odd.url).sendCode(mainland)).rejects.toMatchObject({ code: 'SEND_FAILED' });
  await expect(create('http://127.0.0.1:9').sendCode(mainland)).rejects.toMatchObject({
    code: 'SEND_FAILED',
  });
});

test('where one provider fails the next is asked, after a limit none', async () => {
  const down = createAliyunSms(aliyun, 'http://127.0.0.1:9');
  const { url, seen } = await startProvider(tencentChecks);
  await inOrder([down, createTencentSms(tencent, url)]).sendCode(mainland);
  expect(seen).toHaveLength(1);
  const limited = await startProvider(() => ({ body: { Code: 'isv.BUSINESS_LIMIT_CONTROL' } }));
  const both = inOrder([createAliyunSms(aliyun, limited.url), createTencentSms(tencent, url)]);
  await expect(both.sendCode(mainland)).rejects.toMatchObject({ isLimit: true });
  expect(seen).toHaveLength(1);
});
