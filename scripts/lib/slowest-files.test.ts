import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';
import { filesOfReport, listSlowest } from './slowest-files.mjs';

test('the slowest files of a report come first, by their paths from here', () => {
  const file = (name: string, seconds: number) => ({
    name: join(root, name),
    startTime: 5000,
    endTime: 5000 + 1000 * seconds,
  });
  const files = filesOfReport({
    testResults: [file('a.test.ts', 2), file('b.test.ts', 31.5), file('c.test.ts', 8)],
  });
  expect(listSlowest(files, 2)).toBe('   31.5 s  b.test.ts\n    8.0 s  c.test.ts\n');
  expect(listSlowest([])).toBe('');
});
