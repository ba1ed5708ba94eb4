import type { ClientPlatform, ReleaseArtefact } from '@plumbline/contract/api/client-release.ts';

/** As electron-builder writes `${os}`. */
const PLATFORMS: Readonly<Record<string, ClientPlatform>> = { win: 'windows', mac: 'macos', linux: 'linux' };
/** As it writes `${arch}`: each kind of installer has the word of its own world. */
const ARCHITECTURES: Readonly<Record<string, ReleaseArtefact['architecture']>> = {
  x64: 'x64',
  x86_64: 'x64',
  amd64: 'x64',
  arm64: 'arm64',
  aarch64: 'arm64',
};
/** What people install, the one that fits most of them first: a client that updates itself takes the first of its system. */
const INSTALLERS = ['exe', 'dmg', 'AppImage', 'deb'];

export interface NamedArtefact {
  readonly platform: ClientPlatform;
  readonly architecture: ReleaseArtefact['architecture'];
}

/** What a file that was packed is for; undefined for block maps, logs and what else lies there. */
export function readArtefactName(file: string, version: string): NamedArtefact | undefined {
  const match = /^Plumbline-([\d.]+)-(win|mac|linux)-(\w+)\.(\w+)$/.exec(file);
  if (!match || match[1] !== version || !INSTALLERS.includes(match[4] ?? '')) return undefined;
  const platform = PLATFORMS[match[2] ?? ''];
  const architecture = ARCHITECTURES[match[3] ?? ''];
  return platform && architecture && { platform, architecture };
}

/** Platform by platform, on each the installer that fits most people first. */
export function compareArtefacts(a: ReleaseArtefact, b: ReleaseArtefact): number {
  const rank = ({ platform, architecture, file }: ReleaseArtefact) => [
    Object.values(PLATFORMS).indexOf(platform),
    architecture === 'x64' ? 0 : 1,
    INSTALLERS.indexOf(file.split('.').at(-1) ?? ''),
  ];
  const [left, right] = [rank(a), rank(b)];
  return left.map((each, at) => each - (right[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
