/**
 * Says at the end which tests passed only when they were tried again, so that a race is seen, and mended, although it
 * did not stop the run.
 */
export default class SecondTryReporter {
  /** @param {import('vitest/node').TestModule[]} modules as vitest hands them to its reporters */
  onTestRunEnd(modules) {
    for (const module of modules) {
      for (const test of module.children.allTests('passed')) {
        if (test.diagnostic()?.flaky !== true) continue;
        process.stdout.write(
          `\nPassed only at the second try: ${module.relativeModuleId} > ${test.fullName}\n`,
        );
        for (const error of test.result().errors ?? []) process.stdout.write(`  first: ${error.message}\n`);
      }
    }
  }
}
