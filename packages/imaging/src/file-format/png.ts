import {
  type AiLabels,
  XMP_KEYWORD,
  labelsFromJson,
  labelsFromManifest,
  labelsFromXmp,
  labelsXmp,
  mergeLabels,
} from './ai-labels.ts';
import { ascii, asciiAt, joinBytes, startsWith, utf8, viewOf } from './bytes.ts';
import { type Orientation, orientationExif, readExif } from './exif.ts';
import { crc32 } from './crc32.ts';
import type { Inflate, InspectedFile } from './inspected-file.ts';
import { PictureFileError } from './picture-file-error.ts';

export const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * What the picture itself needs (PNG, third edition, 11.2–11.3) and its physical scale. Text, times, previews and the
 * frames of an animation go: an animated PNG is its default image.
 */
const KEPT = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI pHYs'.split(' '));

/** @throws PictureFileError `IMAGE_BROKEN` */
export function inspectPng(file: Uint8Array, inflate: Inflate): InspectedFile {
  const kept: Uint8Array[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation: Orientation = 1;
  let labels: AiLabels | null = null;
  let finished = false;

  for (const { type, whole, payload } of readChunks(file)) {
    if (type === 'IHDR' && payload.byteLength === 13) {
      const view = viewOf(payload);
      size = { width: view.getUint32(0), height: view.getUint32(4) };
    } else if (type === 'eXIf') {
      const exif = readExif(payload);
      orientation = exif.orientation;
      labels = mergeLabels(labels, exif.userComment === null ? null : labelsFromJson(exif.userComment));
    } else if (type === 'iTXt' || type === 'zTXt' || type === 'tEXt') {
      labels = mergeLabels(labels, labelsFromText(type, payload, inflate));
    } else if (type === 'caBX') {
      labels = mergeLabels(labels, labelsFromManifest(payload));
    }
    if (KEPT.has(type)) kept.push(whole);
    if (type === 'IEND') finished = true;
  }
  const [header, ...rest] = kept;
  if (!header || !size || size.width === 0 || size.height === 0 || !finished)
    throw new PictureFileError('IMAGE_BROKEN', 'PNG without a header or an end');
  const metadata: Uint8Array[] = [];
  if (orientation !== 1) metadata.push(chunk('eXIf', orientationExif(orientation)));
  if (labels) metadata.push(labelsChunk(labels));
  const stripped = joinBytes([PNG_SIGNATURE, header, ...metadata, ...rest]);
  return { mime: 'image/png', ...size, orientation, labels, stripped, repaired: false };
}

/** A PNG with an AI label right after its header; sharp would write a compressed chunk that strict readers miss. */
export function addPngLabels(png: Uint8Array, labels: AiLabels | null): Uint8Array {
  if (!labels) return png;
  const at = PNG_SIGNATURE.byteLength + 12 + viewOf(png).getUint32(PNG_SIGNATURE.byteLength);
  return joinBytes([png.subarray(0, at), labelsChunk(labels), png.subarray(at)]);
}

/** What says of pixels more than their eight bits, or how they are to be shown. */
const TELLING = new Set('PLTE tRNS cHRM gAMA iCCP sBIT cICP mDCV cLLI eXIf acTL'.split(' '));
/** A header of 8-bit red, green and blue, not interlaced. */
const PLAIN_HEADER = Uint8Array.of(8, 2, 0, 0, 0);
/** Bytes that a file may have above its bare pixels. */
const PLAIN_ROOM = 65_536;

/**
 * The same pixels in a file that holds nothing else, neither texts nor times; its pixels are not unpacked.
 *
 * @returns undefined for other files than plain PNGs of 8-bit red, green and blue, and for those larger than their pixels
 */
export function plainPng(file: Uint8Array): Uint8Array | undefined {
  if (!startsWith(file, PNG_SIGNATURE)) return undefined;
  const kept: Uint8Array[] = [PNG_SIGNATURE];
  let last = '';
  try {
    for (const { type, whole, payload } of readChunks(file)) {
      if (TELLING.has(type)) return undefined;
      if (last === '' && !isPlainHeader(type, payload, file.byteLength)) return undefined;
      if (type === 'IHDR' ? last === '' : type === 'IDAT' || type === 'IEND') kept.push(whole);
      last = type;
    }
  } catch {
    return undefined;
  }
  return last === 'IEND' ? joinBytes(kept) : undefined;
}

function isPlainHeader(type: string, payload: Uint8Array, bytes: number): boolean {
  if (type !== 'IHDR' || payload.byteLength !== 13) return false;
  const view = viewOf(payload);
  const most = view.getUint32(4) * (3 * view.getUint32(0) + 1) + PLAIN_ROOM;
  return bytes <= most && startsWith(payload.subarray(8), PLAIN_HEADER);
}

/** Keyword, then five zero bytes: its end, "not compressed", method, no language, no translated keyword. */
function labelsChunk(labels: AiLabels): Uint8Array {
  return chunk('iTXt', joinBytes([ascii(`${XMP_KEYWORD}\0\0\0\0\0`), utf8(labelsXmp(labels))]));
}

function* readChunks(file: Uint8Array): Generator<{ type: string; whole: Uint8Array; payload: Uint8Array }> {
  const view = viewOf(file);
  for (let at = PNG_SIGNATURE.byteLength; at + 12 <= file.byteLength; ) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > file.byteLength) throw new PictureFileError('IMAGE_BROKEN', 'PNG chunk past the end');
    const type = asciiAt(file, at + 4, 4);
    yield { type, whole: file.subarray(at, end), payload: file.subarray(at + 8, end - 4) };
    if (type === 'IEND') return;
    at = end;
  }
}

function labelsFromText(
  type: 'iTXt' | 'zTXt' | 'tEXt',
  payload: Uint8Array,
  inflate: Inflate,
): AiLabels | null {
  const end = payload.indexOf(0);
  const keyword = asciiAt(payload, 0, Math.max(0, end));
  if (keyword !== XMP_KEYWORD && keyword !== 'AIGC') return null;
  const text = readText(type, payload.subarray(end + 1), inflate);
  return keyword === XMP_KEYWORD ? labelsFromXmp(text) : labelsFromJson(text);
}

function readText(type: 'iTXt' | 'zTXt' | 'tEXt', rest: Uint8Array, inflate: Inflate): string {
  if (type === 'tEXt') return new TextDecoder().decode(rest);
  if (type === 'zTXt') return inflateText(rest.subarray(1), inflate);
  const language = rest.indexOf(0, 2);
  const text = rest.subarray(rest.indexOf(0, language + 1) + 1);
  return rest[0] === 1 ? inflateText(text, inflate) : new TextDecoder().decode(text);
}

function inflateText(packed: Uint8Array, inflate: Inflate): string {
  try {
    return new TextDecoder().decode(inflate(packed));
  } catch {
    return '';
  }
}

function chunk(type: string, payload: Uint8Array): Uint8Array {
  const named = joinBytes([ascii(type), payload]);
  const frame = joinBytes([new Uint8Array(4), named, new Uint8Array(4)]);
  viewOf(frame).setUint32(0, payload.byteLength);
  viewOf(frame).setUint32(frame.byteLength - 4, crc32(named));
  return frame;
}
