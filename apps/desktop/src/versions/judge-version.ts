import type {
  ClientRelease,
  ClientPlatform,
  ReleaseArtefact,
} from '@plumbline/contract/api/client-release.ts';

export type OfferedArtefact = ReleaseArtefact & { readonly url: string };

export type VersionVerdict =
  | { readonly kind: 'current' }
  /** A newer one is there; this one goes on. */
  | { readonly kind: 'update'; readonly version: string; readonly artefact: OfferedArtefact | undefined }
  /** Below the forced minimum: nothing goes on before the update. */
  | { readonly kind: 'too-old'; readonly version: string; readonly artefact: OfferedArtefact | undefined };

/** Which of two versions is the newer one: below zero where `a` is older. Versions have three numbers. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]];
  for (let i = 0; i < 3; i++) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}

/** What the server’s newest release means for this client. A server that has none asks for nothing. */
export function judgeVersion(
  own: { readonly version: string; readonly platform: ClientPlatform; readonly architecture: string },
  { release }: ClientRelease,
): VersionVerdict {
  if (!release) return { kind: 'current' };
  const isTooOld = compareVersions(own.version, release.minimumVersion) < 0;
  const isNewer = compareVersions(own.version, release.version) < 0;
  if (!isTooOld && !isNewer) return { kind: 'current' };
  const artefact = release.artefacts.find(
    ({ platform, architecture }) => platform === own.platform && architecture === own.architecture,
  );
  return { kind: isTooOld ? 'too-old' : 'update', version: release.version, artefact };
}
