import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { administrationEnvironment } from './administration-settings.ts';
import { egressEnvironment } from './egress-environment.ts';
import { faceEnvironment } from './face-settings.ts';
import { identityEnvironment } from './identity-settings.ts';
import { labelEnvironment } from './label-settings.ts';
import { paymentEnvironment } from './payment-settings.ts';
import { networkEnvironment } from './network-settings.ts';
import { operationsEnvironment } from './operations-settings.ts';
import { storageEnvironment } from './storage-settings.ts';
import { address, flag, text, web, webList, whole } from './setting-fields.ts';

const role = text.transform((value, context) => {
  if (value === 'all' || value === 'server' || value === 'worker') return value;
  context.addIssue({ code: 'custom', message: 'is none of all, server, worker' });
  return z.NEVER;
});

/**
 * Every variable that Plumbline reads, as it stands in the environment; an empty one counts as not set. Those of a
 * capability are beside it, in `capability-settings.ts`: they are read where it is registered.
 */
export const environmentSchema = z.object({
  PORT: whole(0, 65535).default(8000),
  HOST: text.default('127.0.0.1'),
  ...networkEnvironment,
  PUBLIC_URL: web.optional(),
  MAIN_SITE_URL: web.optional(),
  COMPANY_NAME: text.max(100).default('Plumbline'),
  CORS_ORIGINS: webList.default([]),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  ROLE: role.default('all'),
  WORKER_CONCURRENCY: whole(1, 64).default(() => Math.max(1, availableParallelism() - 1)),
  FREE_DAILY_RENDERS: whole(0, 1_000_000).default(10),
  ...storageEnvironment,
  SMS_PER_IP_HOUR: whole(1, 1_000_000).default(10),
  START_BURST: whole(1, 1_000_000).default(100),
  QUEUE_LIMIT: whole(1, 10_000_000).default(100_000),
  QUEUE_LIMIT_PERSON: whole(1, 10_000_000).default(2_000),
  SESSION_DAYS: whole(1, 400).default(30),
  SESSION_MAX_DAYS: whole(1, 400).default(90),
  KEY_GENERATION: whole(1, 1_000_000).default(1),
  WEBHOOKS_TO_OWN_NETWORK: flag.default(false),
  TEST_LOGIN: flag.default(false),
  DEV_INBOX: flag.optional(),
  ...operationsEnvironment,
  AGREEMENT_DEFAULT: flag.default(true),
  WORKS_REVIEW: flag.optional(),
  ...labelEnvironment,
  ...identityEnvironment,
  ...faceEnvironment,
  ...paymentEnvironment,
  ...administrationEnvironment,
  ...egressEnvironment,
});

export type Environment = z.output<typeof environmentSchema>;
