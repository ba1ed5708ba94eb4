import { environmentWith } from './environment.mjs';
import { step } from './step.mjs';

/**
 * Runs npm quietly, under the given Node: with the machine's older one it would warn of every package that wants
 * a newer. The npm that started this script is the one used.
 *
 * @param {string} title
 * @param {string[]} args
 * @param {{ node: string, folder: string }} where
 */
export async function npm(title, args, { node, folder }) {
  const all = [...args, '--prefix', folder, '--loglevel=error', '--no-fund', '--no-audit'];
  const options = { cwd: folder, env: environmentWith(node) };
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return step(title, node, [cli, ...all], options);
  return step(title, 'npm', all, { ...options, shell: process.platform === 'win32' });
}
