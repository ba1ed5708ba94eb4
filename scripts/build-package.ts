// Builds what `npm pack` takes of a package, into its `dist`: `node scripts/run.mjs scripts/build-package.ts packages/api-client`.
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './lib/paths.mjs';
import { toolPath } from './lib/tools.mjs';

const folder = inRoot(process.argv[2] ?? '');
const dist = join(folder, 'dist');
rmSync(dist, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [toolPath('tsc'), '-p', join(folder, 'tsconfig.build.json')], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
// Here packages import each other's sources; what is published has one door.
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(?:js|d\.ts)$/.test(name)) continue;
  const path = join(dist, name);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replaceAll(/(['"]@plumbline\/api-client)\/[\w-]+\.ts(['"])/g, '$1$2'),
  );
}
