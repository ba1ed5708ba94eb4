import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  CLIENT_PLATFORMS,
  type ClientPlatform,
  releaseVersionSchema,
} from '@plumbline/contract/api/client-release.ts';
import { CLIENT_VERSION } from '@plumbline/contract/constants.ts';
import { StepError } from '../lib/step.mjs';

export interface ReleaseOptions {
  readonly platforms: readonly ClientPlatform[];
  readonly architectures: readonly ('x64' | 'arm64')[];
  /** Older clients have to update before they go on. */
  readonly minimumVersion: string;
  /** The release's folder. */
  readonly out: string;
  /** Unpacked Electron of one's own, for one platform and architecture. */
  readonly electronFolder: string | undefined;
  /** PEM of the private key of the releases. */
  readonly keyFile: string | undefined;
  /** JSON with a sentence or two in each language. */
  readonly notesFile: string | undefined;
  /** The app's folder alone, to try it: no installer, and no manifest. */
  readonly unpacked: boolean;
}

export const USAGE = `npm run release-desktop -- [options]
  --platform windows|macos|linux   may be repeated; default: this one. macOS is packed on macOS alone
  --arch x64|arm64                 may be repeated; default: this one
  --minimum VERSION                oldest client that still works; default: the version that is released
  --notes FILE                     JSON {"zh-CN": …, "en": …, "ja": …}
  --key FILE                       Ed25519 private key (PEM); without it nothing is signed, and no client installs it by itself
  --electron FOLDER                an unpacked Electron instead of a download
  --out FOLDER                     default: out/client-release
  --unpacked                       the app's folder alone, to try it`;

const PLATFORM_OF: Readonly<Record<string, ClientPlatform>> = { win32: 'windows', darwin: 'macos' };
const ARCHITECTURES = ['x64', 'arm64'] as const;

/** @throws StepError with the usage where the options are none */
export function readReleaseOptions(
  args: readonly string[],
  here: { readonly platform: string; readonly architecture: string; readonly out: string },
): ReleaseOptions {
  const refuse = (why: string): never => {
    throw new StepError(`${why}\n\n${USAGE}`);
  };
  const { values } = parse(args, refuse);
  const oneOf = <T extends string>(all: readonly T[], text: string): T =>
    all.find((each) => each === text) ?? refuse(`${text} is none of ${all.join(', ')}.`);
  const platforms = (values.platform ?? [PLATFORM_OF[here.platform] ?? 'linux']).map((text) =>
    oneOf(CLIENT_PLATFORMS, text),
  );
  const architectures = (values.arch ?? [here.architecture]).map((text) => oneOf(ARCHITECTURES, text));
  const minimumVersion = values.minimum ?? CLIENT_VERSION;
  if (!releaseVersionSchema.safeParse(minimumVersion).success)
    refuse(`${minimumVersion} is no version: three numbers with points between them.`);
  if (platforms.includes('macos') && here.platform !== 'darwin')
    refuse('macOS is packed on macOS alone: its installers are made and signed by programs of that system.');
  if (values.electron !== undefined && platforms.length * architectures.length > 1)
    refuse('An unpacked Electron is of one platform and one architecture.');
  return {
    platforms,
    architectures,
    minimumVersion,
    out: values.out ?? here.out,
    electronFolder: values.electron === undefined ? undefined : resolve(values.electron),
    keyFile: values.key,
    notesFile: values.notes,
    unpacked: values.unpacked ?? false,
  };
}

function parse(args: readonly string[], refuse: (why: string) => never) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        platform: { type: 'string', multiple: true },
        arch: { type: 'string', multiple: true },
        minimum: { type: 'string' },
        notes: { type: 'string' },
        key: { type: 'string' },
        electron: { type: 'string' },
        out: { type: 'string' },
        unpacked: { type: 'boolean' },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}
