// `npm test`: sets up what is missing, runs every check and test, and ends in one line, `N passed, N failed`.
// `npm test -- unit lint` (or `node scripts/test.mjs unit lint`) runs only these stages.
import { environmentWith } from './lib/environment.mjs';
import { install } from './lib/install.mjs';
import { bringNode24 } from './lib/node24.mjs';
import { listSlowest } from './lib/slowest-files.mjs';
import { runMain, StepError } from './lib/step.mjs';
import { runStage } from './lib/test-stage.mjs';
import { STAGES } from './lib/test-stages.mjs';

await runMain(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new StepError(
      `No stage ${unknown.join(', ')}. There are ${STAGES.map(({ name }) => name).join(', ')}.`,
    );
  }
  const node = await bringNode24();
  await install(node);
  const context = { node, env: environmentWith(node) };
  let passed = 0;
  let failed = 0;
  /** @type {import('./lib/slowest-files.mjs').TestedFile[]} */
  const files = [];
  // One after the other: two cores gain nothing from more, and the time of each stage stays readable.
  for (const stage of STAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const result = await runStage(stage, context);
    passed += result.passed;
    failed += result.failed;
    files.push(...result.files);
  }
  const slowest = listSlowest(files);
  if (slowest !== '') process.stdout.write(`\nThe slowest files:\n${slowest}`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 ? 1 : 0;
});
