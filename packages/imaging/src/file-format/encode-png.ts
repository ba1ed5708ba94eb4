import { joinBytes, utf8, viewOf } from './bytes.ts';
import { crc32 } from './crc32.ts';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Rows that are handed over at once: enough to keep the compressor busy, little memory. */
const BATCH = 64;
/** PNG colour types by samples a pixel. */
const COLOUR_TYPES = { 1: 0, 3: 2, 4: 6 } as const;

export interface PngOptions {
  readonly width: number;
  readonly height: number;
  /** 8-bit samples a pixel: grey, RGB, RGBA with straight alpha. */
  readonly channels: keyof typeof COLOUR_TYPES;
  /** Bits a sample, 8 where absent; 16 are written the larger byte first, without a filter. */
  readonly bits?: 8 | 16;
  /** `sub`: each sample as its difference from the pixel before, which packs photographs better than they are. */
  readonly filter: 'none' | 'sub';
  /** A file that grows larger is given up. */
  readonly maxBytes?: number;
}

/**
 * A PNG, written row by row, so that a picture of 5000 × 5000 px never stands in memory beside itself. Undefined where it
 * would be larger than `maxBytes`.
 *
 * @param writeRow puts the samples of row `y` into the given bytes
 */
export async function encodePng(
  { width, height, channels, bits = 8, filter, maxBytes = Number.POSITIVE_INFINITY }: PngOptions,
  writeRow: (y: number, row: Uint8Array) => void,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const header = new Uint8Array(13);
  const view = viewOf(header);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = bits;
  header[9] = COLOUR_TYPES[channels];
  const packed = await pack(
    rowsOf((width * channels * bits) / 8, height, (y, row) => {
      writeRow(y, row);
      if (filter === 'sub') subtract(row, channels);
      return filter === 'sub' ? 1 : 0;
    }),
    maxBytes,
  );
  if (!packed) return undefined;
  return joinBytes([
    SIGNATURE,
    chunk('IHDR', header),
    ...packed.map((part) => chunk('IDAT', part)),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

function rowsOf(
  pitch: number,
  height: number,
  fill: (y: number, row: Uint8Array) => number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let next = 0;
  return new ReadableStream({
    pull(controller) {
      const count = Math.min(BATCH, height - next);
      if (count <= 0) {
        controller.close();
        return;
      }
      const bytes = new Uint8Array(count * (pitch + 1));
      for (let index = 0; index < count; index += 1) {
        // Each row begins with its filter.
        const at = index * (pitch + 1);
        bytes[at] = fill(next + index, bytes.subarray(at + 1, at + 1 + pitch));
      }
      next += count;
      controller.enqueue(bytes);
    },
  });
}

async function pack(
  rows: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
): Promise<Uint8Array[] | undefined> {
  const reader = rows.pipeThrough(new CompressionStream('deflate')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts;
    parts.push(value);
    size += value.byteLength + 12;
    if (size > maxBytes) {
      await reader.cancel();
      return undefined;
    }
  }
}

function subtract(row: Uint8Array, channels: number): void {
  for (let at = row.length - 1; at >= channels; at -= 1)
    row[at] = (row[at] as number) - (row[at - channels] as number);
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const named = joinBytes([utf8(name), content]);
  const frame = new Uint8Array(content.length + 12);
  const view = viewOf(frame);
  view.setUint32(0, content.length);
  frame.set(named, 4);
  view.setUint32(content.length + 8, crc32(named));
  return frame;
}
