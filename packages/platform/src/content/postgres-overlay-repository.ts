import type { ContentKind } from '@plumbline/contract/content/overlay.ts';
import type {
  OverlayRepository,
  StoredOverlay,
} from '@plumbline/core/published-content/overlay-repository.ts';
import { isNotNull, sql } from 'drizzle-orm';
import type { Connection } from '../database/connection.ts';
import { contentOverlays } from '../database/schema/administration.ts';

export function createOverlayRepository({ sql: db }: Connection): OverlayRepository {
  return {
    async list() {
      return (await db.select().from(contentOverlays)).map(toOverlay);
    },
    async saveDraft(kind, itemId, draft, at) {
      await db
        .insert(contentOverlays)
        .values({ kind, itemId, draft, published: null, changedAt: at, publishedAt: null })
        .onConflictDoUpdate({
          target: [contentOverlays.kind, contentOverlays.itemId],
          set: { draft, changedAt: at },
        });
    },
    async publish(at) {
      const rows = await db
        .update(contentOverlays)
        .set({ published: sql`${contentOverlays.draft}`, draft: null, publishedAt: at })
        .where(isNotNull(contentOverlays.draft))
        .returning();
      return rows.map(toOverlay);
    },
  };
}

function toOverlay(row: typeof contentOverlays.$inferSelect): StoredOverlay {
  const { kind, itemId, draft, published, publishedAt } = row;
  return { kind: kind as ContentKind, itemId, draft, published, publishedAt };
}
