/**
 * Renders every picture of a folder over a matrix of functions, styles, atmospheres and options, and writes contact
 * sheets (HTML and JPEG) and the figures (JSON): `npm run eval -- --in <folder> --out <folder> [--against <folder>]`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBuiltinEngine } from '@plumbline/engines/builtin/builtin-engine.ts';
import type { Raster } from '@plumbline/imaging/raster.ts';
import { nameBuild, readBuild } from '@plumbline/worker/build/read-build.ts';
import { compareRuns } from './eval/compare-runs.ts';
import { readEvalOptions } from './eval/eval-options.ts';
import type { CaseResult, EvalReport } from './eval/eval-report.ts';
import { listPictures } from './eval/list-pictures.ts';
import { loadPicture } from './lib/picture-pixels.ts';
import { makeCopies } from './eval/make-copies.ts';
import { planCases } from './eval/plan-cases.ts';
import { runCases } from './eval/run-cases.ts';
import { countSame, medianStages, summarise } from './eval/summarise.ts';
import { writeHtml } from './eval/write-html.ts';
import { captionOf, writeSheet } from './eval/write-sheet.ts';

const options = readEvalOptions(process.argv.slice(2));
const files = await listPictures(options.input, options.only);
if (files.length === 0) throw new RangeError(`no pictures in ${options.input}`);
await mkdir(join(options.output, 'sheets'), { recursive: true });
const engine = createBuiltinEngine({ threads: options.threads });
const cases: CaseResult[] = [];
const unreadable = new Map<string, string>();

async function evaluate(name: string, base: Raster, reference: Raster): Promise<void> {
  const results = await runCases(
    { name, base, reference, cases: planCases(base, options) },
    { engine, output: options.output, threads: options.threads },
  );
  cases.push(...results);
  const sheet = join(options.output, 'sheets', `${name.replaceAll('/', '-')}.jpg`);
  await writeSheet(base, name, results, options.output, sheet);
  console.log(`${name}\n${results.map((result) => `  ${result.function} ${captionOf(result)}`).join('\n')}`);
}

/** A folder may hold files that are no pictures, whatever they are called: they are named in the report. */
async function tryPicture(file: string, name: string): Promise<Raster | undefined> {
  try {
    return await loadPicture(file);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    if (!unreadable.has(name)) console.log(`${name}\n  cannot be read: ${why}`);
    unreadable.set(name, why);
    return undefined;
  }
}

for (const [index, { file, name }] of files.entries()) {
  const base = await tryPicture(file, name);
  if (base === undefined) continue;
  const next = files[(index + 1) % files.length] ?? { file, name };
  const reference = (await tryPicture(options.reference ?? next.file, next.name)) ?? base;
  await evaluate(name, base, reference);
  if (!options.copies) continue;
  for (const { suffix, picture } of await makeCopies(base))
    await evaluate(`${name}-${suffix}`, picture, reference);
}
await engine.close();

const report: EvalReport = {
  schema: 1,
  sources: nameBuild(await readBuild()),
  settings: { ...options },
  unreadable: [...unreadable].map(([picture, why]) => ({ picture, why })),
  cases,
  summary: summarise(cases),
  determinism: countSame(cases),
  stages: medianStages(cases),
  peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024),
};
await writeFile(join(options.output, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
const changes =
  options.against === undefined
    ? undefined
    : compareRuns(
        report,
        JSON.parse(await readFile(join(options.against, 'report.json'), 'utf8')) as EvalReport,
      );
await writeHtml(report, changes, options.output, options.against);
console.log(
  `${cases.length} renders of ${files.length - unreadable.size} pictures: ${join(options.output, 'index.html')}`,
);
