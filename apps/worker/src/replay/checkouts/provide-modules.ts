import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MakeAgainFailure } from '../make-again-failure.ts';
import { exists } from './exists.ts';

const run = promisify(execFile);
const LOCKFILE = 'package-lock.json';
const OWN_SCOPE = '@plumbline';
/** Made by npm last of all; ours, with the digest of the lockfile that both had. */
const INSTALLED = join('node_modules', '.package-lock.json');
const LINKED = join('node_modules', '.linked');
const INSTALL_TIMEOUT_MS = 600_000;

/**
 * Gives a checkout the packages that its lockfile asks for: those of the running checkout where both ask for the same, else
 * npm installs its own.
 */
export async function provideModules(running: string, checkout: string, signal: AbortSignal): Promise<void> {
  if (await exists(join(checkout, INSTALLED))) return;
  const own = await digestOf(join(running, LOCKFILE));
  const linked = await readFile(join(checkout, LINKED), 'utf8').catch(() => undefined);
  if (linked === own) return;
  await rm(join(checkout, 'node_modules'), { recursive: true, force: true });
  if ((await digestOf(join(checkout, LOCKFILE))) !== own) return install(checkout, signal);
  await linkModules(join(running, 'node_modules'), join(checkout, 'node_modules'));
  await writeFile(join(checkout, LINKED), own);
}

async function digestOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

/** Outside packages are linked one by one; our own must be the checkout's, to which npm's relative links lead. */
async function linkModules(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const { name } of await readdir(from, { withFileTypes: true })) {
    if (name.startsWith('.') || name === OWN_SCOPE) continue;
    await symlink(join(from, name), join(to, name), 'junction');
  }
  await mkdir(join(to, OWN_SCOPE));
  for (const name of await readdir(join(from, OWN_SCOPE)))
    await symlink(await readlink(join(from, OWN_SCOPE, name)), join(to, OWN_SCOPE, name), 'dir');
}

/** Without their scripts: engines need none of them, and an old one should not run on a server. */
async function install(checkout: string, signal: AbortSignal): Promise<void> {
  const args = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    await run('npm', args, {
      cwd: checkout,
      signal,
      timeout: INSTALL_TIMEOUT_MS,
      shell: process.platform === 'win32',
    });
  } catch (error) {
    signal.throwIfAborted();
    const { stderr = '', message } = error as Error & { readonly stderr?: string };
    const reason = stderr.trim().split('\n')[0] || message;
    throw new MakeAgainFailure(`the packages of that version could not be installed: ${reason}`, {
      cause: error,
    });
  }
}
