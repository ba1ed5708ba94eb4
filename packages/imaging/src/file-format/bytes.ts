/** Reading and joining bytes; readers answer 0 or '' past the end, so that callers check lengths once. */

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function asciiAt(bytes: Uint8Array, at: number, length: number): string {
  return latin1(bytes.subarray(Math.max(0, at), Math.max(0, at + length)));
}

export function startsWith(bytes: Uint8Array, start: Uint8Array): boolean {
  return bytes.byteLength >= start.byteLength && start.every((byte, at) => bytes[at] === byte);
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.byteLength;
  }
  return joined;
}

export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Arguments that a call takes without trouble. */
const AT_ONCE = 8192;

/** Each byte as the character of its number. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.byteLength; at += AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return text;
}
