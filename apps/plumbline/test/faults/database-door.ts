import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@plumbline/platform/database/embedded-postgres.ts';

/**
 * A PostgreSQL of its own behind a door with one address: the server itself comes back at another port each time it is started.
 */
export class DatabaseDoor {
  readonly #dir: string;
  readonly #sockets = new Set<Socket>();
  readonly #door = createServer((client) => this.#pass(client));
  #postgres: EmbeddedPostgres | undefined;
  #port = 0;
  #url = '';

  private constructor(dir: string) {
    this.#dir = dir;
  }

  static async open(): Promise<DatabaseDoor> {
    const door = new DatabaseDoor(await mkdtemp(join(tmpdir(), 'plumbline-faults-database-')));
    door.#door.listen(0, '127.0.0.1');
    await once(door.#door, 'listening');
    await door.start();
    return door;
  }

  /** The same before and after a restart. */
  get url(): string {
    return this.#url;
  }

  async start(): Promise<void> {
    this.#postgres = await startEmbeddedPostgres(this.#dir, { fast: true });
    const url = new URL(this.#postgres.url);
    this.#port = Number(url.port);
    url.port = String((this.#door.address() as AddressInfo).port);
    this.#url = url.href;
  }

  /** As an operator restarts it: what runs is cut off in the middle. */
  async stop(): Promise<void> {
    this.#port = 0;
    await this.#postgres?.close();
  }

  /** The network between: every connection breaks, and the server knows nothing of it. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    this.#door.close();
    await this.stop();
    await rm(this.#dir, { recursive: true, force: true });
  }

  #pass(client: Socket): void {
    if (this.#port === 0) return void client.destroy();
    const server = connect({ host: '127.0.0.1', port: this.#port });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
