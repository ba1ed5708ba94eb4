import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { access, chown, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { choosePostgresAccount, type PostgresAccount, spawnAs } from './postgres-account.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';

export const CLUSTER_USER = 'plumbline';

/** PostgreSQL's files on disk and what is needed to run a server on them. */
export interface Cluster {
  /** Holds the cluster, the password and the log. */
  readonly dir: string;
  readonly clusterDir: string;
  readonly account: PostgresAccount | undefined;
  readonly binaries: PostgresBinaries;
  readonly password: string;
}

/**
 * Opens the cluster under `requestedDir`, initialising it at the first call. It is made beside its final place and
 * renamed, so an interrupted initialisation is simply done again.
 */
export async function openCluster(requestedDir: string): Promise<Cluster> {
  await mkdir(requestedDir, { recursive: true });
  // PostgreSQL resolves links and writes the resolved path down; ours must be the same to recognise it.
  const dir = await realpath(requestedDir);
  const account = choosePostgresAccount(dir);
  if (account !== undefined) await chown(dir, account.uid, account.gid);
  const passwordFile = join(dir, 'password');
  const clusterDir = join(dir, 'cluster');
  const binaries = await findPostgresBinaries();
  const initialised = await access(join(clusterDir, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (!initialised) await initialise(dir, clusterDir, passwordFile, binaries, account);
  return { dir, clusterDir, account, binaries, password: await readFile(passwordFile, 'utf8') };
}

async function initialise(
  dir: string,
  clusterDir: string,
  passwordFile: string,
  binaries: PostgresBinaries,
  account: PostgresAccount | undefined,
): Promise<void> {
  const unfinished = join(dir, 'cluster.new');
  await rm(unfinished, { recursive: true, force: true });
  await rm(passwordFile, { force: true });
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (account !== undefined) await chown(passwordFile, account.uid, account.gid);
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${CLUSTER_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's own Unicode rules: the same order and case on every system, whatever locales it has.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  const child = spawnAs(account, binaries.initdb, args, [binaries.initdb, unfinished], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`PostgreSQL could not initialise ${dir}:\n${complaint.trim()}`);
  await rename(unfinished, clusterDir);
}
