import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { secrets } from './schema/identity.ts';

/** Keys for HMACs, 32 random bytes each, equal in every process of one installation. */
export interface Secrets {
  /** Anonymous sessions and CSRF tokens. */
  readonly session: Buffer;
  /** Sign-in codes at rest. */
  readonly codes: Buffer;
  /** Signed addresses of files. */
  readonly files: Buffer;
}

const NAMES = ['session', 'codes', 'files'] as const;
const GENERATION = 'generation';

/**
 * Reads the keys, makes those that do not exist yet, and new ones in place of all where `generation` is larger than the one
 * they belong to: once, however many processes start with it. Nothing that lasts is signed with them, so that no old key
 * is kept: whoever is signed in stays so.
 */
export async function loadSecrets(connection: Connection, generation = 1): Promise<Secrets> {
  const { sql: db } = connection;
  const first = NAMES.map((name) => ({ name, value: newKey() }));
  await db
    .insert(secrets)
    .values([...first, { name: GENERATION, value: '1' }])
    .onConflictDoNothing();
  // One statement: who comes second waits for the row, and finds that it is done.
  await db.execute(sql`
    with turned as (
      update ${secrets} set value = ${String(generation)}
      where name = ${GENERATION} and value::int < ${generation}
      returning name
    )
    update ${secrets} set value = made.value
    from (values ${sql.join(
      NAMES.map((name) => sql`(${name}, ${newKey()})`),
      sql`, `,
    )}) as made (name, value)
    where ${secrets}.name = made.name and exists (select 1 from turned)`);
  const [session, codes, files] = await Promise.all(NAMES.map((name) => readKey(connection, name)));
  return { session: session as Buffer, codes: codes as Buffer, files: files as Buffer };
}

function newKey(): string {
  return randomBytes(32).toString('base64');
}

async function readKey({ sql: db }: Connection, name: string): Promise<Buffer> {
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`The secret ${name} could not be stored.`);
  return Buffer.from(row.value, 'base64');
}
