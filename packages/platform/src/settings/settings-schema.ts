import { availableParallelism } from 'node:os';
import { z } from 'zod';

const on = new Set(['1', 'true', 'on', 'yes']);
const off = new Set(['0', 'false', 'off', 'no']);

const text = z.string().trim();
const flag = text.toLowerCase().transform((value, context) => {
  if (on.has(value)) return true;
  if (off.has(value)) return false;
  context.addIssue({
    code: 'custom',
    message: 'is neither on (1, true, on, yes) nor off (0, false, off, no)',
  });
  return z.NEVER;
});

function whole(lowest: number, highest: number) {
  return text.transform((value, context) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= lowest && number <= highest) return number;
    context.addIssue({ code: 'custom', message: `is not a whole number from ${lowest} to ${highest}` });
    return z.NEVER;
  });
}

function address(...protocols: string[]) {
  return text.transform((value, context) => {
    const url = URL.parse(value);
    if (url !== null && protocols.includes(url.protocol)) return value.replace(/\/+$/, '');
    context.addIssue({
      code: 'custom',
      message: `is not an address that begins with ${protocols.join('// or ')}//`,
    });
    return z.NEVER;
  });
}

const web = address('http:', 'https:');

const webList = text.transform((value, context) => {
  const results = value
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((part) => web.safeParse(part));
  if (results.every((result) => result.success)) return results.map((result) => result.data as string);
  context.addIssue({
    code: 'custom',
    message: 'is not a list of addresses (http:// or https://), divided by commas',
  });
  return z.NEVER;
});

const role = text.transform((value, context) => {
  if (value === 'all' || value === 'server' || value === 'worker') return value;
  context.addIssue({ code: 'custom', message: 'is none of all, server, worker' });
  return z.NEVER;
});

/** Every variable that Plumbline reads, as it stands in the environment; an empty one counts as not set. */
export const environmentSchema = z.object({
  PORT: whole(0, 65535).default(8000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: web.optional(),
  MAIN_SITE_URL: web.optional(),
  COMPANY_NAME: text.max(100).default('Plumbline'),
  CORS_ORIGINS: webList.default([]),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  S3_ENDPOINT: web.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  ROLE: role.default('all'),
  WORKER_CONCURRENCY: whole(1, 64).default(() => Math.max(1, availableParallelism() - 1)),
  FREE_DAILY_RENDERS: whole(0, 1_000_000).default(10),
  SMS_PER_IP_HOUR: whole(1, 1_000_000).default(10),
  START_BURST: whole(1, 1_000_000).default(100),
  SESSION_DAYS: whole(1, 400).default(30),
  TEST_LOGIN: flag.default(false),
  DEV_INBOX: flag.optional(),
  METRICS_TOKEN: text.min(16, 'is shorter than 16 characters').optional(),
  AGREEMENT_DEFAULT: flag.default(true),
  COMFYUI_URLS: webList.default([]),
  OPENAI_BASE_URL: web.optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_MODEL: text.optional(),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  ADMIN_ACCOUNT: text.max(64).optional(),
  ADMIN_PASSWORD: z.string().min(10, 'is shorter than 10 characters').max(200).optional(),
});

export type Environment = z.output<typeof environmentSchema>;
