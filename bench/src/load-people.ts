import { randomUUID } from 'node:crypto';
import { COOKIES, CSRF_HEADER } from '@plumbline/contract/constants.ts';
import {
  createSessionToken,
  csrfTokenOf,
  hashSessionToken,
} from '@plumbline/core/identity/session-tokens.ts';
import { connectionOf } from '@plumbline/platform/database/connection.ts';
import { loadSecrets } from '@plumbline/platform/database/load-secrets.ts';
import type pg from 'pg';

/** What a signed-in browser sends with every request. */
export type PersonHeaders = Readonly<Record<string, string>>;

/** So many people, each signed in: by their rows, as an address may ask for a few codes an hour alone. */
export async function addPeople(pool: pg.Pool, number: number): Promise<PersonHeaders[]> {
  const { session: secret } = await loadSecrets(connectionOf(pool));
  const people: PersonHeaders[] = [];
  for (let person = 0; person < number; person++) {
    const id = `u_load_${randomUUID()}`;
    const token = createSessionToken();
    await pool.query(
      `insert into users (id, name, user_type, role, status, created_at) values ($1, 'Load', 'user', 'user', 'active', now())`,
      [id],
    );
    await pool.query(
      `insert into sessions (id, token_hash, user_id, device, created_at, seen_at, expires_at)
        values ($1, $2, $3, 'bench', now(), now(), now() + interval '1 day')`,
      [randomUUID(), hashSessionToken(token), id],
    );
    const csrf = csrfTokenOf(secret, token);
    const cookie = `${COOKIES.session}=${token}; ${COOKIES.csrf}=${csrf}`;
    people.push({ cookie, [CSRF_HEADER]: csrf, 'content-type': 'application/json' });
  }
  return people;
}

/** The same with a membership that does not end, for what is counted by the day for everybody else. */
export async function addMembers(pool: pg.Pool, number: number): Promise<PersonHeaders[]> {
  const people = await addPeople(pool, number);
  await pool.query(
    `update users set user_type = 'vip', membership_level = 'permanent', membership_expires_at = null where id like 'u_load_%'`,
  );
  return people;
}
