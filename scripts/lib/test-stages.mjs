import { bringChromium } from './bring-chromium.mjs';
import { bringDisplay } from './bring-display.mjs';
import { buildDesktop } from './build-desktop.mjs';
import { buildWeb } from './build-web.mjs';
import { inRoot } from './paths.mjs';
import { toolPath } from './tools.mjs';

/**
 * @typedef {object} Context
 * @property {string} node
 * @property {NodeJS.ProcessEnv} env
 *
 * @typedef {object} Stage
 * @property {string} name
 * @property {() => string[]} command arguments of Node
 * @property {string} [report] where vitest writes its counts; a stage without one counts as a single check
 * @property {(context: Context) => Promise<NodeJS.ProcessEnv>} [prepare] returns further environment variables
 */

/** A comment that switches a rule off where it has nothing to say hides what it says later. */
const UNUSED_DISABLES = '--report-unused-disable-directives-severity=error';

/** In this order: what is quick and what explains later failures comes first. @type {readonly Stage[]} */
export const STAGES = [
  { name: 'format', command: () => [toolPath('biome'), 'format', '--error-on-warnings', '.'] },
  // Layering and import cycles are rules of the linter.
  { name: 'lint', command: () => [toolPath('oxlint'), '--deny-warnings', UNUSED_DISABLES] },
  { name: 'lockfile', command: () => [inRoot('scripts', 'complete-lockfile.mjs'), '--check'] },
  types('types', 'tsconfig.json'),
  types('types-web', 'apps/web/tsconfig.json'),
  types('types-desktop', 'apps/desktop/tsconfig.json'),
  { name: 'dead-code', command: () => [toolPath('knip'), '--no-progress'] },
  vitest('unit', 'unit-own-modules'),
  { ...vitest('integration'), prepare: webBuild },
  {
    ...vitest('browser'),
    prepare: async (context) => {
      await webBuild(context);
      await buildDesktop(context.node);
      await bringDisplay();
      return { CHROMIUM_PATH: await bringChromium() };
    },
  },
];

/**
 * What was checked before is kept: a later run checks what changed, and what depends on it.
 *
 * @param {string} name @param {string} project @returns {Stage}
 */
function types(name, project) {
  const known = inRoot('node_modules', '.cache', 'types', `${name}.tsbuildinfo`);
  return {
    name,
    command: () => [toolPath('tsc'), '-p', project, '--incremental', '--tsBuildInfoFile', known],
  };
}

/** @param {string} name also that of its first project @param {readonly string[]} others projects besides @returns {Stage} */
function vitest(name, ...others) {
  const report = inRoot('out', 'test', `${name}.json`);
  const secondTries = inRoot('scripts', 'lib', 'second-try-reporter.mjs');
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    `--reporter=${secondTries}`,
  ];
  return {
    name,
    report,
    command: () => [
      toolPath('vitest'),
      'run',
      ...[name, ...others].flatMap((project) => ['--project', project]),
      ...reporters,
    ],
  };
}

/** @param {Context} context */
async function webBuild({ node }) {
  await buildWeb(node);
  return {};
}
