import { randomBytes } from 'node:crypto';
import { and, eq, like, ne, sql } from 'drizzle-orm';
import type pg from 'pg';
import { type Connection, connectionOf } from '../database/connection.ts';
import { secondFactors } from '../database/schema/administration.ts';
import { secrets } from '../database/schema/identity.ts';
import { webhooks } from '../database/schema/webhooks.ts';
import { webhookSubject } from '../webhooks/webhook-subject.ts';
import { generationOf, openText, type SealingKey, sealText } from '../database/sealed-text.ts';

/** Keys by which secrets at rest are sealed stand beside the others, one a generation that still seals something. */
const NAME = 'seal ';

/** The newest key. @throws Error where none was made: services begin with `sealSecondFactors` */
export async function newestSealingKey({ sql: db }: Connection): Promise<SealingKey> {
  const keys = await readKeys(db);
  const newest = keys.toSorted((a, b) => b.generation - a.generation)[0];
  if (!newest) throw new Error('There is no key to seal with.');
  return newest;
}

export function openSecret(
  connection: Connection,
  administratorId: string,
  sealed: string,
): Promise<string | undefined> {
  return openSealed(connection, subjectOf(administratorId), sealed);
}

/** @returns undefined where it is not sealed, its key is gone, or it was sealed for another subject */
export async function openSealed(
  { sql: db }: Connection,
  subject: string,
  sealed: string,
): Promise<string | undefined> {
  const generation = generationOf(sealed);
  const key = (await readKeys(db)).find((candidate) => candidate.generation === generation);
  return key && openText(key, subject, sealed);
}

export function sealSecret(key: SealingKey, administratorId: string, secret: string): string {
  return sealText(key, subjectOf(administratorId), secret);
}

/**
 * Brings the secrets of second factors under the newest key, at each start: those of an older generation, and those that an
 * older version kept open. Then the older keys go. One process does it, the others wait and find it done.
 *
 * @returns administrators whose secret cannot be opened any more: `ADMIN_RESET` lets them in again
 */
export async function sealSecondFactors(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const lost = await sealAll(connectionOf(client));
    await client.query('commit');
    return lost;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function sealAll({ sql: db }: Connection): Promise<string[]> {
  const [row] = await db
    .select({ value: secrets.value })
    .from(secrets)
    .where(eq(secrets.name, 'generation'))
    .for('update');
  const generation = Number(row?.value ?? 1);
  const name = `${NAME}${generation}`;
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflictDoNothing();
  const keys = await readKeys(db);
  const newest = keys.find((key) => key.generation === generation) as SealingKey;
  const lost: string[] = [];
  for (const { administratorId, secret } of await db.select().from(secondFactors).for('update')) {
    const sealedWith = generationOf(secret);
    const key = keys.find((candidate) => candidate.generation === sealedWith);
    const open = sealedWith === undefined ? secret : key && openText(key, subjectOf(administratorId), secret);
    if (open === undefined) lost.push(administratorId);
    else if (sealedWith !== generation)
      await db
        .update(secondFactors)
        .set({ secret: sealSecret(newest, administratorId, open) })
        .where(eq(secondFactors.administratorId, administratorId));
  }
  await sealWebhooks(db, keys, newest);
  await db.delete(secrets).where(and(like(secrets.name, sql`${NAME} || '%'`), ne(secrets.name, name)));
  return lost;
}

/** What cannot be opened any more stays as it is: its address is told nothing, and its owner sees that. */
async function sealWebhooks(
  db: Connection['sql'],
  keys: readonly SealingKey[],
  newest: SealingKey,
): Promise<void> {
  for (const { id, secret } of await db.select().from(webhooks).for('update')) {
    const sealedWith = generationOf(secret);
    if (sealedWith === newest.generation) continue;
    const key = keys.find((candidate) => candidate.generation === sealedWith);
    const open = key && openText(key, webhookSubject(id), secret);
    if (open === undefined) continue;
    await db
      .update(webhooks)
      .set({ secret: sealText(newest, webhookSubject(id), open) })
      .where(eq(webhooks.id, id));
  }
}

async function readKeys(db: Connection['sql']): Promise<SealingKey[]> {
  const rows = await db
    .select()
    .from(secrets)
    .where(like(secrets.name, sql`${NAME} || '%'`));
  return rows.map(({ name, value }) => ({
    generation: Number(name.slice(NAME.length)),
    key: Buffer.from(value, 'base64'),
  }));
}

function subjectOf(administratorId: string): string {
  return `second factor of ${administratorId}`;
}
