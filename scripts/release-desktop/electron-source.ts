import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientPlatform } from '@plumbline/contract/api/client-release.ts';

/** Where Electron's own installer looks, unless it is told of a mirror. */
const HOME = 'https://github.com/electron/electron/releases/download/';
const SYSTEMS: Readonly<Record<ClientPlatform, string>> = {
  windows: 'win32',
  macos: 'darwin',
  linux: 'linux',
};
const PATIENCE_MS = 15_000;

export interface WantedElectron {
  readonly version: string;
  readonly platform: ClientPlatform;
  readonly architecture: string;
}

/** What is downloaded for one system. `mirror` as in `ELECTRON_MIRROR`; empty: Electron's own place. */
export function electronAddress({ version, platform, architecture }: WantedElectron, mirror: string): string {
  const from = mirror === '' ? HOME : mirror.replace(/\/*$/, '/');
  return `${from}v${version}/electron-v${version}-${SYSTEMS[platform]}-${architecture}.zip`;
}

/** Why this Electron cannot be had; undefined where it can. Nothing is downloaded yet. */
export async function whyNoDownload(address: string, ask: typeof fetch = fetch): Promise<string | undefined> {
  try {
    const { ok, status } = await ask(address, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) });
    return ok ? undefined : `it answers ${status}`;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}

/** Whether a folder holds an unpacked Electron of this system. */
export function isElectronFolder(folder: string, platform: ClientPlatform): boolean {
  const program = { windows: 'electron.exe', macos: 'Electron.app', linux: 'electron' }[platform];
  return existsSync(join(folder, program));
}
