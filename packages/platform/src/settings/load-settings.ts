import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { BUILT_CAPABILITIES, type Capabilities } from '@plumbline/contract/capabilities/capabilities.ts';
import { readCapabilitySettings } from './capability-settings.ts';
import { findEgressComplaints } from './egress-settings.ts';
import { findFaceContradictions, toFaceSetting } from './face-settings.ts';
import { findIdentityContradictions, toIdentitySettings } from './identity-settings.ts';
import { isLoopback } from './network-settings.ts';
import { findLabelContradictions, toLabelSettings } from './label-settings.ts';
import {
  type PaymentSurroundings,
  findPaymentContradictions,
  toPaymentSettings,
} from './payment-settings.ts';
import { toOperationsSettings } from './operations-settings.ts';
import type { Settings } from './settings.ts';
import { toStorageMb } from './storage-settings.ts';
import { type Environment, environmentSchema } from './settings-schema.ts';

/** A setting is wrong: the message has one line for each variable, which it names. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** Variables that make sense only together; the first of each is the one a message names. */
const GROUPS = [['ADMIN_ACCOUNT', 'ADMIN_PASSWORD']] as const;

/** Where one of these is set people are served, and messages, sign-ins or money are real. */
const REAL = [
  'PUBLIC_URL',
  'SMTP_URL',
  'ALIYUN_ACCESS_KEY_ID',
  'TENCENT_SECRET_ID',
  'TWILIO_ACCOUNT_SID',
  'WECHAT_APP_ID',
  'WECHAT_ACCOUNT_ID',
  'WECHAT_PAY_MCH_ID',
  'ALIPAY_APP_ID',
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

/**
 * The same for variables that are at hand; `DATA_DIR` is resolved against `folder`.
 *
 * @param capabilities the variables of these are read too
 */
export function parseSettings(
  variables: NodeJS.ProcessEnv,
  folder: string = process.cwd(),
  capabilities: Capabilities = BUILT_CAPABILITIES,
): Settings {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== '');
  const result = environmentSchema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    throw new SettingsError(
      result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'),
    );
  }
  const added = readCapabilitySettings(Object.fromEntries(given), capabilities);
  const around = surroundingsOf(result.data, variables, folder);
  const complaints = [
    ...findContradictions(result.data, around),
    ...added.complaints,
    ...findPaymentContradictions(result.data, around),
    ...findFaceContradictions(result.data, around),
    ...findLabelContradictions(result.data, around.production),
    ...findEgressComplaints(result.data, added.settings),
  ];
  if (complaints.length > 0) throw new SettingsError(complaints.join('\n'));
  return {
    ...toSettings(result.data, around),
    capabilities: added.settings,
    unread: added.unread,
    faceVerification: toFaceSetting(result.data, around),
    payments: toPaymentSettings(result.data, around),
  };
}

interface Surroundings extends PaymentSurroundings {
  readonly inService: boolean;
}

function surroundingsOf(env: Environment, variables: NodeJS.ProcessEnv, folder: string): Surroundings {
  const production = variables['NODE_ENV'] === 'production';
  const inService = REAL.some((name) => env[name] !== undefined);
  const alone = isLoopback(env.HOST) && !production && !inService;
  return { folder, production, inService, alone, role: env.ROLE, publicUrl: env.PUBLIC_URL };
}

function readEnvFile(path: string): NodeJS.ProcessEnv {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new SettingsError(`.env cannot be read: ${(error as Error).message}`);
  }
}

function findContradictions(env: Environment, { production }: Surroundings): string[] {
  const complaints: string[] = [];
  for (const group of GROUPS) {
    const missing = group.filter((name) => env[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      complaints.push(
        `${missing.join(', ')} is missing: ${group.join(', ')} are set together or not at all.`,
      );
    }
  }
  if (env.ROLE !== 'all' && env.DATABASE_URL === undefined) {
    complaints.push(
      `DATABASE_URL is missing: ROLE=${env.ROLE} shares its database with other processes, and the embedded one ` +
        'belongs to one process alone.',
    );
  }
  if (production && env.DEV_INBOX === true)
    complaints.push('DEV_INBOX is on, but NODE_ENV is production: it shows the codes of everybody.');
  if (production && env.TEST_LOGIN)
    complaints.push('TEST_LOGIN is on, but NODE_ENV is production: it signs in without a code.');
  return [...complaints, ...findIdentityContradictions(env, production)];
}

/** What is made of the variables elsewhere. */
type Added = 'payments' | 'faceVerification' | 'capabilities' | 'unread';

function toSettings(env: Environment, { folder, alone, inService }: Surroundings): Omit<Settings, Added> {
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    allowedHosts: env.ALLOWED_HOSTS,
    trustProxy: env.TRUST_PROXY,
    inService,
    mainSiteUrl: env.MAIN_SITE_URL,
    companyName: env.COMPANY_NAME,
    noEgress: env.NO_EGRESS,
    privateEngines: env.PRIVATE_ENGINES,
    corsOrigins: env.CORS_ORIGINS,
    dataDir: resolve(folder, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    role: env.ROLE,
    workerConcurrency: env.WORKER_CONCURRENCY,
    freeDailyRenders: env.FREE_DAILY_RENDERS,
    storageMb: toStorageMb(env),
    smsPerIpHour: env.SMS_PER_IP_HOUR,
    startBurst: env.START_BURST,
    queueLimits: { all: env.QUEUE_LIMIT, person: env.QUEUE_LIMIT_PERSON },
    sessionDays: Math.min(env.SESSION_DAYS, env.SESSION_MAX_DAYS),
    sessionMaxDays: env.SESSION_MAX_DAYS,
    keyGeneration: env.KEY_GENERATION,
    webhooksToOwnNetwork: env.WEBHOOKS_TO_OWN_NETWORK,
    testLogin: env.TEST_LOGIN,
    devInbox: env.DEV_INBOX ?? alone,
    operations: toOperationsSettings(env),
    agreementDefault: env.AGREEMENT_DEFAULT,
    // Who can be reached by strangers looks first at what they put up.
    worksReview: env.WORKS_REVIEW ?? !alone,
    labels: toLabelSettings(env),
    identity: toIdentitySettings(env, { alone }),
    adminSecondFactorRequired: env.ADMIN_SECOND_FACTOR === 'required',
    adminReset: env.ADMIN_RESET,
    admin:
      env.ADMIN_ACCOUNT === undefined || env.ADMIN_PASSWORD === undefined
        ? undefined
        : { account: env.ADMIN_ACCOUNT, password: env.ADMIN_PASSWORD },
  };
}
