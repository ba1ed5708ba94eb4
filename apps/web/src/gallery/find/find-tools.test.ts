import { TOOL_LIST, TOOLS } from '@plumbline/contract/tools/registry.ts';
import { expect, test } from 'vitest';
import { findTools } from './find-tools.ts';

test('a tool is found in any of the three languages, whatever the page speaks', () => {
  for (const name of Object.values(TOOLS.indoorRender.title))
    expect(findTools(TOOL_LIST, name.toUpperCase())[0]?.function).toBe('indoorRender');
});

test('every word has to be there, and nothing is found by nothing', () => {
  expect(findTools(TOOL_LIST, 'interior zzzz')).toEqual([]);
  expect(findTools(TOOL_LIST, '   ')).toEqual([]);
});
