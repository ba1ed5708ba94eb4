import { expect, test } from 'vitest';
import { previewOf } from './bounded-source.ts';

test('large pictures of ours have a smaller copy, others are shown as they are', () => {
  expect(previewOf('/files/a.png', { width: 8000, height: 8000 })).toBe('/files/a.png?w=2048');
  expect(previewOf('/files/a.png?exp=1&sig=b', { width: 5000, height: 5000 })).toBe(
    '/files/a.png?exp=1&sig=b&w=2048',
  );
  expect(previewOf('/files/a.png', { width: 4000, height: 4000 })).toBeUndefined();
  expect(previewOf('/content/samples/a.webp', { width: 8000, height: 8000 })).toBeUndefined();
});
