/**
 * Makes the golden pictures, by which the tests see that a function's pixels have changed, and writes their hashes and
 * previews: `node scripts/run.mjs scripts/make-golden-pictures.ts [name …]`. A picture that differs from the one that stands is
 * written only where its function's version was raised: the version is what tells old results from new ones.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { functionVersion } from '@plumbline/engines/builtin/versions/function-versions.ts';
import { GOLDEN_CASES } from '@plumbline/engines/builtin/versions/testing/golden-cases.ts';
import {
  GOLDEN_FILE,
  type GoldenEntry,
  readGoldenEntries,
} from '@plumbline/engines/builtin/versions/testing/golden-file.ts';
import { makeGolden } from '@plumbline/engines/builtin/versions/testing/make-golden.ts';
import { toSharp } from './lib/picture-pixels.ts';

const PREVIEW_QUALITY = 60;

const wanted = process.argv.slice(2);
const before = readGoldenEntries();
const after: Record<string, GoldenEntry> = {};
const refused: string[] = [];
mkdirSync(new URL('.', GOLDEN_FILE), { recursive: true });
for (const golden of GOLDEN_CASES) {
  const { name } = golden;
  const known = before[name];
  if (known && wanted.length > 0 && !wanted.includes(name)) {
    after[name] = known;
    continue;
  }
  const { picture, inputs, pixelHash } = await makeGolden(golden);
  const version = functionVersion(golden.function);
  const changed = known !== undefined && known.inputs === inputs && known.pixelHash !== pixelHash;
  if (changed && known.version === version) {
    refused.push(`${name}: ${golden.function} is still version ${version}`);
    after[name] = known;
    continue;
  }
  after[name] = { function: golden.function, version, inputs, pixelHash };
  if (known?.pixelHash !== pixelHash)
    await toSharp(picture)
      .webp({ quality: PREVIEW_QUALITY, effort: 6 })
      .toFile(fileURLToPath(new URL(`${name}.webp`, GOLDEN_FILE)));
  console.log(`${known?.pixelHash === pixelHash ? 'same   ' : 'written'}  ${name}  ${version}`);
}
for (const name of Object.keys(before).filter((old) => after[old] === undefined))
  rmSync(new URL(`${name}.webp`, GOLDEN_FILE), { force: true });
writeFileSync(GOLDEN_FILE, `${JSON.stringify(after, null, 2)}\n`);
if (refused.length > 0) {
  console.error(
    `\nNot written, because the pixels changed and the version did not:\n  ${refused.join('\n  ')}`,
  );
  console.error('Raise it in packages/engines/src/builtin/versions/function-versions.ts.');
  process.exitCode = 1;
}
