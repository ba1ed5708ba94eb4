import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test('small files in kB, larger ones in MB and GB', () => {
  expect(formatBytes(640_400, 'en')).toBe('640 kB');
  expect(formatBytes(2_404_000, 'en')).toBe('2.4 MB');
  expect(formatBytes(20_000_000_000, 'en')).toBe('20 GB');
  expect(formatBytes(0, 'en')).toBe('0 kB');
});
