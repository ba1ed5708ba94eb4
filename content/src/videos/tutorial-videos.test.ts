import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '@plumbline/contract/text.ts';
import { TOOL_LIST } from '@plumbline/contract/tools/registry.ts';
import { expect, test } from 'vitest';
import { TUTORIAL_VIDEOS } from './tutorial-videos.ts';

const FOLDER = fileURLToPath(new URL('../../public/videos/', import.meta.url));
const MOST_BYTES = 8_000_000;

test('every tool has the video of its group, and only that', () => {
  const shown = TUTORIAL_VIDEOS.flatMap(({ tools }) => tools);
  expect(shown.toSorted()).toEqual(TOOL_LIST.map((tool) => tool.function).toSorted());
});

test('each is there, with a still, and all of them are light', () => {
  const sizes = TUTORIAL_VIDEOS.map(({ id }) => {
    // The first bytes of WebM and WebP.
    expect(readFileSync(`${FOLDER}${id}.webm`).subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    expect(readFileSync(`${FOLDER}${id}.webp`).subarray(0, 4).toString()).toBe('RIFF');
    return readFileSync(`${FOLDER}${id}.webm`).length;
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

test.each(TUTORIAL_VIDEOS.map(({ id }) => id))(
  '%s is captioned in every language at the same times',
  (id) => {
    const read = LOCALES.map((locale) => readFileSync(`${FOLDER}${id}.${locale}.vtt`, 'utf8'));
    const times = read.map((captions) => captions.match(/[\d:.]+ --> [\d:.]+/g) ?? []);
    expect(times[0]?.length).toBeGreaterThan(2);
    for (const each of times) expect(each).toEqual(times[0]);
    expect(new Set(read).size).toBe(LOCALES.length);
    for (const captions of read) expect(captions.startsWith('WEBVTT\n\n')).toBe(true);
  },
);
