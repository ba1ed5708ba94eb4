import { API_KEY_SCOPES } from '@plumbline/contract/access/api-key-scopes.ts';
import { COOKIES, CSRF_HEADER } from '@plumbline/contract/constants.ts';
import { MANAGEMENT_PATH } from '@plumbline/contract/calls/management-path.ts';
import { createApiKey } from '@plumbline/core/api-keys/api-keys.ts';
import { openDeviceSession } from '@plumbline/core/identity/device-session.ts';
import type { User } from '@plumbline/core/identity/user.ts';
import { administratorBrowser } from '@plumbline/server/testing/administrator-browser.ts';
import type { TestApp } from '@plumbline/server/testing/test-app.ts';
import { addPerson, browserOf, memberFor } from '@plumbline/server/testing/test-people.ts';
import type { ReceivedAnswer } from './send-request.ts';

export const ACTOR_NAMES = [
  'nobody',
  'visitor',
  'user',
  'other',
  'member',
  'enterprise',
  'program',
  'desktop',
  'administrator',
] as const;
export type ActorName = (typeof ACTOR_NAMES)[number];

const ENTERPRISE: Partial<User> = { userType: 'enterprise' };
/** Codes of answers that say that one has to come in anew. */
const OUT = new Set([
  'LOGIN_REQUIRED',
  'ADMINISTRATOR_LOGIN_REQUIRED',
  'UNAUTHORIZED',
  'API_KEY_INVALID',
  'LOGGED_IN_ELSEWHERE',
  'ACCOUNT_SUSPENDED',
  'ACCOUNT_LEAVING',
  'CSRF_INVALID',
]);

/** Somebody who asks: cookies as a browser keeps them, or a bearer token. */
export class Actor {
  readonly name: ActorName;
  readonly #t: TestApp;
  #cookies = new Map<string, string>();
  #administratorToken: string | undefined;
  #bearer: string | undefined;
  #person: User | undefined;
  #refused = 0;

  constructor(name: ActorName, t: TestApp) {
    this.name = name;
    this.#t = t;
  }

  headers(path: string): Record<string, string> {
    if (this.#bearer !== undefined) return { authorization: `Bearer ${this.#bearer}` };
    if (this.#cookies.size === 0) return {};
    const ofConsole = path.startsWith(MANAGEMENT_PATH) ? this.#administratorToken : undefined;
    const token = ofConsole ?? this.#cookies.get(COOKIES.csrf) ?? '';
    const cookie = [...this.#cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    return { cookie, [CSRF_HEADER]: token };
  }

  /**
   * Keeps cookies; who was put out comes in again after a while, so that the way out is walked too.
   *
   * @returns whether this is somebody else from here on
   */
  async take(answer: ReceivedAnswer, code: string | undefined): Promise<boolean> {
    if (this.name === 'nobody') return false;
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) this.#cookies.delete(key);
      else this.#cookies.set(key, value);
    }
    this.#refused = code !== undefined && OUT.has(code) ? this.#refused + 1 : 0;
    if (this.#refused < 2) return false;
    const before = this.#person?.id;
    await this.enter();
    return this.#person?.id !== before;
  }

  /** Signs in, as the same person where that account still stands. */
  async enter(): Promise<void> {
    this.#refused = 0;
    this.#cookies = new Map();
    if (this.name === 'nobody' || this.name === 'visitor') return;
    if (this.name === 'administrator') {
      const { browser } = await administratorBrowser(this.#t);
      this.#cookies = new Map(browser.cookies);
      this.#administratorToken = browser.administratorToken;
      return;
    }
    const user = await this.#standing();
    const { services } = this.#t;
    if (this.name === 'program')
      this.#bearer = (
        await createApiKey(services, user.id, { name: 'fuzz', scopes: [...API_KEY_SCOPES] })
      ).secret;
    else if (this.name === 'desktop') {
      const { sessionDays } = services.settings;
      this.#bearer = (await openDeviceSession({ ...services, sessionDays }, user, 'fuzz')).token;
    } else this.#cookies = new Map((await browserOf(this.#t, user)).cookies);
  }

  async #standing(): Promise<User> {
    const { pool, database } = this.#t.services;
    const known = this.#person;
    if (known) {
      const found = await pool.query<{ status: string }>('select status from users where id = $1', [
        known.id,
      ]);
      const keys = await database.apiKeys.list(known.id);
      if (found.rows[0]?.status === 'active' && keys.length < 5) return known;
    }
    const terms = { member: memberFor(this.#t, 3_000), enterprise: ENTERPRISE, program: ENTERPRISE };
    const change = Object.hasOwn(terms, this.name) ? terms[this.name as keyof typeof terms] : {};
    this.#person = await addPerson(this.#t, change);
    return this.#person;
  }
}
