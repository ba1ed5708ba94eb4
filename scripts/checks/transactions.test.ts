import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (path) => /^(?:apps|packages)\/.*\.ts$/.test(path) && !/\.test\.ts$|\/testing\/|\/test\//.test(path),
  )
  .filter((path) => existsSync(root + path));

/** What a call is given, from its opening bracket to the one that closes it. */
function argumentsAt(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if ('([{'.includes(text[at] as string)) depth += 1;
    if (')]}'.includes(text[at] as string)) depth -= 1;
    if (depth === 0) return text.slice(open, at + 1);
  }
  return text.slice(open);
}

/**
 * Files, pixels, mails and other machines: slow, and neither undone by a rollback nor harmless when they are done again,
 * which a transaction may be at any time.
 */
const OUTSIDE = /\b(?:storage|compute|senders|codec|engine\.run|fetch\()/;

test('a transaction holds statements of the database alone', () => {
  const blocks = sources.flatMap((path) => {
    const text = readFileSync(root + path, 'utf8');
    return [...text.matchAll(/\.transaction\(/g)].map(({ index }) => ({
      where: `${path}:${text.slice(0, index).split('\n').length}`,
      given: argumentsAt(text, index + '.transaction'.length),
    }));
  });
  expect(blocks.length).toBeGreaterThan(40);
  expect(blocks.filter(({ given }) => OUTSIDE.test(given)).map(({ where }) => where)).toEqual([]);
});

test('the check sees what it is there for', () => {
  const bad = 'await database.transaction(async (all) => { await storage.put(key, bytes); });';
  expect(OUTSIDE.test(argumentsAt(bad, bad.indexOf('(')))).toBe(true);
  const fine =
    'await database.transaction(async ({ images }) => images.save(row)); await storage.put(key, bytes);';
  expect(OUTSIDE.test(argumentsAt(fine, fine.indexOf('(')))).toBe(false);
});
