import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  BUILT_CAPABILITIES,
  type Capability,
  CAPABILITY_NAMES,
} from '@plumbline/contract/capabilities/capabilities.ts';
import { expect, test } from 'vitest';
import { capabilityVariables, withCapabilitySections } from './capability-settings.ts';
import { SettingsError, parseSettings } from './load-settings.ts';
import { environmentSchema } from './settings-schema.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const EXAMPLE = readFileSync(`${ROOT}.env.example`, 'utf8');
const ALL = new Set<Capability>(CAPABILITY_NAMES);

const listedIn = (example: string) =>
  [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1] ?? '').toSorted();
const readWith = (capabilities: ReadonlySet<Capability>) =>
  [...Object.keys(environmentSchema.shape), ...capabilityVariables(capabilities)].toSorted();

test('.env.example lists every variable that is read, and no other', () => {
  expect(listedIn(EXAMPLE)).toEqual(readWith(BUILT_CAPABILITIES));
  // Where it is not: `npm run env-example`.
  expect(EXAMPLE).toBe(withCapabilitySections(EXAMPLE, BUILT_CAPABILITIES));
});

test('what a capability reads is listed once it is registered, and gone without it', () => {
  const more = withCapabilitySections(EXAMPLE, ALL);
  expect(listedIn(more)).toEqual(readWith(ALL));
  expect(listedIn(more)).toEqual(expect.arrayContaining(['COMFYUI_URLS', 'OPENAI_MODEL', 'S3_BUCKET']));
  expect(withCapabilitySections(more, BUILT_CAPABILITIES)).toBe(EXAMPLE);
  expect(withCapabilitySections(more, new Set())).not.toMatch(/S3_|OPENAI|COMFY/);
  expect(withCapabilitySections(more, ALL)).toBe(more);
});

test('every setting is read by something, and the environment by the settings alone', () => {
  const sources = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );
  const [settings, others] = [true, false].map((own) =>
    sources
      .filter((file) => file.startsWith('packages/platform/src/settings/') === own)
      .map((file) => ({ file, code: readFileSync(ROOT + file, 'utf8') })),
  );
  const interfaces = (settings ?? [])
    .flatMap(({ code }) => [...code.matchAll(/^export interface \w*Settings[^{]*\{\n([\s\S]*?)^\}/gm)])
    .flatMap((match) => [...(match[1] ?? '').matchAll(/^ {2}readonly (\w+)\??:/gm)])
    .map((match) => match[1] ?? '');
  expect(interfaces.length).toBeGreaterThan(40);
  // Read where they are made into what follows from them.
  const unread = [...new Set([...interfaces, ...capabilityVariables(BUILT_CAPABILITIES)])].filter(
    (name) => !(others ?? []).some(({ code }) => new RegExp(`\\b${name}\\b`).test(code)),
  );
  expect(unread).toEqual([]);
  const read = (others ?? []).flatMap(({ code }) => [
    ...code.matchAll(/process\.env(?:\.(\w+)|\['(\w+)'\])/g),
  ]);
  const names = new Set(read.map(([, name, quoted]) => name ?? quoted));
  expect([...names]).toEqual(['NODE_ENV']);
});

test('the variables of a capability are read where it is registered', () => {
  const given = {
    COMFYUI_URLS: 'http://one.example, http://two.example',
    OPENAI_MODEL: 'a-model',
    COMFYUI_HEADERS: '{"Authorization": "Bearer key"}',
    S3_BUCKET: 'renders',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  expect(parseSettings(given, '/srv', ALL)).toMatchObject({
    unread: [],
    capabilities: {
      comfyui: {
        COMFYUI_URLS: ['http://one.example', 'http://two.example'],
        COMFYUI_HEADERS: { Authorization: 'Bearer key' },
      },
      'language-model': { OPENAI_BASE_URL: 'https://api.openai.com/v1', OPENAI_MODEL: 'a-model' },
      'object-storage': { S3_BUCKET: 'renders', S3_REGION: 'us-east-1' },
    },
  });
  expect(() => parseSettings({ S3_BUCKET: 'renders' }, '/srv', ALL)).toThrow(
    /S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY is missing/,
  );
  expect(() => parseSettings({ COMFYUI_URLS: 'nowhere' }, '/srv', ALL)).toThrow(/^COMFYUI_URLS /);
  for (const headers of ['Bearer key', '[1]', '{"a b": "c"}', '{"a": "c\\nd: e"}'])
    expect(() => parseSettings({ COMFYUI_HEADERS: headers }, '/srv', ALL)).toThrow(/^COMFYUI_HEADERS /);
});

test('without it they are told to be unread, and a store that is not used is refused', () => {
  const { capabilities, unread } = parseSettings(
    { COMFYUI_URLS: 'nowhere', OPENAI_API_KEY: 'key' },
    '/srv',
    new Set(),
  );
  expect(capabilities).toEqual({});
  expect(unread).toEqual(['COMFYUI_URLS', 'OPENAI_API_KEY']);
  const parse = () => parseSettings({ S3_BUCKET: 'renders' }, '/srv', new Set());
  expect(parse).toThrow(SettingsError);
  expect(parse).toThrow('S3_BUCKET is set, but this version keeps files in DATA_DIR alone.');
});
