import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import { everyLanguageOf } from '@plumbline/contract/content/own-content.ts';
import type { ContentOverlay } from '@plumbline/contract/content/overlay.ts';
import { DOMAINS } from '@plumbline/content/categories/domains.ts';
import { findStyleByCode } from '@plumbline/content/styles/style-list.ts';
import { ownStyleNodeId } from '@plumbline/core/own-content/content-source.ts';
import type { StoredEntry } from '@plumbline/core/own-content/own-content-repository.ts';
import { inPosition } from '@plumbline/core/published-content/apply-overlays.ts';
import { BUILT_IN } from './built-in-content.ts';
import { TAG_OF_DOMAIN } from './match-category.ts';
import { coverUrlOf } from './own-items.ts';

/** Levels below the root at which the nodes are styles; ids of built-in ones end with the style's code. */
const STYLE_LEVEL = 3;

interface Placed {
  readonly node: CategoryNode;
  readonly parent: string;
  readonly position: number | undefined;
}

export interface TreeChanges {
  readonly entries: readonly StoredEntry[];
  readonly styleOverlay: (id: string) => ContentOverlay | undefined;
  readonly nodeOverlay: (id: string) => ContentOverlay | undefined;
}

/**
 * The category tree as everybody sees it: nodes renamed, hidden, moved and ordered, own nodes and own styles in their
 * places. What an operator says of a node wins over what is said of its style.
 */
export function layTree(root: CategoryNode, changes: TreeChanges): CategoryNode {
  // Own nodes come last where nothing is said: clients know some of those that ship by their place.
  const placed = [
    ...ownStyleNodes(changes.entries),
    ...flatten(root, 1, changes),
    ...ownNodes(changes.entries),
  ];
  const byParent = Map.groupBy(placed, ({ parent }) => parent);
  const build = (node: CategoryNode, level: number): CategoryNode => ({
    ...node,
    children:
      level === STYLE_LEVEL
        ? []
        : inPosition(byParent.get(node.id) ?? []).map((child) => build(child.node, level + 1)),
  });
  return build(root, 0);
}

function flatten(node: CategoryNode, level: number, changes: TreeChanges): Placed[] {
  return node.children.flatMap((child) => {
    const own = changes.nodeOverlay(child.id);
    const style =
      level === STYLE_LEVEL
        ? changes.styleOverlay(findStyleByCode(Number(child.id.slice(-2)))?.id ?? '')
        : undefined;
    if (own?.hidden || style?.hidden) return [];
    const name = own?.name ?? style?.name ?? child.name;
    const cover = own?.cover ?? child.cover;
    // A space may be moved to another domain; its parent may be gone, then it stays where it ships.
    const parent = level === 2 && own?.parent !== undefined ? own.parent : node.id;
    return [
      { node: { ...child, name, cover, children: [] }, parent, position: own?.position },
      ...flatten(child, level + 1, changes),
    ];
  });
}

function ownNodes(entries: readonly StoredEntry[]): Placed[] {
  const styleOf = (id: string) => {
    const style = entries.find((entry) => entry.id === id)?.published?.value;
    return style?.kind === 'style' ? style : BUILT_IN.styleOf(id);
  };
  return entries.flatMap(({ id, published }) => {
    if (!published || published.value.kind !== 'category' || published.value.hidden) return [];
    const { name, parent, standsFor, position } = published.value;
    return [
      {
        node: {
          id,
          name: everyLanguageOf(name),
          cover: coverUrlOf(published, styleOf),
          children: [],
          ...(standsFor === undefined ? {} : { standsFor }),
        },
        parent,
        position,
      },
    ];
  });
}

/** An own style stands in every space of its domains. */
function ownStyleNodes(entries: readonly StoredEntry[]): Placed[] {
  return entries.flatMap(({ number, published }) => {
    if (!published || published.value.kind !== 'style' || published.value.hidden) return [];
    const { name, domains, position } = published.value;
    const cover = coverUrlOf(published, () => undefined);
    return DOMAINS.filter(({ id }) =>
      domains.includes(TAG_OF_DOMAIN[id] === 'interior' ? 'interior' : 'exterior'),
    ).flatMap(({ spaces }) =>
      spaces.map((space) => ({
        node: {
          id: ownStyleNodeId(space.id, number),
          name: everyLanguageOf(name),
          cover,
          children: [],
        },
        parent: space.id,
        position,
      })),
    );
  });
}
