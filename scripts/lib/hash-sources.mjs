import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot, root } from './paths.mjs';

const NOT_SOURCES = new Set(['node_modules', 'dist', '.vite']);

/**
 * One value for what stands in these files and below these folders. Contents are compared, not times, because a checkout gives old
 * contents new times.
 *
 * @param {readonly string[]} paths from the root
 * @param {string} [besides] what else a build depends on
 * @returns {string}
 */
export function hashSources(paths, besides = '') {
  const hash = createHash('sha256').update(besides);
  for (const file of paths.flatMap((path) => listFiles(inRoot(path))).sort()) {
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
