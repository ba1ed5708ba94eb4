import type { ClientPlatform } from '@plumbline/contract/api/client-release.ts';
import type { Artefact } from './release-query.ts';

/** Proper names: the same in every language. */
export const SYSTEM_NAMES: Readonly<Record<ClientPlatform, string>> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
};

/** As each world calls its processors; on a Mac people know the name of the chip. */
export function processorName({ platform, architecture }: Artefact): string {
  if (platform === 'macos') return architecture === 'arm64' ? 'Apple silicon' : 'Intel';
  return architecture === 'arm64' ? 'Arm64' : 'x64';
}

/** What kind of installer a file is, by its ending. */
export function installerKind(file: string): string {
  return file.split('.').at(-1) ?? '';
}
