import { readdirSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable, getTableConfig } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { PERSONAL_TABLES } from './personal-tables.ts';

const SCHEMA = new URL('../database/schema/', import.meta.url);
const modules: Record<string, unknown>[] = await Promise.all(
  readdirSync(SCHEMA).map((name) => import(new URL(name, SCHEMA).href)),
);
const tables = modules.flatMap((module) =>
  Object.values(module).filter((value): value is PgTable => is(value, PgTable)),
);
const configs = tables.map((table) => getTableConfig(table));

/** Columns by which a row belongs to a person. */
const OWNER_COLUMNS = new Set(['user_id', 'owner_id']);

test('every table with rows of people is in the list', () => {
  expect(configs.length).toBeGreaterThan(20);
  const owned = configs
    .filter(({ columns }) => columns.some(({ name }) => OWNER_COLUMNS.has(name)))
    .map(({ name }) => name);
  const listed = PERSONAL_TABLES.map(({ table }) => getTableName(table));
  expect(owned.filter((name) => !listed.includes(name))).toEqual([]);
});

test('what is said to go with the user’s row does, what stays is no part of it', () => {
  for (const { table, owner, onErase } of PERSONAL_TABLES) {
    const config = getTableConfig(table);
    const cascades = config.foreignKeys.some(
      (key) =>
        key.onDelete === 'cascade' &&
        getTableName(key.reference().foreignTable) === 'users' &&
        key.reference().columns.some(({ name }) => name === owner.name),
    );
    expect(cascades, config.name).toBe(onErase === 'cascade');
  }
});

test('no column that holds a hash leaves in an export', () => {
  for (const { table, file, secret = [] } of PERSONAL_TABLES) {
    if (file === undefined) continue;
    const hashes = Object.keys(table).filter(
      (property) => /(Hash|Secret)$/.test(property) && property !== 'pixelHash',
    );
    expect(
      hashes.filter((property) => !secret.includes(property)),
      file,
    ).toEqual([]);
  }
});
