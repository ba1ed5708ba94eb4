import type { StartTaskBody } from '@plumbline/contract/api/start-task.ts';
import type { Compute } from '@plumbline/core/ports/compute.ts';
import { createLogger } from '@plumbline/platform/logging/create-logger.ts';
import { type Services, createServices } from '@plumbline/platform/services.ts';
import { parseSettings } from '@plumbline/platform/settings/load-settings.ts';
import { type S3StandIn, startS3 } from '@plumbline/platform/testing/s3-stand-in.ts';
import { Cluster } from '../cluster/cluster.ts';
import { ClusterClient } from '../cluster/cluster-client.ts';
import { quarters } from '../images/pictures.ts';
import { DatabaseDoor } from './database-door.ts';

export interface FaultHouseOptions {
  readonly servers: number;
  readonly workers: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Files lie there and not in the bucket. */
  readonly folder?: string;
}

/** An installation of real processes whose database, store and members can be taken away, and people who use it. */
export class FaultHouse {
  readonly database: DatabaseDoor;
  readonly s3: S3StandIn;
  readonly cluster: Cluster;
  /** Of the test's own, to look into the tables and the store. */
  readonly services: Services;
  #people = 0;

  private constructor(database: DatabaseDoor, s3: S3StandIn, cluster: Cluster, services: Services) {
    this.database = database;
    this.s3 = s3;
    this.cluster = cluster;
    this.services = services;
  }

  static async open({ servers, workers, env, folder }: FaultHouseOptions): Promise<FaultHouse> {
    const [database, s3] = await Promise.all([DatabaseDoor.open(), startS3()]);
    const shared = {
      ...(folder === undefined ? { ...s3.environment, S3_TIMEOUT_SECONDS: '3' } : { DATA_DIR: folder }),
      FREE_DAILY_RENDERS: '100000',
      START_BURST: '100000',
      SMS_PER_IP_HOUR: '100000',
      ...env,
    };
    const settings = parseSettings({ DATA_DIR: '/nowhere', ...shared, DATABASE_URL: database.url });
    const services = await createServices(settings, {
      compute: {} as Compute,
      logger: createLogger('silent'),
    });
    const cluster = await Cluster.start({ databaseUrl: database.url, servers, workers, env: shared });
    return new FaultHouse(database, s3, cluster, services);
  }

  signIn(): Promise<ClusterClient> {
    this.#people += 1;
    const phoneNo = `139${String(10_000_000 + this.#people)}`;
    return ClusterClient.signIn(() => this.cluster.urls, phoneNo);
  }

  /** A person with a small picture, and what asks for a render of it. */
  async moveIn(side = 64): Promise<Tenant> {
    const client = await this.signIn();
    const base = await client.upload(
      await quarters(side, (side * 3) / 4)
        .png()
        .toBuffer(),
    );
    return {
      client,
      render: (more = {}) => client.start({ function: 'architecturalRender', upload_img: base, ...more }),
    };
  }

  /** What went wrong by itself: every process is to outlive what happens around it. @throws with what the dead said last */
  requireAllAlive(): void {
    for (const { role, isGone, output } of this.cluster.members)
      if (isGone) throw new Error(`a ${role} has ended by itself:\n${plain(output)}`);
  }

  async close(): Promise<void> {
    await this.cluster.close();
    await this.services.close();
    await this.s3.close();
    await this.database.close();
  }
}

/** What is no line of the log. */
function plain(output: string): string {
  const lines = output.split('\n').filter((line) => !line.startsWith('{'));
  return lines.slice(-40).join('\n');
}

export interface Tenant {
  readonly client: ClusterClient;
  /** @returns the id of the task */
  render(more?: Partial<StartTaskBody>): Promise<string>;
}
