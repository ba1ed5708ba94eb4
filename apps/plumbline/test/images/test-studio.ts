import { type TestApp, type TestAppOptions, startTestApp } from '@plumbline/server/testing/test-app.ts';
import { createThreadCompute } from '@plumbline/compute/thread-compute.ts';

/** The test application with real pixel work. */
export async function startTestStudio(options: TestAppOptions = {}): Promise<TestApp> {
  const compute = createThreadCompute({ threads: 1 });
  const studio = await startTestApp({ ...options, compute });
  return {
    ...studio,
    close: async () => {
      await studio.close();
      await compute.close();
    },
  };
}
