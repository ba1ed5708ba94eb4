import { delimiter, dirname } from 'node:path';

/** @param {string} node path of the Node that child processes find first @returns {NodeJS.ProcessEnv} */
export function environmentWith(node) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...process.env, [name]: `${dirname(node)}${delimiter}${process.env[name] ?? ''}` };
}
