import { existsSync, readFileSync } from 'node:fs';
import { npm } from './npm.mjs';
import { inRoot } from './paths.mjs';

const FOLDER = inRoot('scripts', 'lighthouse');

/**
 * Lighthouse (Apache-2.0), installed by a lockfile of its own at the first call: with what it brings it is larger than all
 * that the app runs with, so nobody gets it who does not measure.
 *
 * @returns {Promise<string>} path of its command
 */
export async function bringLighthouse() {
  const folder = inRoot('scripts', 'lighthouse', 'node_modules', 'lighthouse');
  const lock = JSON.parse(readFileSync(`${FOLDER}/package-lock.json`, 'utf8'));
  const wanted = lock.packages['node_modules/lighthouse'].version;
  const file = `${folder}/package.json`;
  const installed = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
  if (installed !== wanted)
    await npm('Bringing Lighthouse', ['ci', '--ignore-scripts'], { node: process.execPath, folder: FOLDER });
  return `${folder}/cli/index.js`;
}
