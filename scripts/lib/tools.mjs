import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { StepError } from './step.mjs';

/**
 * Programs whose package has another name.
 *
 * @type {Record<string, string>}
 */
const PACKAGES = { biome: '@biomejs/biome', tsc: 'typescript' };

/**
 * @param {string} tool name of a program of an installed package
 * @returns {string} path of its script, to be run by Node (the links in `.bin` are shell scripts on Windows)
 */
export function toolPath(tool) {
  const folder = inRoot('node_modules', PACKAGES[tool] ?? tool);
  const manifest = join(folder, 'package.json');
  if (tool === '' || !existsSync(manifest)) throw new StepError(`There is no tool "${tool}".`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[tool]);
}
