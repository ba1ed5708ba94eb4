import { expect, test } from 'vitest';
import { GenerationError } from './generation-error.ts';
import type { GeneratorFeatures } from './generator.ts';
import { RememberedFeatures } from './remembered-features.ts';

function looks(): { readonly look: () => Promise<GeneratorFeatures>; readonly count: () => number } {
  let count = 0;
  const look = async (): Promise<GeneratorFeatures> => {
    count++;
    return {
      healthy: count === 1,
      kinds: [],
      controls: [],
      reference: false,
      seeded: true,
      models: [],
      loras: [],
      missing: [],
    };
  };
  return { look, count: () => count };
}

test('an answer is believed for its time', async () => {
  const { look, count } = looks();
  const features = new RememberedFeatures(look, 60_000);
  expect((await features.get()).healthy).toBe(true);
  expect((await features.get()).healthy).toBe(true);
  expect(count()).toBe(1);
});

test('who asks after a server could not be reached hears how it is now', async () => {
  const { look } = looks();
  const features = new RememberedFeatures(look, 60_000);
  await features.get();
  const gone = new GenerationError('unreachable', 'gone', { retryable: true });
  await expect(features.during(() => Promise.reject(gone))).rejects.toBe(gone);
  expect((await features.get()).healthy).toBe(false);
});

test('what a server refuses changes nothing of what is known', async () => {
  const { look, count } = looks();
  const features = new RememberedFeatures(look, 60_000);
  await features.get();
  const refused = new GenerationError('content_refused', 'no', { retryable: false });
  await expect(features.during(() => Promise.reject(refused))).rejects.toBe(refused);
  await features.get();
  expect(count()).toBe(1);
});
