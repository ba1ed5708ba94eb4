import { Writable } from 'node:stream';
import type { AddressInfo } from 'node:net';
import { hashPassword } from '@plumbline/core/identity/password.ts';
import { createLogger } from '@plumbline/platform/logging/create-logger.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import { addPerson } from '@plumbline/server/testing/test-people.ts';
import { startWorker } from '@plumbline/worker/start-worker.ts';
import { createTestEngine } from '@plumbline/worker/testing/test-engine.ts';
import { startTestStudio } from '../images/test-studio.ts';
import { shareCompute } from '../shared-threads.ts';

const SETTINGS = {
  DEV_INBOX: 'on',
  TEST_LOGIN: '1',
  CAS_SERVICES: 'https://partner.example/app',
  FREE_DAILY_RENDERS: '1000000',
  START_BURST: '1000000',
};
const ERRORS_KEPT = 200;

/** What somebody with a password comes in with. */
export const ACCOUNT = {
  account: 'nord',
  password: 'a long password',
  service: 'https://partner.example/app/login',
};

export interface FuzzStudio {
  readonly t: TestApp;
  readonly port: number;
  /** What the server logged of a request that failed. */
  errorOf(requestId: string): string | undefined;
  close(): Promise<void>;
}

/** The real application with its own database, real pixel work and a worker whose engine is quick, listening on loopback. */
export async function startFuzzStudio(): Promise<FuzzStudio> {
  const errors = new Map<string, string>();
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      const line = String(chunk);
      const id = /"reqId":"([^"]+)"/.exec(line)?.[1] ?? /"requestId":"([^"]+)"/.exec(line)?.[1];
      errors.set(id ?? line.slice(0, 80), line.slice(0, 3_000));
      if (errors.size > ERRORS_KEPT) errors.delete(errors.keys().next().value ?? '');
      done();
    },
  });
  const t = await startTestStudio({ settings: SETTINGS, logger: createLogger('error', sink) });
  const codec = shareCompute();
  const worker = await startWorker(t.services, { engines: [createTestEngine()], codec });
  await t.app.listen({ host: '127.0.0.1', port: 0 });
  const { id } = await addPerson(t, { userType: 'enterprise' });
  await t.services.database.identity.addIdentity({
    provider: 'account',
    subject: ACCOUNT.account,
    userId: id,
    secretHash: await hashPassword(ACCOUNT.password),
    createdAt: t.clock.now(),
  });
  return {
    t,
    port: (t.app.server.address() as AddressInfo).port,
    errorOf: (requestId) => errors.get(requestId),
    close: async () => {
      await worker.close();
      await t.close();
    },
  };
}
