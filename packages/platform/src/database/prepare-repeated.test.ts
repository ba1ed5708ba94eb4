import { EventEmitter } from 'node:events';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { nameRepeated, prepareRepeated } from './prepare-repeated.ts';

const times = <T>(count: number, work: () => T): T[] => Array.from({ length: count }, work);

test('a text gets a name when it comes for the third time, and keeps it', () => {
  const nameOf = nameRepeated();
  const [first, second, third, fourth] = times(4, () => nameOf('select $1', 1));
  expect([first, second]).toEqual([undefined, undefined]);
  expect(third).toMatch(/^repeated_/);
  expect(fourth).toBe(third);
  expect(times(3, () => nameOf('select $1, 2', 1))[2]).not.toBe(third);
});

test('no text without values, none with a long list of them, and no more than a connection should keep', () => {
  const nameOf = nameRepeated();
  expect(times(4, () => nameOf('begin', 0))).toEqual(times(4, () => undefined));
  expect(times(4, () => nameOf('select in (…)', 500))).toEqual(times(4, () => undefined));
  const names = Array.from({ length: 1_000 }, (_, number) =>
    times(3, () => nameOf(`select ${number} + $1`, 1)).at(-1),
  );
  expect(new Set(names.filter((name) => name !== undefined)).size).toBe(256);
  expect(names.at(-1)).toBeUndefined();
  expect(nameOf('select 0 + $1', 1)).toBe(names[0]);
});

afterEach(() => vi.restoreAllMocks());

/** A pool whose one connection notes what it is sent. */
function recorded() {
  const pool = new EventEmitter();
  prepareRepeated(pool as unknown as pg.Pool);
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(() => undefined);
  const client = {} as { query: (...given: readonly unknown[]) => void };
  pool.emit('connect', client);
  return { sent: query.mock.calls as unknown[][], client };
}

test('statements are named however the driver is given them, with their values where they were', () => {
  const { sent, client } = recorded();
  const callback = () => undefined;
  for (const text of ['select $1', 'select $1', 'select $1']) client.query(text, ['a'], callback);
  expect(sent[1]).toEqual(['select $1', ['a'], callback]);
  const { name } = (sent[2] as [{ readonly name: string }])[0];
  expect(sent[2]).toEqual([{ text: 'select $1', name }, ['a'], callback]);
  client.query({ text: 'select $1', rowMode: 'array' }, ['b']);
  expect(sent[3]).toEqual([{ text: 'select $1', rowMode: 'array', name }, ['b']]);
  client.query({ text: 'select $1', values: ['c'] });
  expect(sent[4]).toEqual([{ text: 'select $1', values: ['c'], name }, undefined]);
});

test('what has a name, and what is no plain statement, is left as it is', () => {
  const { sent, client } = recorded();
  const cursor = { text: 'select $1', values: ['a'], submit: () => undefined };
  times(4, () => client.query({ name: 'own', text: 'select $1', values: ['a'] }));
  times(4, () => client.query(cursor));
  expect(sent.slice(0, 4)).toEqual(times(4, () => [{ name: 'own', text: 'select $1', values: ['a'] }]));
  expect(sent.slice(4)).toEqual(times(4, () => [cursor]));
});
