/**
 * A fresh key for one changing call. `crypto.randomUUID` exists only in secure contexts, and a studio on a local
 * network is often served over plain http.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
