// Runs one of the installed tools, or a script of ours, under Node 24:
// `node scripts/run.mjs biome format --write .`, `node scripts/run.mjs scripts/screenshots.ts home`.
import { install } from './lib/install.mjs';
import { bringNode24 } from './lib/node24.mjs';
import { runApp } from './lib/run-app.mjs';
import { runMain } from './lib/step.mjs';
import { toolPath } from './lib/tools.mjs';

await runMain(async () => {
  const [tool = '', ...args] = process.argv.slice(2);
  const node = await bringNode24();
  await install(node);
  process.exitCode = await runApp(node, [tool.endsWith('.ts') ? tool : toolPath(tool), ...args]);
});
