import type { ContentKind, ContentOverlay } from '@plumbline/contract/content/overlay.ts';
import { type Administrator, audit } from '../administration/administrator.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** Keeps a change of one item to be published later; null takes it back. The caller knows that there is such an item. */
export async function draftContent(
  { database, clock }: Dependencies,
  administrator: Administrator,
  item: { readonly kind: ContentKind; readonly itemId: string; readonly overlay: ContentOverlay | null },
): Promise<void> {
  const at = clock.now();
  await database.transaction(async (repositories) => {
    await repositories.overlays.saveDraft(item.kind, item.itemId, item.overlay, at);
    await audit(repositories, administrator, {
      act: 'content.edit',
      subject: `${item.kind}/${item.itemId}`,
      details: { draft: item.overlay },
      at,
    });
  });
}

/** Publishes every draft at once. @returns how many there were */
export async function publishContent(
  { database, clock }: Dependencies,
  administrator: Administrator,
): Promise<number> {
  const at = clock.now();
  return database.transaction(async (repositories) => {
    const published = await repositories.overlays.publish(at);
    const own = await repositories.ownContent.publish(at);
    const count = published.length + own.length;
    if (count > 0)
      await audit(repositories, administrator, {
        act: 'content.publish',
        subject: `${count} items`,
        details: Object.fromEntries([
          ...published.map((overlay) => [`${overlay.kind}/${overlay.itemId}`, overlay.published]),
          ...own.map(({ id, version }) => [id, { version }]),
        ]),
        at,
      });
    return count;
  });
}
