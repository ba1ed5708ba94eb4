import { expect, test } from 'vitest';
import { loadChunk } from './load-chunk.ts';

test('hands on what was loaded', async () => {
  await expect(loadChunk('home', () => Promise.resolve({ Component: 1 }))).resolves.toEqual({ Component: 1 });
});

test('names the chunk that failed or took too long', async () => {
  const gone = loadChunk('works', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(gone).rejects.toMatchObject({ code: 'CHUNK_LOAD_FAILED', values: { chunk: 'works' } });
  const slow = loadChunk('studio', () => new Promise(() => undefined), [], 5);
  await expect(slow).rejects.toMatchObject({ code: 'CHUNK_LOAD_FAILED', values: { chunk: 'studio' } });
});
