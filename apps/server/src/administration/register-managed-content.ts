import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CALLS, OTHER_PATHS } from '@plumbline/contract/calls.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { draftContent, publishContent } from '@plumbline/core/published-content/draft-content.ts';
import type { App } from '../app.ts';
import { managedItems } from '../catalogue/managed-items.ts';
import { registerCall } from '../http/register-call.ts';

const PICTURES = fileURLToPath(new URL('../../../../content/public/', import.meta.url));

/** Content as administrators edit it: drafts over what ships, published together. */
export function registerManagedContent(app: App): void {
  const { database, clock } = app.services;
  const dependencies = { database, clock };
  registerCall(app, CALLS.managedContent, async ({ query }) => {
    const overlays = await database.overlays.list();
    const waiting = overlays.filter(({ draft }) => draft !== null).length;
    return { items: managedItems(query.kind, overlays), waiting };
  });
  registerCall(app, CALLS.draftContent, async ({ params, body, request }) => {
    const { kind, itemId } = params;
    const { overlay } = body;
    if (!managedItems(kind, []).some(({ id }) => id === itemId))
      throw new AppError('NOT_FOUND', `no ${kind} ${itemId}`);
    requirePicture(overlay?.cover);
    await draftContent(dependencies, request.administrator, { kind, itemId, overlay });
    return null;
  });
  registerCall(app, CALLS.publishContent, async ({ request }) => ({
    published: await publishContent(dependencies, request.administrator),
  }));
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
