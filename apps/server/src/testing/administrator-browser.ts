import { randomUUID } from 'node:crypto';
import { COOKIES } from '@plumbline/contract/constants.ts';
import {
  createSessionToken,
  csrfTokenOf,
  hashSessionToken,
} from '@plumbline/core/identity/session-tokens.ts';
import type { TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';

export interface AdministratorBrowser {
  readonly administratorId: string;
  readonly browser: TestBrowser;
}

/** A new administrator whose console is open. Its password is none: the way in has tests of its own. */
export async function administratorBrowser(t: TestApp): Promise<AdministratorBrowser> {
  const { database, secrets, clock } = t.services;
  const administratorId = `u_${randomUUID().replaceAll('-', '')}`;
  const at = clock.now();
  await database.identity.addUser({
    id: administratorId,
    name: 'Chief',
    userType: 'user',
    role: 'administrator',
    status: 'active',
    testUser: false,
    membership: { level: 'none', expiresAt: null },
    createdAt: at,
  });
  await database.identity.addIdentity({
    provider: 'account',
    subject: `chief-${administratorId.slice(-6)}`,
    userId: administratorId,
    secretHash: null,
    createdAt: at,
  });
  const token = createSessionToken();
  await database.administrators.addSession({
    id: randomUUID(),
    tokenHash: hashSessionToken(token),
    administratorId,
    device: 'test',
    createdAt: at,
    seenAt: at,
    expiresAt: new Date(at.getTime() + 8 * 3_600_000),
  });
  const browser = t.browser();
  browser.cookies.set(COOKIES.admin, token);
  browser.administratorToken = csrfTokenOf(secrets.session, token);
  return { administratorId, browser };
}
