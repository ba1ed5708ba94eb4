import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { SettingValues } from './workspace-settings.ts';

/** The spaces and styles to choose from, and those in force: the chosen ones, else the first of each. */
export interface Look {
  readonly spaces: readonly CategoryNode[];
  readonly styles: readonly CategoryNode[];
  readonly space: CategoryNode | undefined;
  readonly style: CategoryNode | undefined;
}

export function lookOf(
  tool: ToolDescriptor,
  categories: readonly CategoryNode[] | undefined,
  values: SettingValues,
): Look {
  const domain = categories?.[0]?.children.find((node) => node.id === tool.categoryId);
  const spaces = domain?.children ?? [];
  const space = spaces.find((node) => node.id === values.classifyId2) ?? spaces[0];
  const styles = space?.children ?? [];
  const style = styles.find((node) => node.id === values.classifyId3) ?? styles[0];
  return { spaces, styles, space, style };
}

/** The same style in another space, by its name; `undefined` where the other space does not have it. */
export function sameStyleIn(
  space: CategoryNode | undefined,
  style: CategoryNode | undefined,
): string | undefined {
  return space?.children.find((node) => node.name.en === style?.name.en)?.id;
}
