import { type SpawnOptions, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { dirname, parse } from 'node:path';

/** The operating system's account that PostgreSQL runs as where the app itself runs as root. */
export interface PostgresAccount {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root, so root lends it an account that owns the data folder: whoever owns it
 * already, else `postgres`, else `nobody`, which every system has. No account is created on the machine.
 *
 * @returns undefined where the app runs as an ordinary user, who needs no other account.
 */
export function choosePostgresAccount(dataDir: string): PostgresAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(dataDir);
  if (owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = findAccount('postgres') ?? findAccount('nobody');
  if (account === undefined) {
    throw new Error(
      'PostgreSQL does not run as root and this machine has neither a user "postgres" nor "nobody". ' +
        'Start Plumbline as an ordinary user, or set DATABASE_URL.',
    );
  }
  return account;
}

/**
 * Starts one of PostgreSQL's programs in its own session (a Ctrl-C in the terminal is for the app, which stops the
 * database last) and, for root, under the given account.
 *
 * @param mustReach paths that the program has to get to; a checkout in `/root`, say, is closed to other accounts
 */
export function spawnAs(
  account: PostgresAccount | undefined,
  program: string,
  args: readonly string[],
  mustReach: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const base = { ...options, detached: true, env: { ...process.env, LC_ALL: 'C' } };
  if (account === undefined) return spawn(program, args, base);
  const closed = mustReach.map((path) => firstClosedFolder(path, account)).find((path) => path !== undefined);
  if (closed === undefined) return spawn(program, args, { ...base, uid: account.uid, gid: account.gid });
  return spawn('setpriv', [...passFolders(account, closed), program, ...args], base);
}

/**
 * Arguments of `setpriv` that let the account pass through folders closed to it, and nothing more. The secure bit
 * is needed because access(2), which PostgreSQL asks about its own program, otherwise ignores the capability.
 */
function passFolders(account: PostgresAccount, closed: string): string[] {
  const capability = permittedCapability();
  if (capability === undefined || spawnSync('setpriv', ['--version']).status !== 0) {
    throw new Error(
      `PostgreSQL does not run as root, and the account it would run as cannot enter ${closed}. Move Plumbline and ` +
        'DATA_DIR out of that folder, start as an ordinary user, or set DATABASE_URL.',
    );
  }
  return [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    '--securebits=+no_setuid_fixup',
    '--',
  ];
}

/** Containers often hold only the second of the two; the first is the weaker and so the better one. */
function permittedCapability(): 'dac_read_search' | 'dac_override' | undefined {
  if (process.platform !== 'linux') return undefined;
  const mask = /^CapPrm:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  const permitted = BigInt(`0x${mask ?? '0'}`);
  if (permitted & 4n) return 'dac_read_search';
  return permitted & 2n ? 'dac_override' : undefined;
}

/** The topmost folder above `path` that the account may not enter. */
function firstClosedFolder(path: string, account: PostgresAccount): string | undefined {
  const above: string[] = [];
  for (let folder = dirname(path); folder !== parse(folder).root; folder = dirname(folder))
    above.unshift(folder);
  return above.find((folder) => !mayEnter(folder, account));
}

function mayEnter(folder: string, account: PostgresAccount): boolean {
  const { mode, uid, gid } = statSync(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

function findAccount(name: string): PostgresAccount | undefined {
  const ask = (flag: '-u' | '-g') => spawnSync('id', [flag, name], { encoding: 'utf8' });
  const uid = ask('-u');
  const gid = ask('-g');
  if (uid.status !== 0 || gid.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}
