import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
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

/** Reads the keys and makes those that do not exist yet. */
export async function loadSecrets(connection: Connection): Promise<Secrets> {
  const [session, codes, files] = await Promise.all(
    ['session', 'codes', 'files'].map((name) => loadSecret(connection, name)),
  );
  return { session: session as Buffer, codes: codes as Buffer, files: files as Buffer };
}

async function loadSecret({ sql: db }: Connection, name: string): Promise<Buffer> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`The secret ${name} could not be stored.`);
  return Buffer.from(row.value, 'base64');
}
