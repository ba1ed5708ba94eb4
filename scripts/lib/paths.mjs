import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** @param {...string} parts @returns {string} a path inside the checkout */
export function inRoot(...parts) {
  return join(root, ...parts);
}
