import { type TestApp, type TestAppOptions, startTestApp } from '@plumbline/server/testing/test-app.ts';
import { shareCompute } from '../shared-threads.ts';

/** The test application with real pixel work. */
export function startTestStudio(options: TestAppOptions = {}): Promise<TestApp> {
  return startTestApp({ ...options, compute: shareCompute() });
}
