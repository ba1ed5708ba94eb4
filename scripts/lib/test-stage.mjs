import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { root } from './paths.mjs';
import { filesOfReport } from './slowest-files.mjs';
import { StepError } from './step.mjs';

/**
 * @typedef {object} StageResult
 * @property {number} passed
 * @property {number} failed
 * @property {import('./slowest-files.mjs').TestedFile[]} files those of a stage that reports them
 */

/**
 * Runs one stage with its output shown, and says how it went and how long it took. A stage that cannot even be
 * prepared counts as one failure, so that the others still run.
 *
 * @param {import('./test-stages.mjs').Stage} stage
 * @param {import('./test-stages.mjs').Context} context
 * @returns {Promise<StageResult>}
 */
export async function runStage(stage, context) {
  process.stdout.write(`\n── ${stage.name}\n`);
  const started = performance.now();
  const result = await attempt(stage, context);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`── ${stage.name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s\n`);
  return result;
}

/**
 * @param {import('./test-stages.mjs').Stage} stage
 * @param {import('./test-stages.mjs').Context} context
 * @returns {Promise<StageResult>}
 */
async function attempt(stage, context) {
  try {
    const extra = (await stage.prepare?.(context)) ?? {};
    if (stage.report !== undefined) rmSync(stage.report, { force: true });
    const code = await run(context.node, stage.command(), { ...context.env, ...extra });
    return stage.report === undefined ? single(code === 0) : counted(stage.report, code);
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    process.stdout.write(`${error.message}\n`);
    return single(false);
  }
}

/**
 * @param {boolean} ok
 * @returns {StageResult}
 */
function single(ok) {
  return ok ? { passed: 1, failed: 0, files: [] } : { passed: 0, failed: 1, files: [] };
}

/**
 * @param {string} report
 * @param {number} code the exit code: a file that cannot be loaded, or an error outside any test, fails no test and
 *   must still count
 * @returns {StageResult}
 */
function counted(report, code) {
  if (!existsSync(report)) return single(false);
  const told = JSON.parse(readFileSync(report, 'utf8'));
  const { numPassedTests, numFailedTests } = told;
  const failed = code === 0 ? numFailedTests : Math.max(1, numFailedTests);
  return { passed: numPassedTests, failed, files: filesOfReport(told) };
}

/**
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>}
 */
function run(node, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
