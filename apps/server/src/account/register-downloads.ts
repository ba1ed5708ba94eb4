import { CALLS } from '@plumbline/contract/calls.ts';
import { imageUrls } from '@plumbline/core/images/image-urls.ts';
import type { App } from '../app.ts';
import { registerCall } from '../http/register-call.ts';
import { signedIn } from '../http/signed-in.ts';

/** What one has downloaded. */
export function registerDownloads(app: App): void {
  const { database } = app.services;
  registerCall(app, CALLS.downloads, async ({ query, caller }) => {
    const { downloads, total } = await database.account.listDownloads(signedIn(caller).id, {
      offset: (query.page - 1) * query.pageSize,
      limit: query.pageSize,
    });
    const living = await database.images.livingAmong(downloads.flatMap(({ imageIds }) => imageIds));
    return {
      items: downloads.map(({ id, at, format, visibleLabel, imageIds }) => ({
        downloadId: id,
        at: at.toISOString(),
        format,
        visibleLabel,
        images: imageIds.map((imageId) => ({
          imageId,
          thumbnailUrl: living.has(imageId) ? imageUrls(imageId).thumbnailUrl : null,
        })),
      })),
      total,
    };
  });
}
