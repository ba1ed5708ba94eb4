import { type KeyObject, X509Certificate, createPrivateKey, createPublicKey } from 'node:crypto';

/**
 * Reads a private key as providers hand it out: PEM (PKCS#8 or PKCS#1), also with its line breaks written as `\n`, or
 * the bare base64 that Alipay's key tool shows.
 *
 * @throws where it is none
 */
export function readPrivateKey(text: string): KeyObject {
  const pem = asPem(text);
  if (pem !== undefined) return createPrivateKey(pem);
  const der = { key: Buffer.from(text, 'base64'), format: 'der' } as const;
  try {
    return createPrivateKey({ ...der, type: 'pkcs8' });
  } catch {
    return createPrivateKey({ ...der, type: 'pkcs1' });
  }
}

/** The same for a public key; a certificate gives the key that is in it. */
export function readPublicKey(text: string): KeyObject {
  const pem = asPem(text);
  return createPublicKey(pem ?? { key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
}

/** The public keys of certificates in PEM, one after the other, by serial number. */
export function readCertificates(text: string): Map<string, KeyObject> {
  const blocks = asPem(text)?.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  const certificates = blocks.map((block) => new X509Certificate(block));
  if (certificates.length === 0) throw new Error('no certificate');
  return new Map(certificates.map(({ serialNumber, publicKey }) => [serialNumber, publicKey]));
}

function asPem(text: string): string | undefined {
  return text.includes('-----BEGIN') ? text.replaceAll('\\n', '\n') : undefined;
}
