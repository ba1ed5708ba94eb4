/** Reading and joining bytes; readers answer 0 or '' past the end, so that callers check lengths once. */

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export function asciiAt(bytes: Uint8Array, at: number, length: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', at, at + length);
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
  return Buffer.from(text, 'latin1');
}
