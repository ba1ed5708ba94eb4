import { FUNCTION_NAMES } from '@plumbline/contract/tools/function-name.ts';
import { expect, test } from 'vitest';
import { EDIT_CASES } from './testing/edit-cases.ts';
import { expectGolden } from './testing/expect-golden.ts';
import { GOLDEN_CASES } from './testing/golden-cases.ts';
import { readGoldenEntries } from './testing/golden-file.ts';

test.each(EDIT_CASES)('$name is what $function makes of it in its version', expectGolden);

test('every function has a golden picture, and every golden picture its case', () => {
  const functions = new Set(GOLDEN_CASES.map((golden) => golden.function));
  expect(FUNCTION_NAMES.filter((name) => !functions.has(name))).toEqual([]);
  expect(Object.keys(readGoldenEntries())).toEqual(GOLDEN_CASES.map(({ name }) => name));
});
