import { relative } from 'node:path';
import { root } from './paths.mjs';

/**
 * @typedef {object} TestedFile
 * @property {string} path from the root of the repository
 * @property {number} seconds from its first test's begin to its last one's end, its hooks included
 */

/**
 * The files of a report of vitest, with the time that each took.
 *
 * @param {{ testResults: { name: string, startTime: number, endTime: number }[] }} report
 * @returns {TestedFile[]}
 */
export function filesOfReport({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    path: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/**
 * What to look at first where the tests have become slow.
 *
 * @param {TestedFile[]} files
 * @param {number} most
 * @returns {string} a line a file, the slowest first; empty where no file was run
 */
export function listSlowest(files, most = 10) {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
    .map(({ path, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${path}\n`)
    .join('');
}
