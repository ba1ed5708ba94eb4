import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import {
  CHINESE_STYLE_ID,
  CHINESE_STYLE_WORD,
  HOMESTAY_ID,
  HOMESTAY_WORD,
} from '@plumbline/content/categories/domains.ts';

/**
 * The children of the homestay node are shown under Chinese-style architecture too, with
 * the homestay word in each cover's address replaced. The copies keep their ids: they stand for the same styles.
 */
export function copyHomestayChildren(root: CategoryNode): CategoryNode {
  const homestay = findNode(root, HOMESTAY_ID);
  if (!homestay) return root;
  const copies = homestay.children.map(withChineseStyleCover);
  return replaceChildren(root, CHINESE_STYLE_ID, copies);
}

function withChineseStyleCover(node: CategoryNode): CategoryNode {
  return {
    ...node,
    cover: node.cover.replaceAll(HOMESTAY_WORD, CHINESE_STYLE_WORD),
    children: node.children.map(withChineseStyleCover),
  };
}

function findNode(node: CategoryNode, id: string): CategoryNode | undefined {
  if (node.id === id) return node;
  for (const child of node.children) {
    const found = findNode(child, id);
    if (found) return found;
  }
  return undefined;
}

function replaceChildren(node: CategoryNode, id: string, children: readonly CategoryNode[]): CategoryNode {
  if (node.id === id) return { ...node, children };
  return { ...node, children: node.children.map((child) => replaceChildren(child, id, children)) };
}
