// Packs the desktop client and writes the release that a server offers: `npm run release-desktop -- --help` lists the options,
// docs/guides/desktop-client.md tells the whole way. Builds and checks everything that needs no Electron first, so that a machine that cannot
// fetch one (exit code 3) has still shown that the client is ready to be packed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { CLIENT_VERSION } from '@plumbline/contract/constants.ts';
import { localisedTextSchema } from '@plumbline/contract/scalars.ts';
import { buildDesktop } from './lib/build-desktop.mjs';
import { environmentWith } from './lib/environment.mjs';
import { npm } from './lib/npm.mjs';
import { inRoot } from './lib/paths.mjs';
import { runMain, step, StepError } from './lib/step.mjs';
import { toolPath } from './lib/tools.mjs';
import { electronAddress, isElectronFolder, whyNoDownload } from './release-desktop/electron-source.ts';
import { publishArtefacts, readReleaseKey } from './release-desktop/publish-artefacts.ts';
import { readReleaseOptions, type ReleaseOptions, USAGE } from './release-desktop/release-options.ts';
import { stageApp } from './release-desktop/stage-app.ts';

const PACKAGING = inRoot('apps', 'desktop', 'packaging');
const PACKED = inRoot('apps', 'desktop', 'release', 'packed');
const APP = inRoot('apps', 'desktop', 'release', 'app');
const NO_ELECTRON = 3;
const FLAGS = { windows: '--win', macos: '--mac', linux: '--linux' } as const;

if (process.argv.includes('--help')) process.stdout.write(`${USAGE}\n`);
else await runMain(release);

async function release(): Promise<void> {
  const options = readReleaseOptions(process.argv.slice(2), {
    platform: process.platform,
    architecture: process.arch,
    out: inRoot('out', 'client-release'),
  });
  const key = options.keyFile === undefined ? undefined : await readReleaseKey(options.keyFile);
  const notes = options.notesFile === undefined ? null : await readNotes(options.notesFile);
  if (key) process.env['PLUMBLINE_RELEASE_KEY'] = key.publicKey;
  await buildDesktop(process.execPath);
  await stageApp(inRoot('apps', 'desktop', 'dist'), APP);
  const electron = await bringPackaging();
  await step(
    'Checking the adapter against Electron’s declarations',
    process.execPath,
    [toolPath('tsc'), '-p', join(PACKAGING, 'tsconfig.json')],
    { env: environmentWith(process.execPath) },
  );

  const missing = await missingElectron(options, electron);
  if (missing.length > 0) {
    process.stderr.write(
      `\nNothing was packed, because Electron ${electron} cannot be had:\n${missing.map((line) => `  ${line}\n`).join('')}` +
        `The client is built and staged in ${APP}; its tests need no Electron either.\n` +
        'Give another place with ELECTRON_MIRROR, or an unpacked one with --electron FOLDER.\n',
    );
    process.exitCode = NO_ELECTRON;
    return;
  }
  await rm(PACKED, { recursive: true, force: true });
  for (const platform of options.platforms) await pack(options, platform, electron);
  if (options.unpacked) return void process.stdout.write(`Unpacked in ${PACKED}. No release was written.\n`);
  const files = readdirSync(PACKED).map((name) => join(PACKED, name));
  const manifest = await publishArtefacts(
    options.out,
    files,
    {
      version: CLIENT_VERSION,
      minimumVersion: options.minimumVersion,
      publishedAt: new Date().toISOString(),
      notes,
    },
    key,
  );
  for (const { file, bytes, sha256 } of manifest.artefacts)
    process.stdout.write(`${sha256}  ${file}  ${(bytes / 1e6).toFixed(1)} MB\n`);
  if (!key) process.stdout.write('Unsigned: clients show this release, and none installs it by itself.\n');
  process.stdout.write(`Copy ${options.out} to DATA_DIR/client-release of each server.\n`);
}

/** electron-builder and the declarations of Electron, by a lockfile of their own. @returns the version of Electron */
async function bringPackaging(): Promise<string> {
  const lock = JSON.parse(readFileSync(join(PACKAGING, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  const wanted = (name: string) => lock.packages[`node_modules/${name}`]?.version ?? '';
  const isThere = (name: string) => {
    const file = join(PACKAGING, 'node_modules', name, 'package.json');
    if (!existsSync(file)) return false;
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version === wanted(name);
  };
  if (!isThere('electron') || !isThere('electron-builder'))
    await npm('Bringing electron-builder', ['ci', '--ignore-scripts'], {
      node: process.execPath,
      folder: PACKAGING,
    });
  return wanted('electron');
}

async function missingElectron(options: ReleaseOptions, version: string): Promise<string[]> {
  const { electronFolder, platforms, architectures } = options;
  const mirror = process.env['ELECTRON_MIRROR'] ?? '';
  const missing: string[] = [];
  for (const platform of platforms) {
    if (electronFolder !== undefined) {
      if (!isElectronFolder(electronFolder, platform))
        missing.push(`${electronFolder} holds no Electron for ${platform}`);
      continue;
    }
    for (const architecture of architectures) {
      const address = electronAddress({ version, platform, architecture }, mirror);
      const why = await whyNoDownload(address);
      if (why !== undefined) missing.push(`${address}: ${why}`);
    }
  }
  return missing;
}

async function pack(
  { architectures, electronFolder, unpacked }: ReleaseOptions,
  platform: keyof typeof FLAGS,
  electron: string,
): Promise<void> {
  await step(
    `Packing for ${platform} (${architectures.join(', ')})`,
    process.execPath,
    [
      join(PACKAGING, 'node_modules', 'electron-builder', 'cli.js'),
      FLAGS[platform],
      ...(unpacked ? ['dir'] : []),
      ...architectures.map((each) => `--${each}`),
      '--projectDir',
      APP,
      '--config',
      join(PACKAGING, 'electron-builder.yml'),
      '--publish',
      'never',
      `-c.electronVersion=${electron}`,
      ...(electronFolder === undefined ? [] : [`-c.electronDist=${electronFolder}`]),
    ],
    { cwd: APP, env: environmentWith(process.execPath) },
  );
}

async function readNotes(file: string) {
  const notes = localisedTextSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!notes.success) throw new StepError(`${file}: notes need a text in zh-CN, en and ja.`);
  return notes.data;
}
