import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import type { StartedApp } from './start-app.ts';
import { startSite } from './start-site.ts';
import { CHIEF } from './sign-in-company.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of the app that all files without settings of their own share. */
    readonly sharedApp: string;
  }
}

const SETTINGS = {
  ADMIN_ACCOUNT: CHIEF.account,
  ADMIN_PASSWORD: CHIEF.password,
  // Everybody who signs in during a run comes from one address.
  SMS_PER_IP_HOUR: '100000',
};

/**
 * Vitest's global setup: one app for all files that need no settings of their own, started when the first of them asks.
 * It runs beside the files, not within one, so that each of them finds it warm and none has to end it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let app: Promise<StartedApp> | undefined;
  const server = createServer(async (_request, response) => {
    app ??= startSite(SETTINGS);
    const [status, text] = await app.then(
      ({ url }) => [200, url] as const,
      (error: unknown) => [500, String(error)] as const,
    );
    response.writeHead(status).end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('sharedApp', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    // One that never came up has been told of by the tests that wanted it.
    await (await app?.catch(() => undefined))?.dispose();
  };
}
