import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test('small files in kB, larger ones in MB', () => {
  expect(formatBytes(640_400, 'en')).toBe('640 kB');
  expect(formatBytes(2_404_000, 'en')).toBe('2.4 MB');
});
