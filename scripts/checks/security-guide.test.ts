import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const guide = readFileSync(`${root}docs/guides/security.md`, 'utf8');
const rows = guide.split('\n').filter((line) => line.startsWith('|'));
const named = new Map(
  rows.flatMap((row) => {
    const match = /^\| ([A-Z]{2}) \| `([^`]+)` \|$/.exec(row);
    return match ? [[match[1] as string, match[2] as string]] : [];
  }),
);
const items = rows.flatMap((row) => {
  const match = /^\| ((?:\d+\.\d+\.\d+(?:, )?)+) \| ([a-z/]+) \| (.+) \|$/.exec(row);
  return match ? [{ ids: (match[1] as string).split(', '), state: match[2], how: match[3] as string }] : [];
});

test('every test that the security guide names is there', () => {
  expect(named.size).toBeGreaterThan(20);
  expect([...named.values()].filter((path) => !existsSync(root + path))).toEqual([]);
});

test('the requirements of ASVS 5.0.0 at levels 1 and 2 are all answered, each once, in known words', () => {
  const ids = items.flatMap((item) => item.ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(253);
  const states = new Set(items.map(({ state }) => state));
  expect([...states].toSorted()).toEqual(['met', 'n/a', 'open', 'operator', 'part']);
});

test('short names of tests in the tables are explained, and all of them are used', () => {
  const text = rows.filter((row) => !/^\| [A-Z]{2} \|/.test(row)).join('\n');
  const used = new Set(text.match(/(?<=[;,|] )[A-Z]{2}(?=[,; ])/g));
  expect([...used].filter((name) => !named.has(name)).toSorted()).toEqual([]);
  expect([...named.keys()].filter((name) => !used.has(name))).toEqual([]);
});
