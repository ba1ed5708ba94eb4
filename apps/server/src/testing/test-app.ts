import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Capability } from '@plumbline/contract/capabilities/capabilities.ts';
import type { CodeMessage } from '@plumbline/core/ports/code-senders.ts';
import type { Compute } from '@plumbline/core/ports/compute.ts';
import { createLogger } from '@plumbline/platform/logging/create-logger.ts';
import { type Services, createServices } from '@plumbline/platform/services.ts';
import { parseSettings } from '@plumbline/platform/settings/load-settings.ts';
import { TestClock } from '@plumbline/platform/testing/test-clock.ts';
import { createTestDatabase } from '@plumbline/platform/testing/test-database.ts';
import type { App } from '../app.ts';
import { buildApp } from '../build-app.ts';
import type { LiveStudio } from '../live/register-live.ts';
import { TestBrowser } from './test-browser.ts';
import { watchAnswers } from './watch-answers.ts';

export interface TestApp {
  readonly app: App;
  readonly services: Services;
  readonly clock: TestClock;
  /** Codes by number or mail address, as they were sent. */
  readonly codes: Map<string, string>;
  browser(headers?: Record<string, string>): TestBrowser;
  /** A browser that has signed in with this number. */
  signedIn(phoneNo: string): Promise<TestBrowser>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  readonly settings?: Record<string, string>;
  readonly compute?: Compute;
  readonly webDir?: string;
  readonly live?: LiveStudio;
  readonly logger?: Services['logger'];
  /** Default: those of this version. */
  readonly capabilities?: Iterable<Capability>;
}

/**
 * The real application on a database of its own, a clock that tests move, and a sender that remembers the codes. Closing it
 * fails where it gave an answer that its document does not declare.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-test-app-'));
  const settings = parseSettings({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...options.settings });
  const clock = new TestClock(new Date().toISOString());
  const codes = new Map<string, string>();
  const remember = { sendCode: async ({ to, code }: CodeMessage) => void codes.set(to, code) };
  const services = await createServices(settings, {
    compute: options.compute ?? noCompute,
    clock,
    logger: options.logger ?? createLogger('silent'),
    senders: { sms: remember, email: remember },
    ...(options.capabilities ? { capabilities: new Set(options.capabilities) } : {}),
  });
  const answers = watchAnswers();
  const app = await buildApp(services, {
    webDir: options.webDir ?? join(dataDir, 'no-web-build'),
    ...(options.live ? { live: options.live } : {}),
  });
  answers.stop();
  const browser = (headers: Record<string, string> = {}) => new TestBrowser(app, headers);
  return {
    app,
    services,
    clock,
    codes,
    browser,
    signedIn: async (phoneNo) => {
      const visitor = browser();
      await visitor.post('/api/login/sms/send', { phoneNo });
      const answer = await visitor.post('/api/login/sms', { phoneNo, verifyCode: codes.get(phoneNo) });
      if (answer.statusCode !== 200) throw new Error(`Signing in failed: ${answer.body}`);
      return visitor;
    },
    close: async () => {
      await app.close();
      await services.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      answers.requireDeclared();
    },
  };
}

/** For files whose tests upload nothing. */
const noCompute = new Proxy({} as Compute, {
  get: (_target, name) => () => Promise.reject(new Error(`This test app has no compute (${String(name)}).`)),
});
