import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  type ReleaseArtefact,
  type ReleaseManifest,
  releaseManifestSchema,
  signedText,
} from '@plumbline/contract/api/client-release.ts';
import { compareArtefacts, type NamedArtefact, readArtefactName } from './artefact-name.ts';

const MANIFEST = 'release.json';

export interface ReleaseKey {
  readonly privateKey: KeyObject;
  /** SPKI in base64, as a client is built with it. */
  readonly publicKey: string;
}

/** @throws where the file holds no Ed25519 key */
export async function readReleaseKey(file: string): Promise<ReleaseKey> {
  const privateKey = createPrivateKey(await readFile(file));
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error(`${file} holds no Ed25519 key.`);
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64');
  return { privateKey, publicKey };
}

type About = Pick<ReleaseManifest, 'version' | 'minimumVersion' | 'publishedAt' | 'notes'>;

/**
 * Puts installers into a release's folder, with a manifest that says what each is. A folder with the same version keeps what
 * other systems put there, since no system packs for all; another version takes its place. The manifest is written last and whole, so a
 * server that reads the folder meanwhile offers the former release or this one.
 *
 * @param files installers by the names that packing gives them; others are left out
 */
export async function publishArtefacts(
  folder: string,
  files: readonly string[],
  about: About,
  key: ReleaseKey | undefined,
): Promise<ReleaseManifest> {
  await mkdir(folder, { recursive: true });
  const before = await readManifest(folder);
  const added: ReleaseArtefact[] = [];
  for (const path of files) {
    const named = readArtefactName(basename(path), about.version);
    if (!named) continue;
    added.push(await describe(path, named, about.version, key));
    await copyFile(path, join(folder, basename(path)));
  }
  const kept =
    before?.version === about.version
      ? before.artefacts.filter(({ file }) => !added.some((each) => each.file === file))
      : [];
  const manifest = releaseManifestSchema.parse({
    schema: 1,
    ...about,
    artefacts: [...kept, ...added].toSorted(compareArtefacts),
  });
  const path = join(folder, MANIFEST);
  await writeFile(`${path}.new`, `${JSON.stringify(manifest, undefined, 2)}\n`);
  await rename(`${path}.new`, path);
  const listed = new Set(manifest.artefacts.map(({ file }) => file));
  for (const { file } of before?.artefacts ?? [])
    if (!listed.has(file)) await rm(join(folder, file), { force: true });
  return manifest;
}

async function readManifest(folder: string): Promise<ReleaseManifest | undefined> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : releaseManifestSchema.parse(JSON.parse(text));
}

async function describe(
  path: string,
  named: NamedArtefact,
  version: string,
  key: ReleaseKey | undefined,
): Promise<ReleaseArtefact> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  const unsigned = {
    ...named,
    file: basename(path),
    bytes: (await stat(path)).size,
    sha256: hash.digest('hex'),
  };
  const text = Buffer.from(signedText(version, unsigned));
  return { ...unsigned, signature: key ? sign(null, text, key.privateKey).toString('base64') : null };
}
