import { z } from 'zod';
import { localisedTextSchema, timeSchema } from '../scalars.ts';

/** The systems that the desktop client is built for. */
export const CLIENT_PLATFORMS = ['windows', 'macos', 'linux'] as const;
export type ClientPlatform = (typeof CLIENT_PLATFORMS)[number];
export const CLIENT_ARCHITECTURES = ['x64', 'arm64'] as const;

/** `major.minor.patch` of decimal numbers; nothing of a pre-release is ever offered. */
export const releaseVersionSchema = z
  .string()
  .max(32)
  .regex(/^(?:0|[1-9]\d{0,5})(?:\.(?:0|[1-9]\d{0,5})){2}$/);

/** A name in the release's folder: no path, no dot in front. */
export const artefactNameSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,119}$/);

const artefactFields = {
  platform: z.enum(CLIENT_PLATFORMS),
  architecture: z.enum(CLIENT_ARCHITECTURES),
  file: artefactNameSchema,
  bytes: z.int().positive(),
  /** Of the file, hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Ed25519 over `signedText` of it, base64; null: nobody signed it, and no client installs it by itself. */
  signature: z
    .string()
    .regex(/^[A-Za-z0-9+/]{86}==$/)
    .nullable(),
};
const releaseArtefactSchema = z.strictObject(artefactFields);
export type ReleaseArtefact = z.infer<typeof releaseArtefactSchema>;

/** What the release script writes beside its artefacts, as `release.json`. */
export const releaseManifestSchema = z.strictObject({
  schema: z.literal(1),
  version: releaseVersionSchema,
  /** Older clients have to update before they go on. */
  minimumVersion: releaseVersionSchema,
  publishedAt: timeSchema,
  notes: localisedTextSchema.nullable(),
  artefacts: z.array(releaseArtefactSchema).max(24),
});
export type ReleaseManifest = z.infer<typeof releaseManifestSchema>;

/** What a client and the download page are told; `release` null: nothing is built yet. */
export const clientReleaseSchema = z.strictObject({
  release: z
    .strictObject({
      version: releaseVersionSchema,
      minimumVersion: releaseVersionSchema,
      publishedAt: timeSchema,
      notes: localisedTextSchema.nullable(),
      artefacts: z.array(z.strictObject({ ...artefactFields, url: z.string() })),
    })
    .nullable(),
});
export type ClientRelease = z.infer<typeof clientReleaseSchema>;

/**
 * What the key of the releases signs: everything that says what a file is, so that neither an older installer nor that of
 * another system passes for the newest.
 */
export function signedText(
  version: string,
  { platform, architecture, file, bytes, sha256 }: Omit<ReleaseArtefact, 'signature'>,
): string {
  return ['plumbline-release-1', version, platform, architecture, file, String(bytes), sha256].join('\n');
}
