import type { CategoryNode } from '@plumbline/contract/api/catalogue.ts';
import type { ToolDescriptor } from '@plumbline/contract/tools/tool-descriptor.ts';
import type { SettingValues } from './workspace-settings.ts';

/** The categories, spaces and styles to choose from, and those in force: the chosen ones, else the first of each. */
export interface Look {
  /** First-level categories that the tool works in; more than one only where it has a `category` field. */
  readonly domains: readonly CategoryNode[];
  readonly spaces: readonly CategoryNode[];
  readonly styles: readonly CategoryNode[];
  readonly domain: CategoryNode | undefined;
  readonly space: CategoryNode | undefined;
  readonly style: CategoryNode | undefined;
}

export function lookOf(
  tool: ToolDescriptor,
  categories: readonly CategoryNode[] | undefined,
  values: SettingValues,
): Look {
  const ids = [tool.categoryId, ...(tool.moreCategoryIds ?? [])];
  const known = categories?.[0]?.children ?? [];
  const domains = ids.flatMap((id) => {
    const node = known.find((each) => each.id === id);
    if (!node) return [];
    // First levels of the operators bring their spaces to the tools of the one that they stand for.
    const own = known.filter(({ standsFor }) => standsFor === id).flatMap(({ children }) => children);
    return [own.length === 0 ? node : { ...node, children: [...node.children, ...own] }];
  });
  const domain = domains.find((node) => node.id === values.classifyId1) ?? domains[0];
  const spaces = domain?.children ?? [];
  const space = spaces.find((node) => node.id === values.classifyId2) ?? spaces[0];
  const styles = space?.children ?? [];
  const style = styles.find((node) => node.id === values.classifyId3) ?? styles[0];
  return { domains, spaces, styles, domain, space, style };
}

/** The same style in another space, by its name; `undefined` where the other space does not have it. */
export function sameStyleIn(
  space: CategoryNode | undefined,
  style: CategoryNode | undefined,
): string | undefined {
  return space?.children.find((node) => node.name.en === style?.name.en)?.id;
}

/**
 * The settings after moving to another space. A chosen style goes along where that space has it; one that was never
 * chosen gives way to the new space's own first style.
 */
export function moveTo(
  space: CategoryNode | undefined,
  look: Look,
  values: SettingValues,
  chosen: SettingValues,
): SettingValues {
  const { classifyId2: _space, classifyId3, ...others } = values;
  const style = classifyId3 === undefined ? undefined : sameStyleIn(space, look.style);
  return { ...others, ...chosen, ...(style === undefined ? {} : { classifyId3: style }) };
}
