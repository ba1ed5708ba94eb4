import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { expect, test } from 'vitest';
import { toolSections } from '../tools/tool-sections.ts';
import { menuColumns } from './menu-columns.ts';

test('the sections of today stand in at most four columns, each in its order', () => {
  const columns = menuColumns(toolSections(TOOL_LIST));
  expect(columns.length).toBeLessThanOrEqual(4);
  expect(columns.flat()).toEqual(toolSections(TOOL_LIST));
});
