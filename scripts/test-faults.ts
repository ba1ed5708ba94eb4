/**
 * Takes an installation of real processes apart while it works, in every way that is known to happen, and looks afterwards whether each
 * task ended once, was charged at most once and left nothing behind: `npm run test:faults -- [--seed 7] [--tasks 300] [--only kills]`.
 * Ends by itself with a table; the exit code says whether everything held.
 */
import { parseArgs } from 'node:util';
import { NotTried } from '../apps/plumbline/test/faults/outcome.ts';
import { SCENARIOS } from '../apps/plumbline/test/faults/scenarios.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, tasks: { type: 'string' }, only: { type: 'string', multiple: true } },
});
const seed = Number(values.seed ?? Date.now() % 0x7fffffff);
const tasks = Number(values.tasks ?? 300);
if (!Number.isInteger(seed) || !Number.isInteger(tasks) || tasks < 6)
  throw new RangeError('--seed and --tasks are whole numbers, --tasks from 6 on');
const chosen = SCENARIOS.filter(({ name }) => values.only === undefined || values.only.includes(name));
if (chosen.length === 0)
  throw new RangeError(`--only is one of ${SCENARIOS.map(({ name }) => name).join(', ')}`);

console.log(`seed ${seed}, ${tasks} tasks under kills`);
const rows: string[][] = [];
for (const { name, run } of chosen) {
  const begun = Date.now();
  const [result, saw] = await run({ seed, tasks }).then(
    (outcome) => ['held', outcome.saw],
    (error: unknown) => [
      error instanceof NotTried ? 'not tried' : 'BROKE',
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    ],
  );
  const row = [name, result ?? '', `${Math.round((Date.now() - begun) / 1000)} s`, saw ?? ''];
  console.log(row.join(' | '));
  rows.push(row);
}
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
console.log(
  `\n${rows.map((row) => row.map((cell, column) => (cell.split('\n')[0] ?? '').padEnd(widths[column] ?? 0)).join('  ')).join('\n')}`,
);
const broken = rows.filter(([, result]) => result === 'BROKE').length;
const held = rows.filter(([, result]) => result === 'held').length;
console.log(`\n${held} of ${rows.length} held, ${broken} broke; seed ${seed}`);
process.exitCode = broken === 0 ? 0 : 1;
