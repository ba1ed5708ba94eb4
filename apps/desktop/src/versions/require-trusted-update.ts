import { createHash, createPublicKey, verify } from 'node:crypto';
import { type ReleaseArtefact, signedText } from '@plumbline/contract/api/client-release.ts';
import { AppError } from '@plumbline/contract/errors/app-error.ts';
import { compareVersions } from './judge-version.ts';

interface Update {
  readonly version: string;
  readonly artefact: ReleaseArtefact;
  readonly bytes: Uint8Array;
}

/**
 * The policy of updates: what is installed was signed by the key of the releases that this client was built with, is newer than
 * it, and is byte for byte what was signed. The server that offers it is believed in nothing: it can hold an update back and no
 * more. Ed25519 (RFC 8032).
 *
 * @param publicKey SPKI in base64; empty: this build knows no key, and installs nothing by itself
 * @throws AppError `UPDATE_NOT_TRUSTED`
 */
export function requireTrustedUpdate(
  own: { readonly version: string; readonly publicKey: string },
  { version, artefact, bytes }: Update,
): void {
  const refuse = (why: string): never => {
    throw new AppError('UPDATE_NOT_TRUSTED', `${artefact.file}: ${why}`);
  };
  if (own.publicKey === '') refuse('this build has no release key');
  if (artefact.signature === null) refuse('it is not signed');
  if (compareVersions(version, own.version) <= 0) refuse(`${version} is not newer than ${own.version}`);
  if (bytes.length !== artefact.bytes) refuse(`${bytes.length} bytes instead of ${artefact.bytes}`);
  const digest = createHash('sha256').update(bytes).digest('hex');
  if (digest !== artefact.sha256) refuse('another checksum');
  const signature = Buffer.from(artefact.signature ?? '', 'base64');
  if (!isSigned(own.publicKey, signedText(version, artefact), signature))
    refuse('not signed by the release key');
}

function isSigned(publicKey: string, text: string, signature: Buffer): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' && verify(null, Buffer.from(text), key, signature);
  } catch {
    return false;
  }
}
