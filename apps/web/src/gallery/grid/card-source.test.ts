import { expect, test } from 'vitest';
import { coverSources } from './card-source.ts';

test('a cover comes in the widths that files are kept in', () => {
  const sources = coverSources('/files/i1?w=512');
  expect(sources).toContain('/files/i1?w=256 256w');
  expect(sources).toContain('/files/i1?w=1024 1024w');
});

test('other words of the address stay', () => {
  expect(coverSources('/files/i1?e=9&w=512')).toContain('/files/i1?e=9&w=384 384w');
});

test('what ships has one size', () => {
  expect(coverSources('/content/works/villa/cover.webp')).toBeUndefined();
});
