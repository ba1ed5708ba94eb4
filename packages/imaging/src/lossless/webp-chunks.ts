/** A part of a WebP file. */
export interface WebpChunk {
  /** Four characters, as `VP8L`. */
  readonly type: string;
  readonly data: Uint8Array;
}

const HEADER_LENGTH = 12;

/** The chunks of a WebP file, in their order. Undefined where one goes past the end. */
export function readWebpChunks(file: Uint8Array): WebpChunk[] | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: WebpChunk[] = [];
  for (let at = HEADER_LENGTH; at + 8 <= file.byteLength; ) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size;
    if (end > file.byteLength) return undefined;
    chunks.push({
      type: String.fromCharCode(...file.subarray(at, at + 4)),
      data: file.subarray(at + 8, end),
    });
    at = end + (size & 1);
  }
  return chunks;
}

/** A WebP file of these chunks. */
export function joinWebpChunks(chunks: readonly WebpChunk[]): Uint8Array {
  const size = chunks.reduce((sum, { data }) => sum + 8 + data.byteLength + (data.byteLength & 1), 4);
  const file = new Uint8Array(8 + size);
  const view = new DataView(file.buffer);
  file.set([0x52, 0x49, 0x46, 0x46]);
  view.setUint32(4, size, true);
  file.set([0x57, 0x45, 0x42, 0x50], 8);
  let at = HEADER_LENGTH;
  for (const { type, data } of chunks) {
    file.set(
      [...type].map((letter) => letter.charCodeAt(0)),
      at,
    );
    view.setUint32(at + 4, data.byteLength, true);
    file.set(data, at + 8);
    at += 8 + data.byteLength + (data.byteLength & 1);
  }
  return file;
}
