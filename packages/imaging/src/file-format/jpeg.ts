import {
  type AiLabels,
  XMP_SIGNATURE,
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

const SOI = Uint8Array.of(0xff, 0xd8);
const END = Uint8Array.of(0xff, 0xd9);
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP11 = 0xeb;
const APP14 = 0xee;
const APP15 = 0xef;
const COM = 0xfe;
const SOS = 0xda;
const EOI = 0xd9;
/** More scans than any encoder writes: each costs a pass over the whole picture (a decompression bomb). */
const MOST_SCANS = 100;

/**
 * Walks the segments of a JPEG (ITU-T T.81, annex B). Of the application segments only the JFIF header, the ICC profile
 * and the Adobe marker (it tells RGB from YCbCr and CMYK from YCCK) stay.
 *
 * @throws PictureFileError `IMAGE_BROKEN`
 */
export function inspectJpeg(file: Uint8Array): InspectedFile {
  const header: Uint8Array[] = [];
  const body: Uint8Array[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation: Orientation = 1;
  let labels: AiLabels | null = null;
  let scans = 0;
  let ended = false;

  for (const { marker, whole, payload } of readSegments(file)) {
    if (marker === APP1 && asciiAt(payload, 0, 6) === 'Exif\0\0') {
      const exif = readExif(payload);
      orientation = exif.orientation;
      labels = mergeLabels(labels, exif.userComment === null ? null : labelsFromJson(exif.userComment));
    } else if (marker === APP1 && asciiAt(payload, 0, XMP_SIGNATURE.length) === XMP_SIGNATURE) {
      const xmp = new TextDecoder().decode(payload.subarray(XMP_SIGNATURE.length));
      labels = mergeLabels(labelsFromXmp(xmp), labels);
    } else if (marker === APP11) {
      labels = mergeLabels(labels, labelsFromManifest(payload));
    }
    if (isFrameHeader(marker) && payload.byteLength >= 6) {
      size ??= { height: viewOf(payload).getUint16(1), width: viewOf(payload).getUint16(3) };
    }
    if (marker === SOS) scans += 1;
    if (marker === EOI) ended = true;
    if (marker === APP0 && asciiAt(payload, 0, 5) === 'JFIF\0') header.push(withoutJfifThumbnail(whole));
    else if (isKept(marker, payload)) body.push(whole);
  }
  if (!size || size.width === 0 || size.height === 0 || scans === 0 || scans > MOST_SCANS)
    throw new PictureFileError(
      'IMAGE_BROKEN',
      `JPEG with ${scans} scans and ${size ? 'a' : 'no'} frame header`,
    );
  const metadata: Uint8Array[] = [];
  if (orientation !== 1)
    metadata.push(segment(APP1, joinBytes([ascii('Exif\0\0'), orientationExif(orientation)])));
  if (labels) metadata.push(labelsSegment(labels));
  const stripped = joinBytes([SOI, ...header, ...metadata, ...body, ...(ended ? [] : [END])]);
  return { mime: 'image/jpeg', ...size, orientation, labels, stripped, repaired: !ended };
}

/** A JPEG with an AI label behind its JFIF header. */
export function addJpegLabels(jpeg: Uint8Array, labels: AiLabels | null): Uint8Array {
  if (!labels) return jpeg;
  const at = jpeg[3] === APP0 ? 4 + viewOf(jpeg).getUint16(4) : 2;
  return joinBytes([jpeg.subarray(0, at), labelsSegment(labels), jpeg.subarray(at)]);
}

function labelsSegment(labels: AiLabels): Uint8Array {
  return segment(APP1, joinBytes([ascii(XMP_SIGNATURE), utf8(labelsXmp(labels))]));
}

interface Segment {
  readonly marker: number;
  /** Marker, length and payload; of a scan its compressed data too. */
  readonly whole: Uint8Array;
  readonly payload: Uint8Array;
}

/** Segments from the start to the end-of-image marker; the end may be missing. */
function* readSegments(file: Uint8Array): Generator<Segment> {
  const view = viewOf(file);
  let at = 2;
  while (at < file.byteLength) {
    if (file[at] !== 0xff) {
      // Stray bytes between segments: decoders skip them, and so do we.
      at = nextMarker(file, at);
      continue;
    }
    const marker = file[at + 1];
    if (marker === undefined) return;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      yield { marker, whole: file.subarray(at, at + 2), payload: new Uint8Array() };
      return;
    }
    if (marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd7)) {
      at += 2;
      continue;
    }
    const length = at + 4 <= file.byteLength ? view.getUint16(at + 2) : 0;
    const end = at + 2 + length;
    if (length < 2 || end > file.byteLength)
      throw new PictureFileError('IMAGE_BROKEN', 'JPEG segment past the end');
    const stop = marker === SOS ? nextMarker(file, end) : end;
    yield { marker, whole: file.subarray(at, stop), payload: file.subarray(at + 4, end) };
    at = stop;
  }
}

/** The next marker that ends a scan: stuffed zeros and restart markers belong to the data. */
function nextMarker(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.byteLength;
}

function isFrameHeader(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function isKept(marker: number, payload: Uint8Array): boolean {
  if (marker === APP2) return asciiAt(payload, 0, 12) === 'ICC_PROFILE\0';
  if (marker === APP14) return asciiAt(payload, 0, 5) === 'Adobe';
  return marker !== COM && (marker < APP0 || marker > APP15);
}

/** The JFIF header may hold a small copy of the picture: its two size bytes and the pixels are dropped. */
function withoutJfifThumbnail(whole: Uint8Array): Uint8Array {
  if (whole.byteLength <= 18) return whole;
  const payload = whole.slice(4, 18);
  payload.fill(0, 12);
  return segment(APP0, payload);
}

function segment(marker: number, payload: Uint8Array): Uint8Array {
  const length = payload.byteLength + 2;
  return joinBytes([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), payload]);
}
