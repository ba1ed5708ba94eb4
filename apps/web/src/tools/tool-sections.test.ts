import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { expect, test } from 'vitest';
import { startsFromAPicture, toolGroups, toolSections } from './tool-sections.ts';

test('every tool stands in exactly one section and one group', () => {
  const all = TOOL_LIST.map((tool) => tool.function).sort();
  const names = (parts: readonly { tools: readonly { function: string }[] }[]) =>
    parts.flatMap(({ tools }) => tools.map((tool) => tool.function)).sort();
  expect(names(toolSections(TOOL_LIST))).toEqual(all);
  expect(names(toolGroups(TOOL_LIST))).toEqual(all);
});

test('no section is a wall', () => {
  for (const { tools } of toolSections(TOOL_LIST)) expect(tools.length).toBeLessThanOrEqual(5);
});

test('a dropped picture opens only tools that can begin with it', () => {
  const names = TOOL_LIST.filter(startsFromAPicture).map((tool) => tool.function);
  expect(names).toContain('colorFlatPicture');
  expect(names).not.toContain('inspiration');
  expect(names).not.toContain('indoorTransfer');
});
