/**
 * Begins a trace as W3C Trace Context writes it: a number of its own, and nothing of who asks. A server that traces goes on with it,
 * any other takes no notice.
 */
export function newTraceparent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`;
}
