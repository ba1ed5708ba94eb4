import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { findFaceContradictions, toFaceSetting } from './face-settings.ts';
import { findIdentityContradictions, sendsMessages, toIdentitySettings } from './identity-settings.ts';
import { findLabelContradictions, toLabelSettings } from './label-settings.ts';
import {
  type PaymentSurroundings,
  findPaymentContradictions,
  toPaymentSettings,
} from './payment-settings.ts';
import type { S3Settings, Settings } from './settings.ts';
import { type Environment, environmentSchema } from './settings-schema.ts';

/** A setting is wrong: the message has one line for each variable, which it names. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Variables that make sense only together; the first of each is the one a message names. */
const GROUPS = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['ADMIN_ACCOUNT', 'ADMIN_PASSWORD'],
] as const;

/**
 * Reads the settings from `.env` in `folder` and from the environment, which wins.
 *
 * @throws {SettingsError} when a variable is wrong, half of a pair is missing, or the role cannot work so
 */
export function loadSettings(
  folder: string = process.cwd(),
  environment: NodeJS.ProcessEnv = process.env,
): Settings {
  return parseSettings({ ...readEnvFile(resolve(folder, '.env')), ...environment }, folder);
}

/** The same for variables that are at hand; `DATA_DIR` is resolved against `folder`. */
export function parseSettings(variables: NodeJS.ProcessEnv, folder: string = process.cwd()): Settings {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  const result = environmentSchema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    throw new SettingsError(
      result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'),
    );
  }
  const around = surroundingsOf(result.data, variables, folder);
  const complaints = [
    ...findContradictions(result.data),
    ...findPaymentContradictions(result.data, around),
    ...findFaceContradictions(result.data, around),
    ...findLabelContradictions(result.data, variables['NODE_ENV'] === 'production'),
  ];
  if (complaints.length > 0) throw new SettingsError(complaints.join('\n'));
  return {
    ...toSettings(result.data, folder),
    faceVerification: toFaceSetting(result.data, around),
    payments: toPaymentSettings(result.data, around),
  };
}

function surroundingsOf(env: Environment, variables: NodeJS.ProcessEnv, folder: string): PaymentSurroundings {
  const production = variables['NODE_ENV'] === 'production';
  return { folder, production, role: env.ROLE, local: isLoopback(env.HOST), publicUrl: env.PUBLIC_URL };
}

function readEnvFile(path: string): NodeJS.ProcessEnv {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new SettingsError(`.env cannot be read: ${(error as Error).message}`);
  }
}

function findContradictions(env: Environment): string[] {
  const complaints: string[] = [];
  for (const group of GROUPS) {
    const missing = group.filter((name) => env[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      complaints.push(
        `${missing.join(', ')} is missing: ${group.join(', ')} are set together or not at all.`,
      );
    }
  }
  if (env.S3_ENDPOINT !== undefined && env.S3_BUCKET === undefined) {
    complaints.push('S3_BUCKET is missing: S3_ENDPOINT is set.');
  }
  if (env.OPENAI_MODEL === undefined && (env.OPENAI_BASE_URL ?? env.OPENAI_API_KEY) !== undefined) {
    complaints.push('OPENAI_MODEL is missing: OPENAI_BASE_URL or OPENAI_API_KEY is set.');
  }
  if (env.ROLE !== 'all' && env.DATABASE_URL === undefined) {
    complaints.push(
      `DATABASE_URL is missing: ROLE=${env.ROLE} shares its database with other processes, and the embedded one ` +
        'belongs to one process alone.',
    );
  }
  return [...complaints, ...findIdentityContradictions(env)];
}

function toSettings(env: Environment, folder: string): Omit<Settings, 'payments' | 'faceVerification'> {
  const isLocal = isLoopback(env.HOST);
  const identity = toIdentitySettings(env, { isLocal });
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    mainSiteUrl: env.MAIN_SITE_URL,
    companyName: env.COMPANY_NAME,
    corsOrigins: env.CORS_ORIGINS,
    dataDir: resolve(folder, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    s3: toS3(env),
    role: env.ROLE,
    workerConcurrency: env.WORKER_CONCURRENCY,
    freeDailyRenders: env.FREE_DAILY_RENDERS,
    smsPerIpHour: env.SMS_PER_IP_HOUR,
    startBurst: env.START_BURST,
    sessionDays: Math.min(env.SESSION_DAYS, env.SESSION_MAX_DAYS),
    sessionMaxDays: env.SESSION_MAX_DAYS,
    keyGeneration: env.KEY_GENERATION,
    testLogin: env.TEST_LOGIN,
    devInbox: env.DEV_INBOX ?? (isLocal && !sendsMessages(identity)),
    metricsToken: env.METRICS_TOKEN,
    agreementDefault: env.AGREEMENT_DEFAULT,
    labels: toLabelSettings(env),
    comfyuiUrls: env.COMFYUI_URLS,
    openai:
      env.OPENAI_MODEL === undefined
        ? undefined
        : {
            baseUrl: env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1',
            apiKey: env.OPENAI_API_KEY,
            model: env.OPENAI_MODEL,
          },
    identity,
    adminSecondFactorRequired: env.ADMIN_SECOND_FACTOR === 'required',
    adminReset: env.ADMIN_RESET,
    admin:
      env.ADMIN_ACCOUNT === undefined || env.ADMIN_PASSWORD === undefined
        ? undefined
        : { account: env.ADMIN_ACCOUNT, password: env.ADMIN_PASSWORD },
  };
}

function toS3(env: Environment): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { endpoint: env.S3_ENDPOINT, bucket, region: env.S3_REGION, accessKeyId, secretAccessKey };
}

/** Whether only this machine can reach an address that the app listens on. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
