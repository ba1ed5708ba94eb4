import type { ManagedItem } from '@plumbline/contract/api/administration/content.ts';
import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import { type ContentKind, WELCOME_ITEM } from '@plumbline/contract/content/overlay.ts';
import { CATEGORY_ROOT } from '@plumbline/content/categories/category-tree.ts';
import { PERSONAS } from '@plumbline/content/personas/personas.ts';
import { SAMPLES } from '@plumbline/content/samples.ts';
import { inPosition } from '@plumbline/core/published-content/apply-overlays.ts';
import type { StoredOverlay } from '@plumbline/core/published-content/overlay-repository.ts';
import { LIBRARY } from './library-collection.ts';

type BuiltIn = ManagedItem['builtIn'] & { readonly id: string };

/** The words of the home page are the web app's own until others are published. */
const NO_TEXT = { 'zh-CN': '', en: '', ja: '' };

function builtInItems(kind: ContentKind): readonly BuiltIn[] {
  if (kind === 'welcome')
    return [{ id: WELCOME_ITEM, name: NO_TEXT, lead: NO_TEXT, instructions: null, cover: '' }];
  if (kind === 'category') return categoryItems(CATEGORY_ROOT);
  if (kind === 'case')
    return SAMPLES.map(({ id, name, resultUrl }) => ({
      id,
      name,
      lead: null,
      instructions: null,
      cover: resultUrl,
    }));
  if (kind === 'persona')
    return PERSONAS.map(({ personaId, name, purpose, systemPrompt }) => ({
      id: personaId,
      name,
      lead: purpose,
      instructions: systemPrompt,
      cover: '',
    }));
  return LIBRARY.filter((item) => item.kind === kind).map(({ id, name, cover }) => ({
    id,
    name,
    lead: null,
    instructions: null,
    cover,
  }));
}

/** Every node of the tree, each after the one above it; ids tell where they lie. */
function categoryItems(node: CategoryNode): BuiltIn[] {
  return node.children.flatMap((child) => [
    { id: child.id, name: child.name, lead: null, instructions: null, cover: child.cover },
    ...categoryItems(child),
  ]);
}

/** Items of one kind as administrators edit them, hidden ones too, in the order that publishing would give. */
export function managedItems(kind: ContentKind, overlays: readonly StoredOverlay[]): ManagedItem[] {
  const items = builtInItems(kind).map(({ id, ...builtIn }): ManagedItem => {
    const overlay = overlays.find((each) => each.kind === kind && each.itemId === id);
    return {
      kind,
      id,
      builtIn,
      draft: overlay?.draft ?? null,
      published: overlay?.published ?? null,
      publishedAt: overlay?.publishedAt?.toISOString() ?? null,
    };
  });
  // Places of categories count among those that lie together: the list is that of the tree.
  if (kind === 'category') return items;
  const placed = items.map((item) => ({ item, position: (item.draft ?? item.published)?.position }));
  return inPosition(placed).map(({ item }) => item);
}
