import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StartedApp, removeData, startApp } from '@plumbline/e2e/start-app.ts';

export type Role = 'server' | 'worker';

export interface ClusterOptions {
  readonly databaseUrl: string;
  readonly servers: number;
  readonly workers: number;
  /** What all of them are told beside the database and their role. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A server or a worker as a process of its own, with a folder that no other one has. */
export class Member {
  readonly role: Role;
  readonly #environment: Readonly<Record<string, string>>;
  #app: StartedApp | undefined;
  #dataDir = '';
  #earlier = '';

  constructor(role: Role, environment: Readonly<Record<string, string>>) {
    this.role = role;
    this.#environment = environment;
  }

  /** Where it listens; empty for a worker, and while it is down. */
  get url(): string {
    return this.#app?.url ?? '';
  }

  get pid(): number {
    if (this.#app === undefined) throw new Error(`this ${this.role} is down`);
    return this.#app.pid;
  }

  /** It was started, and has ended without being asked to. */
  get isGone(): boolean {
    if (this.#app === undefined) return false;
    try {
      return !process.kill(this.#app.pid, 0);
    } catch {
      return true;
    }
  }

  /** All that it has printed, in this life and in those before. */
  get output(): string {
    return this.#earlier + (this.#app?.output() ?? '');
  }

  /**
   * Starts it on an empty folder, as on a machine that is new: what an earlier life left on the disk is lost.
   *
   * @param more for this life alone
   */
  async start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#dataDir = await mkdtemp(join(tmpdir(), `plumbline-${this.role}-`));
    const env = { ...this.#environment, ROLE: this.role, ...more };
    this.#app = await startApp({ dataDir: this.#dataDir, env });
  }

  /** @returns its exit code, or the name of the signal that ended it */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | string> {
    const app = this.#app;
    if (app === undefined) return 'down';
    this.#app = undefined;
    const end = await app.end(signal);
    this.#earlier += app.output();
    await removeData(this.#dataDir);
    return end;
  }

  /** Holds it where it stands, as a machine does whose memory is full; the work of others goes on. */
  async pauseFor(work: () => Promise<void>): Promise<void> {
    const { pid } = this;
    process.kill(pid, 'SIGSTOP');
    try {
      await work();
    } finally {
      process.kill(pid, 'SIGCONT');
    }
  }
}

/** Servers and workers as processes of their own that share a database, and nothing on the disk. */
export class Cluster {
  readonly servers: readonly Member[];
  readonly workers: readonly Member[];

  private constructor(options: ClusterOptions) {
    const environment = { DATABASE_URL: options.databaseUrl, WORKER_CONCURRENCY: '1', ...options.env };
    const make = (role: Role, count: number) =>
      Array.from({ length: count }, () => new Member(role, environment));
    this.servers = make('server', options.servers);
    this.workers = make('worker', options.workers);
  }

  static async start(options: ClusterOptions): Promise<Cluster> {
    const cluster = new Cluster(options);
    try {
      await Promise.all(cluster.members.map((member) => member.start()));
    } catch (error) {
      await cluster.close();
      throw error;
    }
    return cluster;
  }

  get members(): readonly Member[] {
    return [...this.servers, ...this.workers];
  }

  /** Addresses of the servers that are up. */
  get urls(): string[] {
    return this.servers.map(({ url }) => url).filter((url) => url !== '');
  }

  /** Ends what still runs, at once. */
  async close(): Promise<void> {
    await Promise.all(this.members.map((member) => member.stop('SIGKILL')));
  }
}
