import type { Services } from '@plumbline/platform/services.ts';
import { type AppOptions, buildApp } from './build-app.ts';
import { bringSeeds } from './works/bring-seeds.ts';

export interface RunningServer {
  /** Address it listens on, e.g. `http://127.0.0.1:8000`. */
  readonly url: string;
  /** Takes no new requests and waits for those that run. */
  close(): Promise<void>;
}

/** Builds the app and listens where the settings say. */
export async function startServer(services: Services, options: AppOptions = {}): Promise<RunningServer> {
  const app = await buildApp(services, options);
  const { host, port } = services.settings;
  try {
    const seeding = await bringSeeds(app);
    const url = await app.listen({ host, port });
    const close = async () => {
      await seeding.stop();
      await app.close();
    };
    return { url, close };
  } catch (error) {
    // The port may be taken; what the application has opened for itself must not stay behind.
    await app.close();
    throw error;
  }
}
