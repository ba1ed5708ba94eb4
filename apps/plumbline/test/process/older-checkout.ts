import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { provideModules } from '@plumbline/worker/replay/checkouts/provide-modules.ts';

const run = promisify(execFile);
const VERSIONS = 'packages/engines/src/builtin/versions/function-versions.ts';
const OPERATIONS = 'packages/engines/src/builtin/operations.ts';
const AUTHOR = ['-c', 'user.name=Test', '-c', 'user.email=test@example.invalid'];

/** Turns over one bit of every picture: what an unlucky change does, where a test can find it again. */
const CHANGED_PIXELS = `
for (const operation of Object.values(OPERATIONS)) {
  const { run } = operation;
  Object.assign(operation, {
    run: async (...args: Parameters<typeof run>) => {
      const outcome = await run(...args);
      for (let at = 0; at < outcome.picture.data.length; at += 97) outcome.picture.data[at] ^= 1;
      return outcome;
    },
  });
}
`;

/** A clone of this checkout, with what has not been committed yet, whose packages are those of this one. */
export async function cloneCheckout(root: string, folder: string): Promise<string> {
  await run('git', ['clone', '--quiet', '--no-checkout', root, folder]);
  await git(folder, ['checkout', '--quiet', '--detach', await headOf(root)]);
  await commitChangesOf(root, folder);
  await provideModules(root, folder, new AbortController().signal);
  const web = join('apps', 'web', 'dist');
  if (existsSync(join(root, web))) await symlink(join(root, web), join(folder, web), 'dir');
  return folder;
}

/** So that the test says something of the code that is being worked on. */
async function commitChangesOf(root: string, folder: string): Promise<void> {
  const names = await git(root, ['ls-files', '-z', '--modified', '--others', '--exclude-standard']);
  const present = names.split('\0').filter((name) => name !== '' && existsSync(join(root, name)));
  if (present.length === 0) return;
  for (const name of present) {
    const target = join(folder, name);
    await run('mkdir', ['-p', join(target, '..')]);
    await writeFile(target, await readFile(join(root, name)));
  }
  await commitAll(folder, 'what is being worked on');
}

/** An upgrade: all pixels are others, and the function's version says so. */
export async function commitNewVersion(folder: string, name: string): Promise<void> {
  const versions = await readFile(join(folder, VERSIONS), 'utf8');
  const raised = versions.replace(
    new RegExp(`(\\b${name}: )(\\d+)`),
    (_all, before: string, number: string) => before.concat(String(Number(number) + 1)),
  );
  if (raised === versions) throw new Error(`${VERSIONS} has no version of ${name}`);
  await writeFile(join(folder, VERSIONS), raised);
  const operations = await readFile(join(folder, OPERATIONS), 'utf8');
  await writeFile(join(folder, OPERATIONS), operations + CHANGED_PIXELS);
  await commitAll(folder, 'an upgrade');
}

/** The commit that a checkout stands at. */
export async function headOf(folder: string): Promise<string> {
  return (await git(folder, ['rev-parse', 'HEAD'])).trim();
}

async function commitAll(folder: string, message: string): Promise<void> {
  await git(folder, ['add', '--all']);
  await git(folder, [...AUTHOR, 'commit', '--quiet', '--no-verify', '-m', message]);
}

async function git(folder: string, args: readonly string[]): Promise<string> {
  return (await run('git', ['-C', folder, ...args], { maxBuffer: 1 << 26 })).stdout;
}
