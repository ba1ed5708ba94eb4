import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Services } from '../services.ts';
import { TestClock } from './test-clock.ts';
import { type TestServices, createTestServices } from './test-services.ts';

const HOUR = '2026-03-04T08:00:00Z';

/**
 * The beginning of a file about what is kept in the database: one set of services for all of its tests, and before each the
 * same hour of 4 March 2026.
 *
 * @param take keeps the services for the tests
 * @returns the clock that the tests move
 */
export function shareServices(take: (services: Services) => void): TestClock {
  const clock = new TestClock(HOUR);
  let running: TestServices;
  beforeAll(async () => {
    running = await createTestServices({ clock });
    take(running.services);
  });
  afterAll(() => running.close());
  beforeEach(() => clock.set(HOUR));
  return clock;
}
