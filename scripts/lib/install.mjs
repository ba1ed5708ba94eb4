import { existsSync, readFileSync } from 'node:fs';
import { npm } from './npm.mjs';
import { inRoot } from './paths.mjs';

/**
 * Installs what the lockfile says where `node_modules` differs from it.
 *
 * @param {string} node path of the Node to install with
 */
export async function install(node) {
  if (isInstalled()) return;
  await npm('Installing packages', ['ci'], { node, folder: inRoot() });
}

/**
 * Compares the lockfile with npm's own list of what it has installed, which npm writes last: an interrupted
 * install counts as none, and an `npm install` by hand is recognised.
 *
 * @returns {boolean}
 */
function isInstalled() {
  const list = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const wanted = readPackages(inRoot('package-lock.json'));
  const present = readPackages(list);
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    // A package for another system is optional, listed in the lockfile and rightly absent here.
    if (present[path] === undefined) return entry.optional === true || entry.peer === true;
    return entry.link === true || present[path].integrity === entry.integrity;
  });
}

/** @param {string} file @returns {Record<string, { integrity?: string, optional?: boolean, peer?: boolean, link?: boolean }>} */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
