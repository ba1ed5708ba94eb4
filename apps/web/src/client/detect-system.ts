import type { ClientPlatform, ReleaseArtefact } from '@plumbline/contract/api/client-release.ts';

type Architecture = ReleaseArtefact['architecture'];

export interface DetectedSystem {
  /** Undefined on a phone, and where the browser does not say. */
  readonly platform: ClientPlatform | undefined;
  /** Undefined where browsers do not tell: each Mac says that it is an Intel one. */
  readonly architecture: Architecture | undefined;
}

/** What newer browsers say of the machine, beside the user agent (`navigator.userAgentData`). */
export interface UserAgentHints {
  readonly platform?: string;
  readonly architecture?: string;
  readonly mobile?: boolean;
}

const UNKNOWN: DetectedSystem = { platform: undefined, architecture: undefined };
const PHONES = /Android|iPhone|iPad|iPod|HarmonyOS|Mobile/;
const SYSTEMS: readonly (readonly [RegExp, ClientPlatform])[] = [
  [/Windows/i, 'windows'],
  [/Macintosh|Mac OS X|macOS/i, 'macos'],
  [/Linux|X11|CrOS/i, 'linux'],
];

/**
 * The computer that a browser runs on.
 *
 * @param touchPoints of its screen: an iPad says that it is a Mac, and no Mac has any
 */
export function detectSystem(userAgent: string, hints: UserAgentHints = {}, touchPoints = 0): DetectedSystem {
  if (hints.mobile === true || PHONES.test(userAgent)) return UNKNOWN;
  const platform = SYSTEMS.find(([pattern]) => pattern.test(hints.platform ?? userAgent))?.[1];
  if (platform === undefined || (platform === 'macos' && touchPoints > 1)) return UNKNOWN;
  return { platform, architecture: architectureOf(userAgent, hints, platform) };
}

function architectureOf(
  userAgent: string,
  { architecture }: UserAgentHints,
  platform: ClientPlatform,
): Architecture | undefined {
  if (architecture === 'arm') return 'arm64';
  if (architecture === 'x86') return 'x64';
  if (platform === 'macos') return undefined;
  return /aarch64|arm64/i.test(userAgent) ? 'arm64' : 'x64';
}
