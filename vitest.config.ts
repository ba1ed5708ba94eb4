import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './scripts/lib/slowest-first.ts';
import { textBundles } from './apps/web/build/text-bundles.ts';

/**
 * Tests that put something else in a module's place, or in the place of what a browser gives: these have their modules to themselves. All others
 * share what a worker has loaded, which is most of their time.
 */
const OWN_MODULES = [
  'apps/web/src/model/view3d/view-loop.test.ts',
  'apps/web/src/session/current-user.test.ts',
  'apps/web/src/session/follow-tabs.test.ts',
  'apps/web/src/session/visitor.test.ts',
  'apps/web/src/studio/stage/modes/modes.test.ts',
  'apps/web/src/studio/stage/stage-keys.test.ts',
  'apps/web/src/ui/toast/toast.test.ts',
  'apps/worker/src/tasks/progress-writer.test.ts',
  'packages/core/src/identity/check-password.test.ts',
  'packages/designs/src/design-footprints.test.ts',
  'packages/designs/src/fulfil/fulfil-wishes.test.ts',
  'packages/engines/src/builtin/answer-words.test.ts',
  'packages/engines/src/builtin/live/render-frame.test.ts',
  'packages/engines/src/builtin/locks.test.ts',
  'packages/scene/src/pictures/corrections.test.ts',
  'packages/scene/src/render/render-picture.test.ts',
];

const EXPECT = {
  /** A test that expected nothing, because a list was empty or a condition never held, has proven nothing. */
  requireAssertions: true,
  /** When what is waited for in vain is given up: what comes at once may take a busy machine longer. */
  poll: { timeout: 60_000 },
} as const;

export default defineConfig({
  test: {
    // On two cores the default is one worker, and the other core idles.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        plugins: [textBundles()],
        test: {
          name: 'unit',
          isolate: false,
          include: ['{apps,packages}/*/src/**/*.test.ts', '{content,scripts,training}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.integration.test.ts', ...OWN_MODULES],
          // When what hangs is given up, not how long anything should take: renders are among them.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: EXPECT,
        },
      },
      {
        plugins: [textBundles()],
        test: {
          name: 'unit-own-modules',
          include: OWN_MODULES,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: EXPECT,
        },
      },
      {
        test: {
          name: 'integration',
          isolate: false,
          globalSetup: ['packages/platform/src/testing/test-database-setup.ts'],
          include: ['{apps,packages}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**'],
          // When what hangs is given up, not how long anything should take: whole starts are among them.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: EXPECT,
        },
      },
      {
        test: {
          name: 'browser',
          globalSetup: [
            'packages/platform/src/testing/test-database-setup.ts',
            'e2e/src/shared-app-setup.ts',
          ],
          // A worker keeps its browser from file to file (`open-site.ts`).
          isolate: false,
          include: ['e2e/**/*.e2e.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          // Browser, server, database and workers share the machine with other tests: one race among three hundred flows
          // must not hide that everything else holds. What needed it is named at the end (`second-try-reporter.mjs`).
          retry: 1,
          expect: EXPECT,
        },
      },
    ],
  },
});
