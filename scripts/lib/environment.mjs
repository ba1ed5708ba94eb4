import { delimiter, dirname, join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Node reads our TypeScript itself. What it made of a file is kept, so that a start, and each thread of an engine, takes half
 * the time from the second on.
 */
const COMPILED = join(root, 'node_modules', '.cache', 'node');

/** @param {string} node path of the Node that child processes find first @returns {NodeJS.ProcessEnv} */
export function environmentWith(node) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return {
    NODE_COMPILE_CACHE: COMPILED,
    ...process.env,
    [name]: `${dirname(node)}${delimiter}${process.env[name] ?? ''}`,
  };
}
