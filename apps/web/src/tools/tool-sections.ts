import type { ToolDescriptor, ToolGroup } from '@plumbline/contract/tools/tool-descriptor.ts';

const has = (tool: ToolDescriptor, control: string) => tool.fields.some((field) => field.control === control);

/**
 * Whether a dropped picture can be its base and nothing else is needed to begin. Edits are chosen by what one wants, not
 * by what a picture shows.
 */
export function startsFromAPicture(tool: ToolDescriptor): boolean {
  return tool.group !== 'edit' && has(tool, 'image') && !has(tool, 'reference') && !has(tool, 'mask');
}

/** Sections of the menu: by what one works on, so that neither a dozen renders nor a dozen edits are one wall. */
export const SECTIONS = [
  'building',
  'room',
  'plan',
  'refine',
  'idea',
  'change',
  'remove',
  'quality',
  'assist',
  'live',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Where a tool stands in the menu, told from its descriptor alone. */
function sectionOf(tool: ToolDescriptor): Section {
  if (tool.group === 'edit') {
    if (tool.editor?.mask === 'change') return 'change';
    return tool.editor || has(tool, 'canvas') ? 'remove' : 'quality';
  }
  if (tool.group !== 'render') return tool.group;
  if (has(tool, 'model')) return 'building';
  if (has(tool, 'reference') || !has(tool, 'image')) return 'idea';
  if (has(tool, 'mask') || tool.fields.some((field) => field.name === 'washWeight')) return 'refine';
  return tool.sceneSpace === 'interior' ? 'room' : 'building';
}

export interface ToolSection {
  readonly section: Section;
  readonly tools: readonly ToolDescriptor[];
}

/** Tools by section; a section without any is left out. */
export function toolSections(tools: readonly ToolDescriptor[]): ToolSection[] {
  return SECTIONS.map((section) => ({
    section,
    tools: tools.filter((tool) => sectionOf(tool) === section),
  })).filter((each) => each.tools.length > 0);
}

const GROUPS: readonly ToolGroup[] = ['render', 'edit', 'plan', 'assist', 'live'];

/** The tools of each group that has some, in the order of the menu's sections. */
export function toolGroups(
  tools: readonly ToolDescriptor[],
): { readonly group: ToolGroup; readonly tools: readonly ToolDescriptor[] }[] {
  const ordered = toolSections(tools).flatMap((section) => section.tools);
  return GROUPS.map((group) => ({ group, tools: ordered.filter((tool) => tool.group === group) })).filter(
    ({ tools }) => tools.length > 0,
  );
}
