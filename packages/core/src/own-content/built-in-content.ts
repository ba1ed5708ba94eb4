import type { UsedStyle } from '@plumbline/contract/content/used-content.ts';

/** What a category is rendered as. */
export interface CategoryMeaning {
  /** Built-in first level. */
  readonly domain?: string | undefined;
  /** Built-in second level. */
  readonly space?: string | undefined;
  /** Style, built-in or own. */
  readonly style?: string | undefined;
}

/** What ships, as far as own entries refer to it. */
export interface BuiltInContent {
  readonly isMaterial: (id: string) => boolean;
  readonly styleOf: (id: string) => UsedStyle | undefined;
  /** 0 the root … 3 a style; undefined for no node of the tree that ships. */
  readonly levelOf: (categoryId: string) => number | undefined;
  /** Of a node of the tree that ships; its style only where it is one. */
  readonly meaningOf: (categoryId: string) => CategoryMeaning | undefined;
}
