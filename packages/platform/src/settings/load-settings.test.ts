import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSettings, parseSettings, SettingsError } from './load-settings.ts';

test('nothing set gives the documented defaults', () => {
  const settings = parseSettings({}, '/srv/plumbline');
  expect(settings).toMatchObject({
    port: 8000,
    host: '127.0.0.1',
    dataDir: resolve('/srv/plumbline/data'),
    databaseUrl: undefined,
    capabilities: {},
    unread: [],
    role: 'all',
    freeDailyRenders: 10,
    storageMb: { STORAGE_MB_VISITOR: 200, STORAGE_MB_USER: 2_000 },
    smsPerIpHour: 10,
    startBurst: 100,
    queueLimits: { all: 100_000, person: 2_000 },
    sessionDays: 30,
    sessionMaxDays: 90,
    webhooksToOwnNetwork: false,
    testLogin: false,
    devInbox: true,
    agreementDefault: true,
  });
  expect(settings.workerConcurrency).toBeGreaterThanOrEqual(1);
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'studio.example'],
  ['CORS_ORIGINS', 'https://a.example, b.example'],
  ['DATABASE_URL', 'mysql://localhost/plumbline'],
  ['ROLE', 'both'],
  ['TEST_LOGIN', 'maybe'],
  ['STORAGE_MB_USER', '2 GB'],
  ['METRICS_TOKEN', 'short'],
  ['SMTP_URL', 'mail.example'],
  ['ADMIN_PASSWORD', 'short'],
  ['ADMIN_SECOND_FACTOR', 'on'],
  ['FACE_VERIFICATION', 'on'],
])('a wrong %s is named', (name, value) => {
  expect(() => parseSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`^${name} `));
});

test('every wrong variable has its line', () => {
  expect(() => parseSettings({ PORT: 'x', ROLE: 'y' })).toThrow(/^PORT .+\nROLE .+$/);
});

test('variables that belong together are asked for together', () => {
  expect(() => parseSettings({ ADMIN_ACCOUNT: 'root' })).toThrow(/ADMIN_PASSWORD is missing/);
  expect(() => parseSettings({ SMTP_URL: 'smtp://mail.example' })).toThrow(/^MAIL_FROM is missing/);
  expect(() => parseSettings({ ROLE: 'worker' })).toThrow(/DATABASE_URL is missing: ROLE=worker/);
});

test('an unused session never outlives the longest one', () => {
  expect(parseSettings({ SESSION_MAX_DAYS: '7' })).toMatchObject({ sessionDays: 7, sessionMaxDays: 7 });
  expect(parseSettings({ SESSION_DAYS: '2' })).toMatchObject({ sessionDays: 2, sessionMaxDays: 90 });
});

test('the dev inbox is off by default where others can reach the app or mail is real', () => {
  expect(parseSettings({ HOST: '0.0.0.0' }).devInbox).toBe(false);
  expect(parseSettings({ SMTP_URL: 'smtp://anna%40mail.example:x@mail.example' }).devInbox).toBe(false);
  expect(parseSettings({ HOST: '0.0.0.0', DEV_INBOX: 'on' }).devInbox).toBe(true);
});

test('faces are verified by the stand-in where a developer is alone with it, and never so in production', () => {
  const settingOf = (variables: Record<string, string>) => parseSettings(variables).faceVerification;
  expect(settingOf({})).toBe('dev');
  expect(settingOf({ FACE_VERIFICATION: 'OFF' })).toBe('off');
  expect(settingOf({ HOST: '0.0.0.0' })).toBe('off');
  expect(settingOf({ HOST: '0.0.0.0', FACE_VERIFICATION: 'dev' })).toBe('dev');
  expect(() => settingOf({ FACE_VERIFICATION: 'dev', NODE_ENV: 'production' })).toThrow(/FACE_VERIFICATION/);
});

test('an empty value counts as not set, a slash at the end of an address is dropped', () => {
  expect(parseSettings({ PORT: '', PUBLIC_URL: 'https://studio.example/' })).toMatchObject({
    port: 8000,
    publicUrl: 'https://studio.example',
  });
});

test('.env is read, and the environment wins over it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env'), 'PORT=9001\nCOMPANY_NAME="Studio Nord" # ours\n');
  expect(loadSettings(folder, { PORT: '9002' })).toMatchObject({ port: 9002, companyName: 'Studio Nord' });
});

test('production names who answers for its pictures, and no made-up provider', () => {
  const production = { NODE_ENV: 'production', HOST: '127.0.0.1' };
  expect(() => parseSettings(production)).toThrow(/^AIGC_PROVIDER_CODE is missing/m);
  const fake = parseSettings({}).labels.providerCode;
  expect(fake).toMatch(/^[0-9A-Z]{27}$/);
  expect(() => parseSettings({ ...production, AIGC_PROVIDER_CODE: fake })).toThrow(/AIGC_PROVIDER_CODE/);
  const code = '001191110000MA01ABCD2X10000';
  expect(parseSettings({ ...production, AIGC_PROVIDER_CODE: code }).labels.providerCode).toBe(code);
  expect(() => parseSettings({ AIGC_PROVIDER_CODE: 'too short' })).toThrow(/^AIGC_PROVIDER_CODE /);
  expect(() => parseSettings({ AIGC_VISIBLE_LABEL: 'never' })).toThrow(/^AIGC_VISIBLE_LABEL /);
});
