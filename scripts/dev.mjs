// `npm run dev`: the server restarts and the page reloads as files change. The page is Vite's, which passes what is
// not a file of the web app on to the server.
import { inRoot } from './lib/paths.mjs';
import { install } from './lib/install.mjs';
import { bringNode24 } from './lib/node24.mjs';
import { runApp } from './lib/run-app.mjs';
import { runMain } from './lib/step.mjs';
import { toolPath } from './lib/tools.mjs';

await runMain(async () => {
  const node = await bringNode24();
  await install(node);
  const port = process.env.PORT ?? '8000';
  const server = runApp(node, ['--watch', '--watch-preserve-output', 'apps/plumbline/src/main.ts'], {
    PORT: port,
  });
  const web = runApp(
    node,
    [toolPath('vite'), inRoot('apps', 'web'), '--config', inRoot('apps', 'web', 'vite.config.ts')],
    {
      PLUMB_SERVER: `http://127.0.0.1:${port}`,
    },
  );
  const code = await Promise.race([server, web]);
  // One without the other is of no use.
  process.kill(process.pid, 'SIGTERM');
  await Promise.all([server, web]);
  process.exitCode = code;
});
