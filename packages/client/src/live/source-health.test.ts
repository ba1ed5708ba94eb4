import { expect, test } from 'vitest';
import { SETTLING_MS, SILENT_MS, sourceHealth, type SourceSigns } from './source-health.ts';

const FRESH: SourceSigns = {
  now: 100_000,
  lastFrameAt: 99_950,
  resizedAt: 50_000,
  isMuted: false,
  isEnded: false,
  brightest: 240,
};

test.each([
  ['fresh', {}],
  ['waiting', { lastFrameAt: undefined, brightest: undefined }],
  ['silent', { lastFrameAt: FRESH.now - SILENT_MS }],
  ['settling', { resizedAt: FRESH.now - SETTLING_MS + 1 }],
  ['fresh', { resizedAt: FRESH.now - SETTLING_MS }],
  ['black', { brightest: 3 }],
  ['muted', { isMuted: true, brightest: 0 }],
  ['ended', { isEnded: true, isMuted: true }],
] as const)('%s: %j', (health, change) => {
  expect(sourceHealth({ ...FRESH, ...change })).toBe(health);
});
