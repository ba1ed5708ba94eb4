import {
  type AiLabels,
  labelsFromJson,
  labelsFromManifest,
  labelsFromXmp,
  labelsXmp,
  mergeLabels,
} from './ai-labels.ts';
import { ascii, asciiAt, joinBytes, utf8, viewOf } from './bytes.ts';
import { type Orientation, orientationExif, readExif } from './exif.ts';
import type { InspectedFile } from './inspected-file.ts';
import { PictureFileError } from './picture-file-error.ts';

const RIFF_HEADER = 12;
const KEPT = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L']);
const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

interface Chunk {
  readonly type: string;
  readonly payload: Uint8Array;
}

/**
 * Walks the chunks of a WebP (RFC 9649). An animated one is kept whole; its first frame is the picture.
 *
 * @throws PictureFileError `IMAGE_BROKEN`
 */
export function inspectWebp(file: Uint8Array): InspectedFile {
  const kept: Chunk[] = [];
  let orientation: Orientation = 1;
  let labels: AiLabels | null = null;

  for (const chunk of readChunks(file)) {
    const { type, payload } = chunk;
    if (KEPT.has(type)) kept.push(chunk);
    if (type === 'EXIF') {
      const exif = readExif(payload);
      orientation = exif.orientation;
      labels = mergeLabels(labels, exif.userComment === null ? null : labelsFromJson(exif.userComment));
    } else if (type === 'XMP ') {
      labels = mergeLabels(labelsFromXmp(new TextDecoder().decode(payload)), labels);
    } else if (type === 'C2PA') {
      labels = mergeLabels(labels, labelsFromManifest(payload));
    }
  }
  const [first] = kept;
  const size = first && readSize(first);
  if (!size) throw new PictureFileError('IMAGE_BROKEN', 'WebP without a picture');
  const chunks = first.type === 'VP8X' ? withMetadata(kept, orientation, labels) : kept;
  return { mime: 'image/webp', ...size, orientation, labels, stripped: joinFile(chunks), repaired: false };
}

/** A WebP with an AI label: one of the simple form becomes an extended one, which alone has room for it. */
export function addWebpLabels(webp: Uint8Array, labels: AiLabels | null): Uint8Array {
  if (!labels) return webp;
  const chunks = [...readChunks(webp)];
  const [first] = chunks;
  const size = first && readSize(first);
  if (!size) throw new PictureFileError('IMAGE_BROKEN', 'WebP without a picture');
  return joinFile(
    withMetadata(first.type === 'VP8X' ? chunks : [extendedHeader(first, size), ...chunks], 1, labels),
  );
}

const HAS_ALPHA = 0x10;

function extendedHeader(
  { type, payload }: Chunk,
  { width, height }: { readonly width: number; readonly height: number },
): Chunk {
  const header = new Uint8Array(10);
  // A lossless picture says itself whether it has alpha: bit 28 of what follows its signature.
  if (type === 'VP8L' && ((viewOf(payload).getUint32(1, true) >>> 28) & 1) === 1) header[0] = HAS_ALPHA;
  const view = viewOf(header);
  view.setUint16(4, (width - 1) & 0xffff, true);
  header[6] = (width - 1) >>> 16;
  view.setUint16(7, (height - 1) & 0xffff, true);
  header[9] = (height - 1) >>> 16;
  return { type: 'VP8X', payload: header };
}

function* readChunks(file: Uint8Array): Generator<Chunk> {
  const view = viewOf(file);
  const end = 8 + view.getUint32(4, true);
  if (end > file.byteLength + 1) throw new PictureFileError('IMAGE_BROKEN', 'WebP cut off');
  for (let at = RIFF_HEADER; at + 8 <= Math.min(end, file.byteLength); ) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > file.byteLength)
      throw new PictureFileError('IMAGE_BROKEN', 'WebP chunk past the end');
    yield { type: asciiAt(file, at, 4), payload: file.subarray(at + 8, at + 8 + length) };
    at += 8 + length + (length & 1);
  }
}

function readSize({ type, payload }: Chunk): { width: number; height: number } | undefined {
  const view = viewOf(payload);
  if (type === 'VP8X' && payload.byteLength >= 10)
    return { width: (view.getUint32(3, true) >>> 8) + 1, height: (view.getUint32(6, true) >>> 8) + 1 };
  if (type === 'VP8 ' && payload.byteLength >= 10)
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  if (type === 'VP8L' && payload.byteLength >= 5) {
    const bits = view.getUint32(1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return undefined;
}

/** Only the extended form can hold metadata, and its flags say which. */
function withMetadata(kept: readonly Chunk[], orientation: Orientation, labels: AiLabels | null): Chunk[] {
  const chunks = kept.map(({ type, payload }) => {
    if (type !== 'VP8X') return { type, payload };
    const flagged = payload.slice();
    const flags = (payload[0] as number) & ~(HAS_EXIF | HAS_XMP);
    flagged[0] = flags | (orientation === 1 ? 0 : HAS_EXIF) | (labels ? HAS_XMP : 0);
    return { type, payload: flagged };
  });
  if (orientation !== 1) chunks.push({ type: 'EXIF', payload: orientationExif(orientation).slice() });
  if (labels) chunks.push({ type: 'XMP ', payload: utf8(labelsXmp(labels)) });
  return chunks;
}

function joinFile(chunks: readonly Chunk[]): Uint8Array {
  const parts = chunks.flatMap(({ type, payload }) => {
    const head = new Uint8Array(8);
    head.set(ascii(type));
    viewOf(head).setUint32(4, payload.byteLength, true);
    return [head, payload, new Uint8Array(payload.byteLength & 1)];
  });
  const file = joinBytes([ascii('RIFF'), new Uint8Array(4), ascii('WEBP'), ...parts]);
  viewOf(file).setUint32(4, file.byteLength - 8, true);
  return file;
}
