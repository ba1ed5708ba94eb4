// `npm start`: makes ready what is missing or stale, then runs the app. Plain JavaScript without dependencies,
// because it runs before anything is installed, on any Node from 20.19.
import { buildWeb } from './lib/build-web.mjs';
import { install } from './lib/install.mjs';
import { bringNode24 } from './lib/node24.mjs';
import { runApp } from './lib/run-app.mjs';
import { runMain } from './lib/step.mjs';

await runMain(async () => {
  const node = await bringNode24();
  await install(node);
  await buildWeb(node);
  process.exitCode = await runApp(node, ['apps/plumbline/src/main.ts']);
});
