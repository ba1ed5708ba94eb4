import type { ContentKind, ContentOverlay } from '@plumbline/contract/content/overlay.ts';

export interface StoredOverlay {
  readonly kind: ContentKind;
  readonly itemId: string;
  /** Null: nothing waits. */
  readonly draft: ContentOverlay | null;
  readonly published: ContentOverlay | null;
  readonly publishedAt: Date | null;
}

export interface OverlayRepository {
  list(): Promise<StoredOverlay[]>;
  /** Null takes the draft back. */
  saveDraft(kind: ContentKind, itemId: string, draft: ContentOverlay | null, at: Date): Promise<void>;
  /** Every draft becomes what is served. Returns which. */
  publish(at: Date): Promise<StoredOverlay[]>;
}
