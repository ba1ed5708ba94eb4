import { type Column, getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Connection } from './connection.ts';

type Driver = Connection['driver'];
/** `E`: columns whose value is made of a parameter of another type. */
type Row<T extends PgTable, E extends string> = Partial<Omit<T['$inferInsert'], E>> &
  Partial<Record<E, unknown>>;
type Key<T extends PgTable> = keyof T['$inferInsert'] & string;

/** Statements of more rows are rare, and each number of them would be kept as one more. */
const MOST_ROWS_KEPT = 4;

interface RowWriter<T extends PgTable, E extends string> {
  insert(driver: Driver, rows: readonly Row<T, E>[]): Promise<void>;
  /** Leaves out rows whose key is there. @returns the keys of those that were not */
  insertNew(driver: Driver, rows: readonly Row<T, E>[], key: Key<T>): Promise<string[]>;
  /** Writes over what there is of the same key. */
  save(driver: Driver, row: Row<T, E>, key: Key<T>): Promise<void>;
  /** Of the row that has such a key. Columns that are left out, or undefined, stay. */
  update(driver: Driver, change: Row<T, E>, key: Key<T>, value: string): Promise<void>;
}

interface KeptStatement {
  readonly name: string | undefined;
  readonly text: string;
}

/**
 * Writes rows of one table by statements whose text is made once and which each connection of the database keeps prepared: a task's start,
 * claim and end are a dozen of them one after the other, and a query builder that makes each anew, with the parsing of what it has made,
 * takes longer than the writing. Sent when it is called, ahead of what a builder is asked for in the same breath.
 *
 * @param expressions columns whose value is an expression of the parameter
 */
export function rowWriter<T extends PgTable, E extends string = never>(
  table: T,
  expressions?: Readonly<Record<E, (parameter: string) => string>>,
): RowWriter<T, E> {
  const columns: Readonly<Record<string, Column>> = getTableColumns(table);
  const tableName = getTableName(table);
  const kept = new Map<string, KeptStatement>();
  const keep = (what: string, isPrepared: boolean, write: () => string): KeptStatement => {
    const known = kept.get(what);
    if (known) return known;
    const statement = { name: isPrepared ? `${tableName}_${kept.size}` : undefined, text: write() };
    if (isPrepared) kept.set(what, statement);
    return statement;
  };
  const columnOf = (field: string): Column => {
    const column = columns[field];
    if (!column) throw new Error(`no column ${tableName}.${field}`);
    return column;
  };
  const nameOf = (field: string) => `"${columnOf(field).name}"`;
  const made: Readonly<Record<string, (parameter: string) => string>> = expressions ?? {};
  const slot = (field: string, number: number) => made[field]?.(`$${number}`) ?? `$${number}`;
  const valuesOf = (row: Row<T, E>, fields: readonly string[]): unknown[] =>
    fields.map((field) => {
      const value = (row as Record<string, unknown>)[field];
      if (value === undefined) throw new Error(`${tableName}.${field} is missing in one of several rows`);
      return value === null || Object.hasOwn(made, field) ? value : columnOf(field).mapToDriverValue(value);
    });
  const fieldsOf = (row: Row<T, E> | undefined) =>
    Object.entries(row ?? {}).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  const insert = (driver: Driver, rows: readonly Row<T, E>[], end: (fields: readonly string[]) => string) => {
    const fields = fieldsOf(rows[0]);
    const ending = end(fields);
    const statement = keep(`${rows.length} ${fields.join()} ${ending}`, rows.length <= MOST_ROWS_KEPT, () => {
      const places = rows.map((_, row) =>
        fields.map((field, at) => slot(field, row * fields.length + at + 1)).join(', '),
      );
      return `insert into "${tableName}" (${fields.map(nameOf).join(', ')}) values (${places.join('), (')}) ${ending}`;
    });
    return driver.query<Record<string, string>>({
      ...statement,
      values: rows.flatMap((row) => valuesOf(row, fields)),
    });
  };
  return {
    async insert(driver, rows) {
      await insert(driver, rows, () => '');
    },
    async insertNew(driver, rows, key) {
      const column = nameOf(key);
      const written = await insert(
        driver,
        rows,
        () => `on conflict (${column}) do nothing returning ${column} as key`,
      );
      return written.rows.flatMap((row) => row['key'] ?? []);
    },
    async save(driver, row, key) {
      await insert(driver, [row], (fields) => {
        const sets = fields.map((field) => `${nameOf(field)} = excluded.${nameOf(field)}`);
        return `on conflict (${nameOf(key)}) do update set ${sets.join(', ')}`;
      });
    },
    async update(driver, change, key, value) {
      const fields = fieldsOf(change);
      const statement = keep(`update ${fields.join()} by ${key}`, true, () => {
        const sets = fields.map((field, at) => `${nameOf(field)} = ${slot(field, at + 2)}`);
        return `update "${tableName}" set ${sets.join(', ')} where ${nameOf(key)} = $1`;
      });
      await driver.query({ ...statement, values: [value, ...valuesOf(change, fields)] });
    },
  };
}
