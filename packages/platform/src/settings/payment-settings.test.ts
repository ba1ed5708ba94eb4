import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseSettings } from './load-settings.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PRIVATE_PEM = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const PUBLIC_PEM = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const bare = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '');

const wechat = {
  PUBLIC_URL: 'https://studio.example',
  WECHAT_PAY_APP_ID: 'wx0123456789abcdef',
  WECHAT_PAY_MCH_ID: '1900000001',
  WECHAT_PAY_CERT_SERIAL: 'A'.repeat(40),
  WECHAT_PAY_PRIVATE_KEY: PRIVATE_PEM,
  WECHAT_PAY_API_KEY: 'x'.repeat(32),
  WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
  WECHAT_PAY_PUBLIC_KEY: PUBLIC_PEM,
};
const alipay = {
  PUBLIC_URL: 'https://studio.example',
  ALIPAY_APP_ID: '2021000000000001',
  ALIPAY_PRIVATE_KEY: bare(PRIVATE_PEM),
  ALIPAY_PUBLIC_KEY: bare(PUBLIC_PEM),
};

test('the sandbox is on where nobody else can reach the app and no money is real', () => {
  const sandbox = (variables: NodeJS.ProcessEnv) => parseSettings(variables).payments.sandbox;
  expect(sandbox({})).toBe(true);
  expect(sandbox({ PAYMENT_SANDBOX: 'off' })).toBe(false);
  expect(sandbox({ HOST: '0.0.0.0' })).toBe(false);
  expect(sandbox({ PUBLIC_URL: 'https://studio.example' })).toBe(false);
  expect(sandbox({ NODE_ENV: 'production', AIGC_PROVIDER_CODE: `0011${'1'.repeat(23)}` })).toBe(false);
  expect(sandbox(wechat)).toBe(false);
});

test.each([
  [{ PAYMENT_SANDBOX: 'on', NODE_ENV: 'production' }, /PAYMENT_SANDBOX is on with NODE_ENV=production/],
  [{ ...wechat, PAYMENT_SANDBOX: 'on' }, /PAYMENT_SANDBOX is on beside a real payment provider/],
  [{ ...wechat, WECHAT_PAY_API_KEY: '' }, /WECHAT_PAY_API_KEY is missing/],
  [{ ...wechat, WECHAT_PAY_API_KEY: 'short' }, /WECHAT_PAY_API_KEY is not 32 characters/],
  [
    { ...wechat, WECHAT_PAY_PUBLIC_KEY: '', WECHAT_PAY_PUBLIC_KEY_ID: '' },
    /WECHAT_PAY_PUBLIC_KEY is missing/,
  ],
  [{ ...wechat, WECHAT_PAY_PUBLIC_KEY_ID: '' }, /are set together or not at all/],
  [{ ...wechat, WECHAT_PAY_PRIVATE_KEY: './no-such-file.pem' }, /WECHAT_PAY_PRIVATE_KEY cannot be read/],
  [{ ...wechat, WECHAT_PAY_PRIVATE_KEY: PUBLIC_PEM }, /WECHAT_PAY_PRIVATE_KEY cannot be read/],
  [{ ...wechat, PUBLIC_URL: 'http://studio.example' }, /PUBLIC_URL is missing or not https/],
  [{ ...alipay, ALIPAY_PUBLIC_KEY: '' }, /ALIPAY_PUBLIC_KEY is missing/],
  [{ ...alipay, PUBLIC_URL: '' }, /PUBLIC_URL is missing or not https/],
])('what does not go together is named (%#)', (variables, message) => {
  expect(() => parseSettings(variables)).toThrow(message);
});

test('keys are read as PEM, with escaped line breaks, as bare base64, or from their files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'own.pem'), PRIVATE_PEM);
  const spki = (key: { export(options: object): unknown } | undefined) =>
    String(key?.export({ type: 'spki', format: 'pem' }));
  for (const given of [PRIVATE_PEM, PRIVATE_PEM.replaceAll('\n', '\\n'), bare(PRIVATE_PEM), 'own.pem']) {
    const { payments } = parseSettings({ ...wechat, WECHAT_PAY_PRIVATE_KEY: given }, folder);
    expect(payments.wechat?.privateKey.equals(privateKey)).toBe(true);
  }
  const { payments } = parseSettings({ ...alipay, ...wechat });
  expect(spki(payments.wechat?.wechatKeys.get('PUB_KEY_ID_1'))).toBe(PUBLIC_PEM);
  expect(payments.alipay?.privateKey.equals(privateKey)).toBe(true);
  expect(spki(payments.alipay?.alipayPublicKey)).toBe(PUBLIC_PEM);
});
