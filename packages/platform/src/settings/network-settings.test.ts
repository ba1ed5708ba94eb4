import { expect, test } from 'vitest';
import { parseSettings } from './load-settings.ts';
import { hostNameOf, isLoopback } from './network-settings.ts';

test('who is believed about addresses: a proxy on this machine unless the operator says otherwise', () => {
  const trust = (TRUST_PROXY?: string) => parseSettings({ TRUST_PROXY }).trustProxy;
  expect(trust()).toEqual({ addresses: ['loopback'] });
  expect(trust('none')).toEqual({ addresses: [] });
  expect(trust('2')).toEqual({ hops: 2 });
  expect(trust('10.0.0.1, 192.168.0.0/16 2001:db8::/32, Loopback')).toEqual({
    addresses: ['10.0.0.1', '192.168.0.0/16', '2001:db8::/32', 'loopback'],
  });
});

test.each([
  'true',
  'all',
  '0',
  '11',
  '-1',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.1:80',
  'proxy.example',
])('TRUST_PROXY=%s is refused: it would believe everybody, or nobody knows whom', (value) => {
  expect(() => parseSettings({ TRUST_PROXY: value })).toThrow(/^TRUST_PROXY /);
});

test('further names are names, in any way of writing them', () => {
  expect(
    parseSettings({ ALLOWED_HOSTS: 'Studio.Example., 2001:DB8::0005 [::2] 10.0.0.7' }).allowedHosts,
  ).toEqual(['studio.example', '[2001:db8::5]', '[::2]', '10.0.0.7']);
  for (const value of ['*', '*.example', 'https://a.example', 'a.example:8000', 'a.example/x', 'a b@c'])
    expect(() => parseSettings({ ALLOWED_HOSTS: value }), value).toThrow(/^ALLOWED_HOSTS /);
});

test.each([
  { PUBLIC_URL: 'https://studio.example' },
  { SMTP_URL: 'smtp://anna%40mail.example:x@mail.example' },
  {
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: '0'.repeat(32),
    TWILIO_FROM: '+15005550006',
  },
])('with %j nothing plays a part by itself', (variables) => {
  const settings = parseSettings(variables);
  expect(settings.inService).toBe(true);
  expect([
    settings.devInbox,
    settings.testLogin,
    settings.identity.wechat.standIn,
    settings.faceVerification,
    settings.payments.sandbox,
  ]).toEqual([false, false, false, 'off', false]);
});

test.each(['DEV_INBOX', 'TEST_LOGIN', 'WECHAT_STAND_IN', 'PAYMENT_SANDBOX'])(
  'NODE_ENV=production refuses %s, as its own settings say',
  (name) => {
    const production = { NODE_ENV: 'production', AIGC_PROVIDER_CODE: `0011${'1'.repeat(23)}` };
    expect(parseSettings(production)).toMatchObject({ devInbox: false, testLogin: false });
    expect(() => parseSettings({ ...production, [name]: 'on' })).toThrow(new RegExp(`^${name} is on`));
  },
);

test('names of this machine are told from names that look like them', () => {
  for (const name of ['localhost', '127.0.0.1', '127.255.0.1', '::1', '::ffff:127.0.0.1'])
    expect(isLoopback(name), name).toBe(true);
  for (const name of ['localhost.example', '127.0.0.1.example', '128.0.0.1', '::2', '0.0.0.0', ''])
    expect(isLoopback(name), name).toBe(false);
  expect(hostNameOf('2130706433')).toBe('127.0.0.1');
  for (const host of ['a@b', 'a/b', 'a b', '', ':80', '[::1', 'a:b', 'a%2eb'])
    expect(hostNameOf(host), host).toBeUndefined();
});
