import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CALLS } from '@plumbline/contract/calls.ts';
import { OTHER_PATHS } from '@plumbline/contract/other-paths.ts';
import type { ContentOverlay } from '@plumbline/contract/content/overlay.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { draftContent, publishContent } from '@plumbline/core/published-content/draft-content.ts';
import { levelOf } from '@plumbline/core/own-content/require-references.ts';
import type { App } from '../app.ts';
import { BUILT_IN } from '../catalogue/built-in-content.ts';
import { managedItems } from '../catalogue/managed-items.ts';
import { registerCall } from '../http/register-call.ts';

const PICTURES = fileURLToPath(new URL('../../../../content/public/', import.meta.url));

/** Content as administrators edit it: drafts over what ships, published together. */
export function registerManagedContent(app: App): void {
  const { database, clock } = app.services;
  const dependencies = { database, clock };
  registerCall(app, CALLS.managedContent, async ({ query }) => {
    const overlays = await database.overlays.list();
    const own = await database.ownContent.list();
    const waiting = [...overlays, ...own].filter(({ draft }) => draft !== null).length;
    return { items: managedItems(query.kind, overlays), waiting };
  });
  registerCall(app, CALLS.draftContent, async ({ params, body, request }) => {
    const { kind, itemId } = params;
    const { overlay } = body;
    if (!managedItems(kind, []).some(({ id }) => id === itemId))
      throw new AppError('NOT_FOUND', `no ${kind} ${itemId}`);
    requirePicture(overlay?.cover);
    await requireParent(app, itemId, overlay);
    await draftContent(dependencies, request.administrator, { kind, itemId, overlay });
    return null;
  });
  registerCall(app, CALLS.publishContent, async ({ request }) => ({
    published: await publishContent(dependencies, request.administrator),
  }));
}

/** Only a space can be moved, and only to a first level that there is. */
async function requireParent(app: App, itemId: string, overlay: ContentOverlay | null): Promise<void> {
  if (overlay?.parent === undefined) return;
  const entries = await app.services.database.ownContent.list();
  if (BUILT_IN.levelOf(itemId) === 2 && levelOf(overlay.parent, entries, BUILT_IN) === 1) return;
  throw new AppError('VALIDATION_FAILED', `${itemId} to ${overlay.parent}`, {
    details: { 'overlay.parent': 'a space is moved to a first level' },
  });
}

/** A cover that is not there would be a broken picture on everybody's page. */
function requirePicture(cover: string | undefined): void {
  if (cover === undefined) return;
  const path = join(PICTURES, cover.slice(`${OTHER_PATHS.content}/`.length));
  if (!existsSync(path))
    throw new AppError('VALIDATION_FAILED', cover, {
      details: { 'overlay.cover': 'there is no such picture' },
    });
}
