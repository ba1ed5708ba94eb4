import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { environmentWith } from './environment.mjs';
import { hashSources } from './hash-sources.mjs';
import { inRoot } from './paths.mjs';
import { step } from './step.mjs';

/** Everything the desktop client is made of. */
const SOURCES = [
  'apps/desktop/src',
  'apps/desktop/package.json',
  'apps/desktop/vite.config.ts',
  'apps/web/src',
  'apps/web/package.json',
  'packages/client/src',
  'packages/contract/src',
  'package-lock.json',
  'tsconfig.base.json',
];
/** The main process empties the folder that the others build into. */
const PARTS = ['main', 'preload', 'pages'];

/**
 * Builds main process, preload script and pages of the desktop client where a source changed since the last build. Electron is not
 * needed for it.
 *
 * @param {string} node path of the Node to build with
 */
export async function buildDesktop(node) {
  const marker = inRoot('apps', 'desktop', 'dist', '.built-from');
  const sources = hashSources(SOURCES, process.env['PLUMBLINE_RELEASE_KEY'] ?? '');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === sources) return;
  for (const part of PARTS)
    await step(
      `Building the desktop client (${part})`,
      node,
      [inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--mode', part],
      { cwd: inRoot('apps', 'desktop'), env: { ...environmentWith(node), NODE_ENV: 'production' } },
    );
  writeFileSync(marker, sources);
}
