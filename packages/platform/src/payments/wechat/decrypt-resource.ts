import { createDecipheriv } from 'node:crypto';
import { z } from 'zod';

export const encryptedResourceSchema = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  ciphertext: z.string(),
  associated_data: z.string().optional(),
  nonce: z.string(),
});
export type EncryptedResource = z.output<typeof encryptedResourceSchema>;

const TAG_BYTES = 16;

/**
 * Opens the resource of a notice: AES-256-GCM, nonce and associated data as UTF-8, the tag at the ciphertext's end.
 *
 * @param key the merchant's APIv3 key, 32 bytes
 * @throws where it was changed or sealed with another key
 */
export function decryptResource(resource: EncryptedResource, key: Uint8Array): string {
  const { ciphertext, associated_data: associated = '', nonce } = resource;
  const bytes = Buffer.from(ciphertext, 'base64');
  if (bytes.length < TAG_BYTES) throw new Error('the ciphertext is shorter than its tag');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(associated));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
}
