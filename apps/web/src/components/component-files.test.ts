import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { COMPONENT_FILES } from './component-files.ts';

const ui = fileURLToPath(new URL('../ui/', import.meta.url));

test('the page shows every component that there is, and none that there is not', () => {
  const files = globSync('**/*.tsx', { cwd: ui })
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''));
  expect(files.length).toBeGreaterThan(15);
  expect([...COMPONENT_FILES].sort()).toEqual(files.sort());
});
