// How much there is of what: `npm run count-code`, or `npm run count-code -- <folder>` for another checkout.
import { resolve } from 'node:path';
import { partOf, TOPS } from './architecture/part-graph.ts';
import { countDuplicates } from './count-code/count-duplicates.ts';
import { countThresholds } from './count-code/count-thresholds.ts';
import { folderOf, joinImports } from './count-code/join-imports.ts';
import { isTest, readSources, type Source } from './count-code/read-sources.ts';
import { findLoops } from './lib/find-loops.ts';
import { listImports } from './lib/list-imports.ts';
import { root } from './lib/paths.mjs';
import { median } from './lib/statistics.ts';

const [folder] = process.argv.slice(2);
const checkout = folder === undefined ? root : resolve(folder);
const sources = readSources(TOPS, checkout);
const code = sources.filter(({ path }) => !isTest(path));
const imports = listImports(TOPS, checkout);
const looped = findLoops(joinImports(imports, folderOf)).flat();

const all = () => true;
const parts = [...new Set(code.map(({ path }) => partOf(path)))].toSorted();
console.table([
  ...parts.map((part) => describe(part, (path) => partOf(path) === part)),
  describe('all', all),
]);
for (const [what, loops] of [
  ['files', findLoops(imports)],
  ['parts', findLoops(joinImports(imports, partOf))],
] as const) {
  console.log(
    `Circles of ${what} that import each other, types included: ${loops.length}, of ${loops.flat().length}`,
  );
  for (const loop of loops) console.log(`  ${loop.join('  ')}`);
}
const { lines, runs } = countDuplicates(code);
console.log(`Lines in runs of eight and more that stand elsewhere too: ${lines}, in ${runs} runs`);

function describe(name: string, isOfIt: (path: string) => boolean) {
  const own = code.filter(({ path }) => isOfIt(path));
  const longest = own.toSorted((a, b) => b.lines - a.lines)[0];
  return {
    part: name,
    files: own.length,
    lines: linesOf(own),
    median: median(own.map(({ lines: each }) => each)),
    longest: longest?.lines,
    'longest file': longest?.path,
    'lines of tests': linesOf(sources.filter(({ path }) => isTest(path) && isOfIt(path))),
    'folders in circles': looped.filter(isOfIt).length,
    thresholds: own.reduce((sum, { text }) => sum + countThresholds(text), 0),
  };
}

function linesOf(of: readonly Source[]): number {
  return of.reduce((sum, { lines: each }) => sum + each, 0);
}
