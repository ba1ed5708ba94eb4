// Adds to the lockfile the optional packages of other systems that the registry in use did not offer. npm leaves
// such a package out when it writes the lockfile, and then `npm ci` refuses the lockfile as incomplete, everywhere.
// The added entries carry no hash: npm fetches them only on their own system. Run it after `npm install`;
// with --check it only says what is missing.
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

const path = inRoot('package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const missing = findMissing(lock.packages);

if (process.argv.includes('--check')) {
  for (const name of Object.keys(missing)) process.stdout.write(`${name} is not in package-lock.json\n`);
  if (Object.keys(missing).length > 0) {
    process.stdout.write('Run: node scripts/complete-lockfile.mjs\n');
    process.exitCode = 1;
  }
} else {
  const packages = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  process.stdout.write(`Added ${Object.keys(missing).length} entries.\n`);
}

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, optionalDependencies?: Record<string, string> }} Entry
 * @param {Record<string, Entry>} packages
 */
function findMissing(packages) {
  /** @type {Record<string, Entry>} */
  const found = {};
  for (const [parent, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const own = `node_modules/${name}`;
      const nested = `${parent}/node_modules/${name}`;
      if (packages[own] !== undefined || packages[nested] !== undefined) continue;
      found[own] = { version, ...systemOf(name), ...(entry.dev && { dev: true }), optional: true };
    }
  }
  return found;
}

/**
 * Such packages say in their name what they are for: `@oxlint/binding-linux-x64-musl`.
 *
 * @param {string} name
 */
function systemOf(name) {
  const words = name.split(/[/-]/);
  const system = SYSTEMS.find((word) => words.includes(word));
  const processor = PROCESSORS.find((word) => words.includes(word));
  if (system === undefined || processor === undefined) throw new Error(`For which system is ${name}?`);
  const musl = words.some((word) => word.startsWith('musl'));
  const libc = system === 'linux' ? { libc: [musl ? 'musl' : 'glibc'] } : {};
  return { cpu: [processor], ...libc, os: [system] };
}
