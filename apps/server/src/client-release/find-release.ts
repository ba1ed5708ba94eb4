import type { App } from '../app.ts';
import { type Release, readRelease } from './read-release.ts';

/** The release that lies in the data folder. A manifest that cannot be read offers nothing; what is wrong with it stands in the log. */
export async function findRelease(app: App): Promise<Release | undefined> {
  const { settings, logger } = app.services;
  try {
    return await readRelease(settings.dataDir);
  } catch (error) {
    logger.error({ err: error }, 'the release of the desktop client cannot be read');
    return undefined;
  }
}

/** Whether people can download an installer here: what the capability `desktop-client` says. */
export async function offersInstallers(app: App): Promise<boolean> {
  return ((await findRelease(app))?.paths.size ?? 0) > 0;
}
