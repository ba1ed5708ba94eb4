import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../packages/platform/src/database/migrations/', import.meta.url));
/** The steps that the baseline stands for; those who update from a version of then still take them (ADR 0079). */
const FORMER = `${FOLDER}before-baseline/`;
/** Done on empty databases alone, of which no process of another version knows. */
const BASELINE = '0038_baseline.sql';
/** From this one on processes of the version before run on while it is done (ADR 0072). */
const FIRST_UNDER_RULE = 32;

/** What a process of the version before cannot live with, or what stops all of them while it is done. */
const FORBIDDEN: readonly { readonly what: string; readonly form: RegExp }[] = [
  { what: 'drops a table that is still written', form: /\bdrop\s+table\b/i },
  { what: 'drops a column that is still written', form: /\bdrop\s+column\b/i },
  { what: 'renames what is still asked for by its name', form: /\brename\b/i },
  {
    what: 'changes a type under the feet of who writes it',
    form: /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
  },
  {
    what: 'asks for values that the version before does not write',
    form: /\balter\s+column\s+\S+\s+set\s+not\s+null\b/i,
  },
  {
    what: 'takes a default away that the version before counts on',
    form: /\balter\s+column\s+\S+\s+drop\s+default\b/i,
  },
  {
    what: 'adds a column that the version before would have to fill',
    form: /\badd\s+column\b(?=[^;]*?\bnot\s+null\b)(?![^;]*?\b(default|generated)\b)/i,
  },
  {
    what: 'checks every row while nobody may write (NOT VALID, and VALIDATE in a later one)',
    form: /\badd\s+constraint\b(?=[^;]*?\bcheck\b)(?![^;]*?\bnot\s+valid\b)/i,
  },
  {
    what: 'refuses what the version before may write',
    form: /\badd\s+constraint\b[^;]*?\b(unique|primary\s+key)\b/i,
  },
  { what: 'removes rows or empties a table', form: /^\s*(truncate|delete\s+from)\b/i },
];

/** Statements with which a migration breaks the rule; tables that it makes itself are nobody's yet. */
function breaches(sql: string): string[] {
  const plain = sql.replaceAll(/--.*$/gm, '');
  const own = [
    ...plain.matchAll(/\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?("?[\w]+"?)/gi),
  ].map(([, name]) => name ?? '');
  const statements = plain.split(';').filter((statement) => statement.trim() !== '');
  return statements
    .filter(
      (statement) =>
        !own.some((name) => new RegExp(`\\btable\\s+(only\\s+)?${name}(\\s|$)`, 'i').test(statement)),
    )
    .flatMap((statement) =>
      FORBIDDEN.filter(({ form }) => form.test(statement)).map(
        ({ what }) => `${what}: ${statement.trim().replaceAll(/\s+/g, ' ').slice(0, 120)}`,
      ),
    );
}

function migrationsIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.sql'));
}

test('migrations only add, so that the version before goes on while they are done', () => {
  const underRule = [FORMER, FOLDER].flatMap((folder) =>
    migrationsIn(folder)
      .filter((name) => Number(name.slice(0, 4)) >= FIRST_UNDER_RULE && name !== BASELINE)
      .map((name) => ({ name, sql: readFileSync(folder + name, 'utf8') })),
  );
  const found = underRule.flatMap(({ name, sql }) => breaches(sql).map((breach) => `${name} ${breach}`));
  expect(found).toEqual([]);
  const numbers = underRule.map(({ name }) => Number(name.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, at) => FIRST_UNDER_RULE + at));
});

test('the steps before the baseline stay as they were: databases know them by their hashes', () => {
  const all = createHash('sha256');
  for (const name of migrationsIn(FORMER)) all.update(readFileSync(FORMER + name));
  expect(all.digest('hex')).toBe('81312f1123e618a408be77939b918c76225c06ec77568395b80090930144fdc8');
});

test.each([
  'DROP TABLE "tasks";',
  'ALTER TABLE "tasks" DROP COLUMN "stage";',
  'ALTER TABLE "tasks" RENAME COLUMN "stage" TO "step";',
  'ALTER TABLE "tasks" ALTER COLUMN "stage" SET DATA TYPE integer;',
  'ALTER TABLE "tasks" ALTER COLUMN "stage" SET NOT NULL;',
  'ALTER TABLE "tasks" ALTER COLUMN "stage" DROP DEFAULT;',
  'ALTER TABLE "tasks" ADD COLUMN "stage" text NOT NULL;',
  'ALTER TABLE "tasks" ADD CONSTRAINT "a" CHECK (count > 0);',
  'ALTER TABLE "tasks" ADD CONSTRAINT "a" UNIQUE("user_id");',
  'TRUNCATE tasks;',
  'CREATE TABLE "more" ("id" text); ALTER TABLE "tasks" DROP COLUMN "stage";',
])('%s breaks the rule', (sql) => {
  expect(breaches(sql)).toHaveLength(1);
});

test.each([
  'CREATE TABLE "more" ("id" text PRIMARY KEY NOT NULL); ALTER TABLE "more" ADD CONSTRAINT "a" CHECK (true);',
  'ALTER TABLE "tasks" ADD COLUMN "stage" text;',
  'ALTER TABLE "tasks" ADD COLUMN "stage" text DEFAULT \'\' NOT NULL;',
  'ALTER TABLE "tasks" ALTER COLUMN "stage" DROP NOT NULL;',
  'ALTER TABLE "tasks" ADD CONSTRAINT "a" CHECK (count > 0) NOT VALID;',
  'ALTER TABLE "more" ADD CONSTRAINT "a" FOREIGN KEY ("id") REFERENCES "tasks"("id") ON DELETE cascade;',
  'CREATE INDEX "a" ON "tasks" USING btree ("user_id");',
  'CREATE TRIGGER "a" BEFORE DELETE OR TRUNCATE ON "tasks" FOR EACH STATEMENT EXECUTE FUNCTION refuse();',
  '-- DROP TABLE "tasks";\nselect 1;',
])('%s keeps it', (sql) => {
  expect(breaches(sql)).toEqual([]);
});
