/**
 * How much is read of pictures whose truth is known: `npm run recall` draws some hundred pictures by seed, reads them, prints the
 * table and what fell since the committed one. `--write` commits the table and its figures, those of the tests too.
 *
 *   npm run recall -- [--write] [--set held|tune] [--small] [--only <part of a subject's or plan's name>] [--look <folder>]
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { git } from '@plumbline/worker/build/git.ts';
import { CHECKOUT, nameBuild, readBuild } from '@plumbline/worker/build/read-build.ts';
import { fullCases, type RecallCase, type SeedSet, smallCases } from './recall/cases.ts';
import { findLosses, nameLoss } from './recall/find-losses.ts';
import { PLAN_PENS } from './recall/plans/plan-pens.ts';
import { SHEET_PENS } from './recall/sheets/draw-sheet.ts';
import { type RecallReport, reportOf } from './recall/recall-report.ts';
import { runCases } from './recall/run-cases.ts';
import { type TableHead, writeTable } from './recall/write-table.ts';

interface Committed {
  readonly held: RecallReport & TableHead;
  readonly small: RecallReport & TableHead;
}

const FIGURES = new URL('./recall/recall.json', import.meta.url);
const GUIDE = new URL('../docs/guides/recall.md', import.meta.url);

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
    set: { type: 'string', default: 'held' },
    only: { type: 'string' },
    look: { type: 'string' },
  },
});
if (values.set !== 'held' && values.set !== 'tune') throw new RangeError(`no seed set ${values.set}`);
if (values.write && (values.set !== 'held' || values.only !== undefined))
  throw new RangeError('what is committed is the whole set held');
if (values.look !== undefined) await mkdir(values.look, { recursive: true });

async function measure(cases: readonly RecallCase[]): Promise<RecallReport> {
  const results = await runCases(cases, values.look, (done) => {
    process.stderr.write(`\r${done} of ${cases.length} designs and plans `);
  });
  process.stderr.write('\n');
  return reportOf(results);
}

function casesOf(set: SeedSet): RecallCase[] {
  const all = fullCases(set, {
    planPens: PLAN_PENS.map(({ name }) => name),
    sheetPens: SHEET_PENS.map(({ name }) => name),
  });
  const { only } = values;
  if (only === undefined) return all;
  return all.filter((recallCase) =>
    (recallCase.subject ? `${recallCase.part} ${recallCase.subject}` : recallCase.part).includes(only),
  );
}

const committed = JSON.parse(await readFile(FIGURES, 'utf8')) as Committed;
const head = { date: new Date().toISOString().slice(0, 10), commit: await nameReading() };
const isWhole = values.set === 'held' && values.only === undefined;
const full = values.small ? undefined : await measure(casesOf(values.set));
const small = values.small || values.write ? await measure(smallCases()) : undefined;
if (full !== undefined) {
  console.log(writeTable(full, head));
  if (isWhole) tellLosses(full, committed.held);
}
if (small !== undefined) tellLosses(small, committed.small);
if (values.write) {
  const next: Committed = {
    held: full === undefined ? committed.held : { ...head, ...full },
    small: small === undefined ? committed.small : { ...head, ...small },
  };
  await writeFile(FIGURES, writeFigures(next));
  if (full !== undefined) await writeFile(GUIDE, writeTable(full, head));
  console.log(`written: ${fileURLToPath(FIGURES)}`);
}

/** The last commit that changed what reads: later ones, the table's own among them, read the same. */
async function nameReading(): Promise<string> {
  const commit = (await git(CHECKOUT, ['log', '-1', '--format=%H', '--', 'packages'])).trim();
  return nameBuild({ ...(await readBuild()), commit });
}

/** A figure a line, as the formatter leaves it and a change of it reads. */
function writeFigures(next: Committed): string {
  const json = JSON.stringify(next, null, 2);
  return `${json.replaceAll(/\{\s+("share": [\d.e-]+),\s+("of": [\d.e-]+)\s+\}/g, '{ $1, $2 }')}\n`;
}

function tellLosses(now: RecallReport, before: RecallReport): void {
  const losses = findLosses(now.figures, before.figures);
  console.log(losses.length === 0 ? 'nothing fell' : losses.map((loss) => nameLoss(loss)).join('\n'));
}
