import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { environmentWith } from './environment.mjs';
import { hashSources } from './hash-sources.mjs';
import { inRoot } from './paths.mjs';
import { step } from './step.mjs';

/** Everything the web build is made of; other packages run as they are. */
const SOURCES = [
  'apps/web',
  'packages/client/src',
  'packages/contract/src',
  'packages/editor/src',
  'packages/imaging/src',
  'packages/models/src',
  'package-lock.json',
  'tsconfig.base.json',
];

/**
 * Builds the web app where a source changed since the last build.
 *
 * @param {string} node path of the Node to build with
 */
export async function buildWeb(node) {
  const marker = inRoot('apps', 'web', 'dist', '.built-from');
  const sources = hashSources(SOURCES);
  if (existsSync(marker) && readFileSync(marker, 'utf8') === sources) return;
  await step('Building the web app', node, [inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build'], {
    cwd: inRoot('apps', 'web'),
    env: { ...environmentWith(node), NODE_ENV: 'production' },
  });
  writeFileSync(marker, sources);
}
