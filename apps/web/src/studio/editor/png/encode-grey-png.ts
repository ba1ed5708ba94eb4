import { crc32 } from './crc32.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Rows that are handed over at once: enough to keep the compressor busy, little memory. */
const BATCH = 64;

/**
 * An 8-bit grey PNG, written row by row, so that a mask of 5000 × 5000 px never stands in memory as a picture.
 *
 * @param writeRow puts the values of row `y` into the given bytes
 */
export async function encodeGreyPng(
  width: number,
  height: number,
  writeRow: (y: number, row: Uint8Array) => void,
): Promise<Blob> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // 8 bits a sample, grey, no interlace.
  header[8] = 8;
  let next = 0;
  const rows = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const count = Math.min(BATCH, height - next);
      if (count <= 0) {
        controller.close();
        return;
      }
      const bytes = new Uint8Array(count * (width + 1));
      for (let row = 0; row < count; row += 1) {
        // Each row begins with its filter: none.
        const from = row * (width + 1) + 1;
        writeRow(next + row, bytes.subarray(from, from + width));
      }
      next += count;
      controller.enqueue(bytes);
    },
  });
  const packed = await new Response(rows.pipeThrough(new CompressionStream('deflate'))).arrayBuffer();
  return new Blob(
    [
      SIGNATURE,
      chunk('IHDR', header),
      chunk('IDAT', new Uint8Array(packed)),
      chunk('IEND', new Uint8Array(0)),
    ],
    { type: 'image/png' },
  );
}

function chunk(name: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(content.length + 12);
  const view = new DataView(bytes.buffer);
  const type = new TextEncoder().encode(name);
  view.setUint32(0, content.length);
  bytes.set(type, 4);
  bytes.set(content, 8);
  view.setUint32(content.length + 8, crc32(type, content));
  return bytes;
}
