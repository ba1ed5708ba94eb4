import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Cluster, openCluster } from './embedded/cluster.ts';
import { DATABASE, connectionString } from './embedded/connection-string.ts';
import { spawnAs } from './embedded/postgres-account.ts';
import { stopLeftover, stopPostgres } from './embedded/stop-leftover.ts';

export interface EmbeddedPostgres {
  /** Connection string of the app's own database, on 127.0.0.1. */
  readonly url: string;
  /** Resolves when the server has ended, whether it was asked to or not. */
  readonly exited: Promise<void>;
  /** Closes connections, flushes, and resolves when the server is gone. */
  close(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Tests only: no fsync, so a power cut may lose data. */
  readonly fast?: boolean;
}

const START_LIMIT_MS = 60_000;
/** A free port can be taken by another program between finding it and using it. */
const PORT_ATTEMPTS = 3;

/**
 * Starts the PostgreSQL that npm brought, with its data under `dir`, and makes the app's database in it.
 *
 * The first call initialises the cluster beside its final place and renames it, so an interrupted
 * initialisation is simply done again. A server left over from a killed app is stopped first. It listens on
 * 127.0.0.1 alone, on a random port, with a password generated at the first start.
 *
 * @param dir folder for the cluster, its password and its log; made if missing
 * @throws when there is no PostgreSQL for this platform, or the server does not start (with the end of its log)
 */
export async function startEmbeddedPostgres(
  dir: string,
  options: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dir);
  await stopLeftover(cluster.clusterDir);
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const server = await launch(cluster, port, options);
    if (await answers(cluster, port, server)) {
      await createDatabase(cluster, port);
      return handle(server, connectionString(cluster.password, port, DATABASE));
    }
    await end(server);
    if (attempt === PORT_ATTEMPTS) {
      const log = await readFile(join(cluster.dir, 'server.log'), 'utf8');
      throw new Error(
        `PostgreSQL did not start. The end of its log:\n${log.trim().split('\n').slice(-8).join('\n')}`,
      );
    }
  }
}

async function launch(
  cluster: Cluster,
  port: number,
  options: EmbeddedPostgresOptions,
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(options.fast && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await open(join(cluster.dir, 'server.log'), 'w', 0o600);
  const { postgres } = cluster.binaries;
  const child = spawnAs(
    cluster.account,
    postgres,
    ['-D', cluster.clusterDir, ...args],
    [postgres, cluster.clusterDir],
    { stdio: ['ignore', log.fd, log.fd] },
  );
  await once(child, 'spawn');
  await log.close();
  // Where the app ends without closing (a forced stop), the server still shuts itself down in good order.
  const stopWithApp = () => child.kill('SIGINT');
  process.once('exit', stopWithApp);
  child.once('exit', () => process.off('exit', stopWithApp));
  return child;
}

/** Waits until the server takes connections. @returns false when it ended or stayed silent */
async function answers(cluster: Cluster, port: number, server: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: connectionString(cluster.password, port, 'postgres') });
    // A connection that breaks after it was made reports here as well, and would end the process unheard.
    client.on('error', () => undefined);
    const ok = await client
      .connect()
      .then(() => client.query('show data_directory'))
      .then(({ rows }) => rows[0]?.data_directory === cluster.clusterDir)
      .catch(() => false);
    await client.end().catch(() => undefined);
    if (ok) return true;
    await sleep(25);
  }
  return false;
}

async function createDatabase(cluster: Cluster, port: number): Promise<void> {
  const client = new pg.Client({ connectionString: connectionString(cluster.password, port, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}

function handle(server: ChildProcess, url: string): EmbeddedPostgres {
  const exited = new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
  });
  return { url, exited, close: () => end(server) };
}

async function end(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  await Promise.all([stopPostgres(server.pid), exited]);
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no TCP port was assigned');
  return address.port;
}
