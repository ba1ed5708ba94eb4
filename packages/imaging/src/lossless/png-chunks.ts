/** A part of a PNG file. */
export interface PngChunk {
  /** Four letters, as `IHDR`. */
  readonly type: string;
  /** Length, type, data and checksum. */
  readonly whole: Uint8Array;
}

const SIGNATURE_LENGTH = 8;

/** The chunks of a PNG file, in their order. Undefined where one goes past the end. */
export function readPngChunks(file: Uint8Array): PngChunk[] | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: PngChunk[] = [];
  for (let at = SIGNATURE_LENGTH; at < file.byteLength; ) {
    if (at + 12 > file.byteLength) return undefined;
    const end = at + 12 + view.getUint32(at);
    if (end > file.byteLength) return undefined;
    chunks.push({
      type: String.fromCharCode(...file.subarray(at + 4, at + 8)),
      whole: file.subarray(at, end),
    });
    at = end;
  }
  return chunks;
}

/** A PNG file of these chunks; `file` gives the signature. */
export function joinPngChunks(file: Uint8Array, chunks: readonly PngChunk[]): Uint8Array {
  const parts = [file.subarray(0, SIGNATURE_LENGTH), ...chunks.map(({ whole }) => whole)];
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.byteLength;
  }
  return joined;
}
