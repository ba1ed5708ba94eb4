import type { ContentOverlay } from '@plumbline/contract/content/overlay.ts';

/**
 * A list with overlays laid over it: hidden items are left out, and those with a position stand there; the others keep
 * their order and fill the places between.
 *
 * @param overlayOf by the item's id
 */
export function applyOverlays<T extends { readonly id: string }>(
  items: readonly T[],
  overlayOf: (id: string) => ContentOverlay | undefined,
  lay: (item: T, overlay: ContentOverlay) => T,
): T[] {
  const shown = items.flatMap((item) => {
    const overlay = overlayOf(item.id);
    if (overlay?.hidden) return [];
    return [{ item: overlay ? lay(item, overlay) : item, position: overlay?.position }];
  });
  return inPosition(shown).map(({ item }) => item);
}

/** Those with a position at it, in the order of the list where two want the same; the others around them. */
export function inPosition<T extends { readonly position: number | undefined }>(entries: readonly T[]): T[] {
  const placed = entries
    .filter((entry) => entry.position !== undefined)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const result = entries.filter((entry) => entry.position === undefined);
  for (const entry of placed) result.splice(entry.position ?? 0, 0, entry);
  return result;
}
