import { expect, test } from 'vitest';
import { referenceTool } from './reference-tool.ts';

test('a tool that takes references keeps its own works, others go to the transfer of their domain', () => {
  expect(referenceTool({ function: 'styletransferpro', classifyIds: ['1'] }).function).toBe(
    'styletransferpro',
  );
  expect(referenceTool({ function: null, classifyIds: ['1', '11'] }).function).toBe('indoorTransfer');
  expect(referenceTool({ function: null, classifyIds: ['3'] }).function).toBe('styletransferpro');
});
