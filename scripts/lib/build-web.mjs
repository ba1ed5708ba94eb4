import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { environmentWith } from './environment.mjs';
import { inRoot, root } from './paths.mjs';
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
const NOT_SOURCES = new Set(['node_modules', 'dist', '.vite']);

/**
 * Builds the web app where a source changed since the last build. Contents are compared, not times, because a
 * checkout gives old contents new times.
 *
 * @param {string} node path of the Node to build with
 */
export async function buildWeb(node) {
  const marker = inRoot('apps', 'web', 'dist', '.built-from');
  const sources = hashSources();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === sources) return;
  await step('Building the web app', node, [inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build'], {
    cwd: inRoot('apps', 'web'),
    env: { ...environmentWith(node), NODE_ENV: 'production' },
  });
  writeFileSync(marker, sources);
}

function hashSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((path) => listFiles(inRoot(path))).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} the file itself, or all files below the folder */
function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .filter((name) => !NOT_SOURCES.has(name))
    .flatMap((name) => listFiles(join(path, name)));
}
