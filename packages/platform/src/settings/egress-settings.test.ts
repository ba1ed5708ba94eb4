import { expect, test } from 'vitest';
import { parseSettings, SettingsError } from './load-settings.ts';

const DATABASE = 'postgres://u:secret@db.internal/p';
const read = (variables: NodeJS.ProcessEnv) => parseSettings({ DATABASE_URL: DATABASE, ...variables });
const complaintOf = (variables: NodeJS.ProcessEnv): string => {
  try {
    read(variables);
    return '';
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
};

test.each([
  ['COMFYUI_URLS', { COMFYUI_URLS: 'http://10.0.0.7:8188,https://user:secret@gpu.example.com' }],
  ['AUTOMATIC1111_URLS', { AUTOMATIC1111_URLS: 'http://203.0.113.4:7860' }],
  ['OPENAI_IMAGES_BASE_URL', { OPENAI_IMAGES_MODEL: 'gpt-image-1' }],
  ['OPENAI_BASE_URL', { OPENAI_MODEL: 'gpt' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://me%40example.com:secret@mail.example.com' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://u:secret@db.example.com/p' }],
  ['S3_ENDPOINT', { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 'secret' }],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example' }],
])('with NO_EGRESS %s may not lead outside', (name, variables) => {
  expect(complaintOf(variables)).toBe('');
  const told = complaintOf({ ...variables, NO_EGRESS: '1' });
  expect(told).toMatch(new RegExp(`^${name} names .*NO_EGRESS is on`));
  expect(told).not.toContain('secret');
});

test('with NO_EGRESS what stands in the own network goes on', () => {
  const { noEgress } = read({
    NO_EGRESS: '1',
    COMFYUI_URLS: 'http://gpu-1:8188,http://192.168.1.20:8188',
    OPENAI_MODEL: 'llama',
    OPENAI_BASE_URL: 'http://words.internal/v1',
  });
  expect(noEgress).toBe(true);
  expect(read({}).noEgress).toBe(false);
});

test.each([
  'http://169.254.169.254',
  'http://[fd00:ec2::254]',
  'http://metadata.google.internal',
  'http://2852039166',
])('%s is never an engine', (address) => {
  expect(complaintOf({ COMFYUI_URLS: address })).toMatch(/^COMFYUI_URLS names .*metadata service/);
  expect(complaintOf({ OPENAI_MODEL: 'm', OPENAI_BASE_URL: address })).toMatch(/^OPENAI_BASE_URL names/);
});

test('with PRIVATE_ENGINES off no engine stands in a private network', () => {
  const variables = { AUTOMATIC1111_URLS: 'http://192.168.1.20:7860' };
  expect(complaintOf(variables)).toBe('');
  expect(complaintOf({ ...variables, PRIVATE_ENGINES: 'off' })).toMatch(
    /^AUTOMATIC1111_URLS names 192\.168\.1\.20, .*PRIVATE_ENGINES is off/,
  );
});
