import { randomUUID } from 'node:crypto';
import { COOKIES } from '@plumbline/contract/constants.ts';
import { openSession } from '@plumbline/core/identity/open-session.ts';
import { csrfTokenOf } from '@plumbline/core/identity/session-tokens.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import type { TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';

const DAY_MS = 86_400_000;

/** A membership that ends so many days from now. */
export function memberFor(t: TestApp, days: number): Partial<User> {
  const expiresAt = new Date(t.clock.now().getTime() + days * DAY_MS);
  return { userType: 'vip', membership: { level: 'year', expiresAt } };
}

export const PERMANENT: Partial<User> = {
  userType: 'vip',
  membership: { level: 'permanent', expiresAt: null },
};

/** An account as it would be after whatever made it so. */
export async function addPerson(t: TestApp, change: Partial<User> = {}): Promise<User> {
  const user: User = {
    id: `u_${randomUUID().replaceAll('-', '')}`,
    name: 'Somebody',
    userType: 'user',
    role: 'user',
    status: 'active',
    testUser: false,
    membership: { level: 'none', expiresAt: null },
    createdAt: t.clock.now(),
    ...change,
  };
  await t.services.database.identity.addUser(user);
  return user;
}

/** A browser with a session of this account, opened without any of the ways in. */
export async function browserOf(t: TestApp, user: User): Promise<TestBrowser> {
  const { database, secrets } = t.services;
  const terms = { user, device: 'test', at: t.clock.now(), days: 30 };
  const { token } = await openSession(database.identity, terms);
  const browser = t.browser();
  browser.cookies.set(COOKIES.session, token);
  browser.cookies.set(COOKIES.csrf, csrfTokenOf(secrets.session, token));
  return browser;
}
